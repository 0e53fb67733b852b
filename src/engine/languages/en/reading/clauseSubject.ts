// What the rules about verbs far from their subjects ask about the subject.
import { Pos } from '../../../lexicon/features.ts';
import { Label } from '../../../reading/parser/labels.ts';
import { among } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';
import { parsedSubject } from './parsedSubject.ts';
import { type Subject, subjectOf } from './subjectPhrase.ts';
import { isLiving, isLivingWord } from './verbOrNoun.ts';

/** The subject of the marked verb if it is third person, known and of this number. */
export function subjectWith(m: Match, number: 'singular' | 'plural'): Subject | null {
  const { tokens } = m.sentence;
  const verb = m.token('verb');
  // how much time do you need: its subject follows
  const isHelping = among("do does did are is were was have has don't doesn't aren't isn't haven't hasn't")(verb);
  if (isHelping && among('you we they i he she')(tokens[verb.index + 1])) return null;
  // today there are two: the word before is no part of a subject
  if (tokens[verb.index - 1]?.lower === 'there' && verb.index > 1) return null;
  const subject = subjectOf(tokens, verb.index);
  if (subject) return subject.number === number && !among('it you i')(subject.head) ? subject : null;
  const parsed = parsedSubject(m, verb);
  return parsed?.number === number ? parsed : null;
}

/** Whether the tree gives the verb this subject, so that no "to" before it governs it. */
export function isSubjectByTree({ syntax }: Match, verb: Token, { head }: Subject): boolean {
  const [link] = syntax?.dependentsOf(verb, Label.subject) ?? [];
  const isGoverned = syntax?.dependentsOf(verb, Label.marker, Label.auxiliary).length;
  return link?.token === head && link.certainty >= 0.85 && !isGoverned;
}

/** What asks for something to be done: what follows has no -s. */
export const SUBJUNCTIVE =
  'suggest suggests suggested recommend recommends recommended demand demands demanded insist insists insisted require requires required ask asked asks propose proposed request requested important necessary essential vital better crucial let lets make makes made help helps helped saw see hear heard watch';

/** Did the boy do, what the boy and I do, how often the man have: an earlier auxiliary calls for the base form. */
export function isAsked(subject: Subject, m: Match): boolean {
  const before = m.sentence.tokens[subject.from - 1];
  // I have seen ten films, and each of them ...: a clause of its own
  const isCounted = among('each one neither either everyone everybody nobody')(subject.head);
  if (isCounted && before?.lower === 'and' && m.sentence.tokens[subject.from - 2]?.text === ',') return false;
  return among(
    'do does did can could will would shall should must may might let make made help have has had is are was were and nor or than',
  )(before);
}

/** "Three Sisters" was: a name, because it is capitalised; "some Koreans" is none. */
export const isTitle = ({ sentence }: Match, { head, from }: Subject): boolean =>
  head.text !== head.lower &&
  head.pos !== Pos.pronoun &&
  (head.index > 0 || !among('people children men women')(head)) &&
  !among('many most some several')(sentence.tokens[from]);

/** Must the man keep it: what precedes the subject governs the verb. */
export const hasAuxiliary = (m: Match, subject: Subject): boolean =>
  m.sentence.tokens
    .slice(Math.max(0, subject.from - 2), subject.from)
    .some(
      among(
        "do does did don't doesn't didn't can can't could couldn't will won't would wouldn't shall should must may might let make made help see saw hear heard watch",
      ),
    );

/** Whether the subject is somebody: my brother and his wife, the neighbours, some Koreans. */
export const isPeople = ({ head }: Subject): boolean =>
  among('people children men women parents kids wives')(head) ||
  isLiving(head) ||
  /^\p{Lu}/u.test(head.text) ||
  head.readings.some(({ pos, lemma }) => pos === Pos.noun && isLivingWord(lemma));
