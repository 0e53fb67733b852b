// Verbs before their subject: mancano le viti, dalla strada si sentivano le moto, c'erano i rumori.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemma, lemmas, oneOf, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { recordsOf } from '../../../../rules/wordRows.ts';
import { subjectBefore } from '../../reading/clauseSubjects.ts';
import { inPerson, statementReadings, TIME } from '../../reading/clauses.ts';
import { isAnd, isPreposition } from '../../reading/clauseWords.ts';
import {
  articulatedPhraseAt,
  isArticulated,
  type NounPhrase,
  nounPhraseAt,
  numberOf,
} from '../../reading/nounPhrases.ts';
import invertingVerbs from '../../rows/invertingVerbs.words.tsv';

const THEY = Feature.third | Feature.plural;

const singular = oneOf(
  can(Pos.verb, Feature.third | Feature.singular | Feature.indicative),
  can(Pos.verb, Feature.third | Feature.singular | Feature.conditional),
);

const ofKind = (kind: string) =>
  lemma(...recordsOf(invertingVerbs).flatMap((row) => (row.kind === kind ? row.word.split(' ') : [])));

const adverb = words(
  'anche ancora solo soltanto solamente sempre già pure spesso oggi più poi almeno circa ormai quasi',
).repeat(0, 2);

/** Nouns that say how long, how much or how often, not who or what. */
const MEASURE =
  /^(?:euro|chilometri|km|metri|chili|lire|dollari|gradi|passi|litri|pagine|punti|cifre|occhi|franchi|volte|ore|lunghe)$/;

/** Times that are counted: "ci vuole due ore", "basta sette minuti". */
const COUNTED = /^(?:secondi|minuti|ore|giorni|settimane|mesi|anni)$/;

/** Verbs that say how much is needed or left. */
const NEEDED = new Set(['volere', 'bastare', 'mancare', 'servire', 'occorrere']);

/** Whether the verb says how much time is needed: its subject is the time itself. */
const isCounted = (m: Match, { head, from }: NounPhrase): boolean =>
  COUNTED.test(head.lower) &&
  (m.sentence.tokens[from]?.kind === 'number' || m.sentence.tokens[from]?.pos === Pos.numeral) &&
  m.token('verb').readings.some(({ lemma }) => NEEDED.has(lemma));

/** The plural noun phrase that follows; null if it is no plural, or more than one is joined. */
function pluralAfter(m: Match): NounPhrase | null {
  const { tokens } = m.sentence;
  const isSome = /^(?:dei|degli|delle)$/.test(m.after()?.lower ?? '');
  const phrase = isSome ? articulatedPhraseAt(tokens, m.to) : nounPhraseAt(tokens, m.to);
  if (!phrase || numberOf(phrase.options) !== Feature.plural || phrase.head.text !== phrase.head.lower) return null;
  return TIME.test(phrase.head.lower) && !isCounted(m, phrase) ? null : phrase;
}

const NEEDED_BY = /^(?:basta|serve|occorre|manca|bastava|serviva|mancava)$/;

/** Whether only a place or time stands between the start of the sentence and the verb: al loro posto, in fondo alla strada. */
function isPlaceOnly(tokens: readonly Token[], verb: number): boolean {
  const [first] = tokens;
  if (!first || !(isPreposition(first) || isArticulated(first)) || verb > 6) return false;
  return !tokens
    .slice(1, verb)
    .some(
      (token) =>
        token.kind !== 'word' ||
        token.pos === Pos.properNoun ||
        token.pos === Pos.verb ||
        token.lower === 'che' ||
        isAnd(token),
    );
}

/** Whether the clause has no subject before its verb. */
const hasNoneBefore = (m: Match): boolean => {
  const { tokens } = m.sentence;
  const verb = m.token('verb').index;
  const before: Token | undefined = tokens[verb - 1];
  // "dice che basta novanta minuti": no relative clause
  const isSaid =
    before?.lower === 'che' && isTaggedFinite(tokens[verb - 2]) && NEEDED_BY.test(tokens[verb]?.lower ?? '');
  if (!isSaid && /^(?:lo|la|li|l'|che|chi|cui|quale|quanto|cosa|come)$/.test(before?.lower ?? '')) return false;
  return subjectBefore(tokens, verb) === undefined || isSaid || isPlaceOnly(tokens, verb);
};

/** Whether a plural verb follows that the noun may belong to: "quando arriva i bambini corrono". */
function isOfNextVerb(m: Match): boolean {
  const { tokens } = m.sentence;
  const to = pluralAfter(m)?.to ?? 0;
  const next = tokens.slice(to, to + 6).find((token) => isTaggedFinite(token) || token.kind === 'punctuation');
  return statementReadings(next ?? m.token('verb')).some(
    ({ features }) => (features & Feature.third) !== 0 && (features & Feature.plural) !== 0,
  );
}

const isOpen = (m: Match): boolean =>
  (!m.names('arriving') || !isOfNextVerb(m)) &&
  pluralAfter(m) !== null &&
  (hasNoneBefore(m) || m.sentence.tokens[m.from]?.lower === 'ci') &&
  inPerson(m, 'verb', THEY).length > 0;

/** è stati aperti gli uffici: plural words after a singular verb, and no subject that it could be of. */
function isPluralBe(m: Match): boolean {
  const subject = subjectBefore(m.sentence.tokens, m.token('verb').index);
  const participle = m.token('participle');
  if (
    subject === null ||
    (m.token('verb').index === 0 && pluralAfter(m) === null) ||
    (reads(participle, Pos.noun) && participle.lower !== 'stati')
  )
    return false;
  return subject === undefined ? pluralAfter(m) !== null || /^stat[ie]$/.test(m.token('participle').lower) : false;
}

/** manca ancora le viti; nel mio ufficio lavora due francesi; si sentiva le moto. */
export const invertedSubject = defineRule({
  id: 'it.agreement.inverted-subject',
  after: 'it.agreement.piacere',
  patterns: [
    [ofKind('presenting').and(singular).as('verb').mark(), adverb],
    [ofKind('arriving').and(singular).as('verb').mark(), adverb.as('arriving')],
    [word('non'), lemmas('mancare').and(singular).as('verb').mark(), word('che')],
    [word('ci'), lemmas('volere stare').and(singular).as('verb').mark(), adverb],
    [word('si'), ofKind('passive').and(singular).as('verb').mark(), adverb],
    [
      word('si'),
      lemmas('potere dovere').and(singular).as('verb').mark(),
      adverb,
      ofKind('passive').and(can(Pos.verb, Feature.infinitive)),
      adverb,
    ],
    [
      words('è era sarà fu').as('verb').mark(),
      words('già anche sempre').repeat(0, 1),
      can(Pos.verb, Feature.pastParticiple | Feature.plural).as('participle'),
    ],
  ],
  where: (m) => (m.names('participle') ? isPluralBe(m) : isOpen(m)),
  unless: {
    'people in general': {
      when: (m) => m.names('participle') && /^(?:si|ci|c'|vi|sia|s'|n'|se|mi|ti)$/.test(m.before()?.lower ?? ''),
      right: 'In casa si è stati tutti bene.',
    },
    'a measure': {
      when: (m) => {
        const phrase = pluralAfter(m);
        return phrase !== null && MEASURE.test(phrase.head.lower) && !isCounted(m, phrase);
      },
      right: 'Basta cento euro di spesa.',
    },
  },
  suggest: (m) => inPerson(m, 'verb', THEY),
  params: (m) => ({ subject: pluralAfter(m)?.head.text ?? m.after()?.text ?? '' }),
  wrong: [
    ['In questa via abita ancora tre famiglie.', 'In questa via abitano ancora tre famiglie.'],
    ['Dal balcone si vede le montagne.', 'Dal balcone si vedono le montagne.'],
    ['Qui si può noleggiare le biciclette.', 'Qui si possono noleggiare le biciclette.'],
    ['Quando è stati aperti gli uffici?', 'Quando sono stati aperti gli uffici?'],
    ['Per questa torta ci vuole tre etti di farina.', 'Per questa torta ci vogliono tre etti di farina.'],
    ['Sulla parete appare delle macchie scure.', 'Sulla parete appaiono delle macchie scure.'],
    ['Se occorre altri fogli, chiedeteli.', 'Se occorrono altri fogli, chiedeteli.'],
    ['Domani arriva anche i miei cugini.', 'Domani arrivano anche i miei cugini.'],
    ['Non manca che tre giorni alla festa.', 'Non mancano che tre giorni alla festa.'],
    ['Per arrivare ci vuole due ore.', 'Per arrivare ci vogliono due ore.'],
    ['Al suo posto appare dei quadri vuoti.', 'Al suo posto appaiono dei quadri vuoti.'],
    ['È arrivate le pagelle.', 'Sono arrivate le pagelle.'],
    ['Al corso partecipa dodici studenti.', 'Al corso partecipano dodici studenti.'],
  ],
  right: [
    'Nel cassetto manca una posata.',
    'Dal balcone si vede la montagna.',
    'In cucina manca il sale.',
    'Mio fratello si vede due partite al giorno.',
    'Ogni sera lavora tre ore.',
    'Ci vuole tanta pazienza.',
    'Ci sta pensando due volte.',
    'Quando arriva i bambini corrono alla porta.',
    'Torna tutti i giorni alle sei.',
    'Manca due volte a settimana.',
  ],
});
