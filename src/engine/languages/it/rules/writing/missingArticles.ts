// Articles that are missing: before a possessive (in nostro palazzo) or a year (in 1998).
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  lemmas,
  number,
  oneOf,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

const POSSESSIVE =
  'mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre';

/** Relatives, who stand without an article in the singular. */
const KIN =
  /^(?:padre|madre|papà|babbo|mamma|figli[oa]|fratell(?:o|in[oa]|astro)|sorell(?:a|ina|astra)|marito|moglie|zi[oa]|nonn[oa]|bisnonn[oa]|trisnonn[oa]|cugin[oa]|nipot(?:e|in[oa])|cognat[oa]|suocer[oa]|genero|nuora|patrigno|matrigna|figliastr[oa]|consuocer[oa]|prozi[oa]|compagn[oa])$/;

/** Nouns of set phrases without an article: a mio parere, in suo favore, per tua fortuna. */
const SET =
  /^(?:parere|avviso|giudizio|agio|favore|nome|carico|discapito|danno|vantaggio|svantaggio|piacimento|modo|tempo|scapito|beneficio|conto|possesso|onore|aiuto|soccorso|assenza|presenza|tramite|iniziativa|scelta|volontà|proprietà|competenza|gradimento|interesse|conoscenza|pugno|mano|uso|consumo|informazione|fortuna|sfortuna|disgrazia|colpa|causa|natura|norma|sorpresa|rammarico|stupore|dispiacere|gioia|disposizione|insaputa|memoria|richiesta|cura|spese|spesa|difesa|difese|discolpa|vece|potere|confronto|confronti|riguardo|volta|pari|simili|malgrado|dire|maggior|maggiore|grande|gusto|appannaggio|immagine|misura|rischio|casa|arbitrio|credito|debito|sostegno|supporto|sostituzione|sponte|custodia|compagnia|balia|mente|vita|fianco|piacere|santità|persona|veste|qualità|occasione|prova|lode|testa)$/;

/** The article that joins a preposition, by the ending of the possessive. */
const ARTICLES: Readonly<Record<string, readonly [string, string]>> = {
  o: ['il', 'l'],
  a: ['la', 'lla'],
  i: ['i', 'i'],
  e: ['le', 'lle'],
};
const STEMS: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** A preposition with the article for a word of this ending: nel, della, con i. */
function joined(preposition: string, ending: string): string {
  const [article, tail] = ARTICLES[ending] ?? ['il', 'l'];
  const stem = STEMS[preposition];
  return stem ? stem + tail : `${preposition} ${article}`.trimStart();
}

function hasPlace(m: Match): boolean {
  const noun = m.token('noun');
  const possessive = m.token('possessive');
  const isPlural = /[ie]$/.test(possessive.lower);
  if (!reads(noun, Pos.noun, isPlural ? Feature.plural : Feature.singular) || SET.test(noun.lower)) return false;
  if (
    (!isPlural && KIN.test(noun.lower)) ||
    noun.text !== noun.lower ||
    (possessive.index > 0 && possessive.text !== possessive.lower)
  )
    return false;
  // "un gruppo di suoi amici"
  if (isPlural && m.names('preposition') && m.token('preposition').lower === 'di') return false;
  const next = m.after();
  return !(next?.pos === Pos.noun && next.text === next.lower) && next?.kind !== 'masked';
}

/** Whether the number is a year and stands alone: in 1998; not "in 2000 casi". */
function isYear(m: Match): boolean {
  const next = m.after();
  if (!/^(?:1[1-9]|20)\d\d$/.test(m.text('year'))) return false;
  if (
    next &&
    next.kind !== 'punctuation' &&
    (next.pos === Pos.noun || next.pos === Pos.adjective || next.kind !== 'word')
  )
    return false;
  return next === undefined || next.text === '.' || next.text === ',' || next.kind === 'word';
}

const noun = tagged([Pos.noun, Pos.adjective]).and(can(Pos.noun)).and(uncapitalised());

/** Verbs that have an object; not those after which a possessive says what somebody is. */
const actVerb = tagged(Pos.verb).except(
  lemmas(
    'essere diventare divenire sembrare chiamare dire fare considerare nominare eleggere restare rimanere ritenere credere definire',
  ),
);

/** in nostro palazzo, con mia amica; nato in 1998. */
export const missingArticle = defineRule({
  id: 'it.articles.missing',
  patterns: [
    [
      words('di a da in su con per tra fra').and(uncapitalised()).as('preposition').mark(),
      words(POSSESSIVE).as('possessive').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      noun.as('noun'),
    ],
    [actVerb, words(POSSESSIVE).as('possessive').mark(), tagged(Pos.adjective).repeat(0, 1), noun.as('noun')],
    [
      sentenceStart(),
      words(POSSESSIVE).as('possessive').mark(),
      noun.as('noun'),
      oneOf(tagged(Pos.verb), tagged(Pos.auxiliary), word('non')),
    ],
    [word('in').as('preposition').mark(), number().as('year').mark()],
  ],
  where: (m) => {
    if (m.names('year')) return isYear(m);
    return hasPlace(m);
  },
  suggest: (m) => {
    const preposition = m.names('preposition') ? m.token('preposition').lower : '';
    const name = m.names('year') ? 'year' : 'possessive';
    const ending = name === 'possessive' ? m.token('possessive').lower.slice(-1) : 'o';
    return [`${joined(preposition, ending)} ${m.token(name).lower}`];
  },
  wrong: [
    ['Abita in nostro palazzo da due anni.', 'Abita nel nostro palazzo da due anni.'],
    ['Lavoro spesso con mio vicino.', 'Lavoro spesso con il mio vicino.'],
    ['Il capo è contento di mio lavoro.', 'Il capo è contento del mio lavoro.'],
    ['Ieri ho ritrovato mie vecchie foto.', 'Ieri ho ritrovato le mie vecchie foto.'],
    ['Mio quaderno costa due euro.', 'Il mio quaderno costa due euro.'],
    ['La ditta è nata in 1931.', 'La ditta è nata nel 1931.'],
  ],
  right: [
    'Sono diventati miei amici.',
    'Mia sorella lavora a Pisa.',
    'A mio parere è troppo tardi.',
    'Parlo spesso con mia madre.',
    'La lettera è in suo possesso.',
    'In 1200 casi su 3000 è andata bene.',
    'Il bambino è in mia custodia.',
  ],
});
