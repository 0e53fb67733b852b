// The clause behind an opening that asks for the subjunctive: è necessario che Lei firmi, capita che il treno arrivi tardi.
import { Feature, Group } from '../../../lexicon/features.ts';
import { canBeNoun, finiteReadings, isVerbal, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { type Element, sentenceStart, words } from '../../../rules/pattern.ts';
import type { Token } from '../../../rules/token.ts';
import { CLITIC } from '../reading/clauseWords.ts';

/** How far the verb may stand behind the opening. */
const LONGEST = 9;

/** See the head of this file. */
export interface Clause {
  verb: Token;
  lemma: string;
  pos: Token['readings'][number]['pos'];
  /** Of the verb; the person of a singular is read from its subject, 0 where there is none. */
  person: number;
  number: number;
  isPast: boolean;
  /** What stands between the opening and the verb, with a space at its end. */
  between: string;
}

const NO_SUBJECTS = listed('non ci si mi ti vi ne lo la li le gli già ancora sempre più mai anche solo');

function personOf(m: Match, verb: Token): number {
  const before = m.sentence.tokens.slice(m.to, verb.index);
  const subject = before.find(({ lower }) => !NO_SUBJECTS.has(lower) && !CLITIC.test(lower));
  if (subject?.lower === 'io') return Feature.first;
  if (subject?.lower === 'tu') return Feature.second;
  return subject !== undefined || before.some(({ lower }) => lower === 'si') ? Feature.third : 0;
}

/** The clause that follows a match; null where its verb is not clear. */
export function clauseAfter(m: Match): Clause | null {
  const { tokens, text } = m.sentence;
  for (let at = m.to; at < tokens.length && at < m.to + LONGEST; at++) {
    const verb = tokens[at] as Token;
    if (verb.kind !== 'word' || verb.lower === 'che' || verb.lower === 'cui') return null;
    if (!isVerbal(verb.pos) || verb.verbForm !== 0) continue;
    const readings = finiteReadings(verb).filter(({ features }) => (features & Feature.subjunctive) !== 0);
    const [reading] = readings;
    // "la porta resti": the tagger takes the noun for a verb
    if (!reading && canBeNoun(verb)) continue;
    if (!reading || readings.some(({ lemma }) => lemma !== reading.lemma)) return null;
    const bits = readings.reduce((sum, { features }) => sum | features, 0);
    const number = bits & Group.number;
    if (number === Group.number) return null;
    const person = number === Feature.plural ? bits & Group.person : personOf(m, verb);
    if ((person & (person - 1)) !== 0) return null;
    const isPast = readings.every(({ features }) => (features & Feature.present) === 0);
    const between = at > m.to ? text.slice((tokens[m.to] as Token).start, verb.start) : '';
    return { verb, lemma: reading.lemma, pos: reading.pos, person, number, isPast, between };
  }
  return null;
}

/** An opening at the start of a sentence, word by word: "è probabile che". */
export const opening = (list: string): Element[] => [
  sentenceStart(),
  ...list.split(' ').map((each) => words(each.replaceAll('|', ' '))),
];
