// Articles that belong to a place, a trade or to all of a kind: vado alla stazione, faccio il medico, tutti i giorni.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { fitsSound } from './articles.ts';

/** Places one goes to with "a" and the article. */
const PLACES =
  /^(?:cinema|bar|ristorante|parco|supermercato|stadio|stazione|posta|spiaggia|mercato|museo|aeroporto|ospedale|università|estero|asilo|bagno|concerto|festa|lago|fiume|porto|circo|zoo|municipio|ufficio|farmacia|fermata|agenzia|questura|poste|mare|luna)$/;

const TRADES =
  /^(?:medico|autista|cameriere|cameriera|muratore|infermiere|infermiera|parrucchiere|parrucchiera|avvocato|maestro|maestra|idraulico|elettricista|cuoco|cuoca|commesso|commessa|badante|contadino|contadina|falegname|meccanico|operaio|operaia|panettiere|fornaio|poliziotto|segretaria|impiegato|impiegata|insegnante|giardiniere|pittore|camionista|postino|bidello|bidella|magazziniere|barista|barbiere|sarto|sarta|pescatore|muratrice|tassista|saldatore)$/;

/** The article that the noun takes, in the number given. */
function articleFor(m: Match, name: string, isPlural: boolean): string | undefined {
  const noun = m.token(name);
  const genders = noun.readings.reduce(
    (sum, { pos, features }) => (pos === Pos.noun ? sum | (features & (Feature.masculine | Feature.feminine)) : sum),
    0,
  );
  const isFeminine = genders === Feature.feminine;
  if (!isFeminine && (genders & Feature.masculine) === 0) return undefined;
  const forms = isPlural ? (isFeminine ? ['le'] : ['i', 'gli']) : isFeminine ? ['la', "l'"] : ['il', 'lo', "l'"];
  return forms.find((each) => fitsSound(each, noun));
}

const TO: Readonly<Record<string, string>> = { il: 'al', lo: 'allo', la: 'alla', "l'": "all'" };

const glued = (article: string, noun: string): string =>
  article.endsWith("'") ? article + noun : `${article} ${noun}`;

/** vado a stazione; fa medico; tutti giorni. */
export const neededArticle = defineRule({
  id: 'it.articles.needed',
  patterns: [
    [
      lemmas('andare venire arrivare tornare essere stare lavorare correre restare rimanere portare accompagnare').as(
        'verb',
      ),
      words('già subito ancora sempre oggi ieri domani anche tutti').repeat(0, 1),
      words('a ad').as('preposition').mark(),
      form(PLACES).and(uncapitalised()).as('place').mark(),
    ],
    [
      lemmas('fare').and(can(Pos.verb)).except(can(Pos.noun)),
      words('già sempre ancora').repeat(0, 1),
      form(TRADES).and(uncapitalised()).as('trade').mark(),
    ],
    [
      words('tutti tutte entrambi entrambe').as('all').mark(),
      tagged(Pos.noun, Feature.plural)
        .except(
          oneOf(
            can(Pos.noun, Feature.singular),
            can(Pos.adjective),
            can(Pos.verb),
            form(/^(?:insieme|cose|intenti|titoli|effetti)$/),
          ),
        )
        .and(uncapitalised())
        .as('noun')
        .mark(),
    ],
  ],
  where: (m) => {
    if (m.names('trade')) return !/^(?:che|da|far|mi|ti|si|lo|la|li|le)$/.test(m.before()?.lower ?? '');
    if (m.names('place'))
      return (
        !(m.after()?.pos === Pos.properNoun && m.token('place').lower === 'posta') &&
        (m.token('place').lower !== 'mare' || isMarkOrEnd(m.after()))
      );
    const before = m.before();
    const [all, noun] = [m.token('all').lower, m.token('noun')];
    const isFeminine = all.endsWith('e');
    const agrees = noun.readings.some(
      ({ pos, features }) => pos === Pos.noun && (features & (isFeminine ? Feature.feminine : Feature.masculine)) !== 0,
    );
    // "sono tutti amici", "di tutti tipi": what they are, and how
    return agrees && (before === undefined || /^(?:,|per|e|ma|da|in|a)$/.test(before.lower));
  },
  unless: {
    'set phrases': {
      when: (m) => m.names('all') && /^(?:a|in|di)$/.test(m.before()?.lower ?? '') && m.token('all').lower === 'tutte',
      right: 'È una persona a tutte lettere onesta.',
    },
  },
  suggest: (m) => {
    if (m.names('place')) {
      const article = articleFor(m, 'place', false);
      return article === undefined ? [] : [glued(TO[article] ?? '', m.text('place'))];
    }
    const name = m.names('trade') ? 'trade' : 'noun';
    const article = articleFor(m, name, name === 'noun');
    if (article === undefined) return [];
    return [name === 'trade' ? glued(article, m.text('trade')) : `${m.text('all')} ${article} ${m.text('noun')}`];
  },
  wrong: [
    ['Ieri sono andato a stazione con mio zio.', 'Ieri sono andato alla stazione con mio zio.'],
    ['Domani andiamo tutti a cinema.', 'Domani andiamo tutti al cinema.'],
    ['Mio fratello fa medico in un ospedale.', 'Mio fratello fa il medico in un ospedale.'],
    ['Tutti giorni mi alzo alle sei.', 'Tutti i giorni mi alzo alle sei.'],
    ['Entrambi ragazzi hanno preso il massimo.', 'Entrambi i ragazzi hanno preso il massimo.'],
  ],
  right: [
    'Siamo andati a teatro.',
    'Fa il medico.',
    'È un fatto medico ben noto.',
    'I miei cugini sono tutti infermieri.',
    'Tutte cose già viste.',
    'Tutti insieme siamo usciti.',
    'Tutti quanti lo sanno.',
  ],
});
