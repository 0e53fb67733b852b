// Prepositions that merge with the article, and nouns after a number.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, number, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';

const ARTICLES = ['il', 'lo', 'la', 'i', 'gli', 'le', "l'"] as const;
const STEMS: Readonly<Record<string, string>> = { a: 'a', di: 'de', da: 'da', in: 'ne' };
const ENDINGS: Readonly<Record<(typeof ARTICLES)[number], string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
  "l'": "ll'",
};

/** a il lavoro, di la casa, in gli anni. */
export const articulated = defineRule({
  id: 'it.prepositions.articulated',
  pattern: [
    words('a di da in').as('preposition').mark(),
    words(ARTICLES.join(' ')).as('article').mark(),
    tagged([Pos.noun, Pos.adjective, Pos.numeral, Pos.determiner]),
  ],
  where: (m) => {
    const article = m.token('article');
    // A title or a name keeps its article: "di La Spezia", "a la carte".
    return article.text === article.lower && m.after()?.lower !== 'carte' && m.before()?.lower !== 'al';
  },
  suggest: (m) => {
    const stem = STEMS[m.token('preposition').lower] ?? '';
    const ending = ENDINGS[m.token('article').lower as (typeof ARTICLES)[number]] ?? '';
    return [stem + ending];
  },
  wrong: [
    ['Domani torno a il lavoro.', 'Domani torno al lavoro.'],
    ['Le chiavi di la macchina sono sul tavolo.', 'Le chiavi della macchina sono sul tavolo.'],
    ['Siamo arrivati da il mare alle otto.', 'Siamo arrivati dal mare alle otto.'],
  ],
  right: ['Vado a La Spezia.', 'Provo a farlo domani.', 'Con il tempo passa.'],
});

/** Months occur in dates, and per cent has no plural. */
const MONTHS =
  /^(?:percento|(?:gennai|febbrai|marz|april|maggi|giugn|lugli|agost|settembr|ottobr|novembr|dicembr)[eo])$/;

const counted = can(Pos.noun, Feature.singular)
  .and(form(/[oae]$/))
  .and(uncapitalised())
  .except(can(Pos.noun, Feature.plural))
  .except(can(Pos.verb))
  .except(can(Pos.adjective))
  .as('noun')
  .mark();

/** due chilo, tre mela. */
export const numberNoun = defineRule({
  id: 'it.agreement.number-noun',
  patterns: [
    [
      words('due tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta cento').as('number'),
      counted,
    ],
    [number().as('number'), counted],
  ],
  // whole numbers from 2 to 1000: no years, times or dates
  where: (m) => {
    const { kind, lower } = m.token('number');
    return kind !== 'number' || /^(?:[2-9]|[1-9]\d|[1-9]00)$/.test(lower);
  },
  unless: {
    'a month, or per cent': {
      when: (m) => MONTHS.test(m.token('noun').lower),
      right: 'Oggi, 3 settembre, compie gli anni.',
    },
    'not a count': {
      when: (m) =>
        /^(?:il|del|dal|al|alle|dalle|delle|ore|numero|pagina|capitolo|via|piazza|articolo|punto|su|per|e)$/.test(
          m.sentence.tokens[m.token('number').index - 1]?.lower ?? '',
        ),
      right: 'Lo dice l’articolo 5 comma 2.',
    },
  },
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['Compra due bottiglia di acqua.', 'Compra due bottiglie di acqua.'],
    ['Abbiamo prenotato tre notte in albergo.', 'Abbiamo prenotato tre notti in albergo.'],
    ['Mi servono 4 sedia per la cena.', 'Mi servono 4 sedie per la cena.'],
  ],
  right: [
    'Comprami 1 bottiglia di latte.',
    'Costa dieci euro.',
    'La figura 7 mostra la mappa.',
    'Disse tre sole parole.',
  ],
});
