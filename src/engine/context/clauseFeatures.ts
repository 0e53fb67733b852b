// Features of a gap between two words that tell whether a comma belongs there: what the clauses on either side contain up to
// the next punctuation mark. The comma in the gap itself is never looked at.
import type { Sentence, Token } from '../rules/token.ts';
import type { Facts } from './facts.ts';
import type { FeatureList } from './features.ts';
import { endsClause, VerbForm } from './verbForms.ts';

/** How far to look for the ends of the clauses. */
const REACH = 24;

/** One side of the gap, up to its mark. */
interface Side {
  /** How many words may be finite verbs and how many must be, as one number below 12. */
  verbs: number;
  /** Distance from the gap to the mark, and to the first finite verb: 0 for none. */
  length: number;
  firstVerb: number;
  /** Lemmas of the finite verb nearest to the gap. */
  lemma: number;
  /** The word farthest from the gap, and the mark after it. */
  last: Facts;
  mark: number;
  /** Where "zu" and an infinitive occur: 0 nowhere, otherwise how near. */
  zu: number;
}

const distance = (steps: number): number => (steps < 4 ? steps : steps < 6 ? 4 : steps < 10 ? 5 : steps < 16 ? 6 : 7);

function sideOf({ tokens }: Sentence, from: number, step: 1 | -1, out: FeatureList): Side {
  let [sure, maybe, firstVerb, lemma, zu, length] = [0, 0, 0, 0, 0, 0];
  let at = from;
  let last = out.factsAt(from);
  for (; length < REACH; at += step, length++) {
    const token = tokens[at];
    if (!token || endsClause(token)) break;
    const facts = out.factsAt(at);
    last = facts;
    if ((facts.verbForms & VerbForm.onlyFinite) !== 0) sure++;
    else if ((facts.verbForms & VerbForm.finite) !== 0) maybe++;
    if (firstVerb === 0 && (facts.verbForms & VerbForm.finite) !== 0) {
      firstVerb = distance(length + 1);
      lemma = facts.verb;
    }
    if (zu === 0 && isZu(tokens, at, facts, out)) zu = distance(length + 1);
  }
  const mark = out.factsAt(at).word;
  return {
    verbs: Math.min(sure, 2) * 4 + Math.min(maybe, 3),
    length: distance(length),
    firstVerb,
    lemma,
    last,
    mark,
    zu,
  };
}

const isZu = (tokens: readonly Token[], at: number, { verbForms }: Facts, out: FeatureList): boolean =>
  (verbForms & VerbForm.zuInfinitive) !== 0 ||
  (tokens[at]?.lower === 'zu' && (out.factsAt(at + 1).verbForms & VerbForm.infinitive) !== 0);

/** Adds the features of the gap before the token at `to`; the comma in it, if there is one, is the token at `from`. */
export function addClauses(sentence: Sentence, from: number, to: number, out: FeatureList): void {
  const [l1, r1] = [out.factsAt(from - 1), out.factsAt(to)];
  const left = sideOf(sentence, from - 1, -1, out);
  const right = sideOf(sentence, to, 1, out);
  const verbs = left.verbs * 16 + right.verbs;
  const opener = left.last;
  out.add(70, verbs);
  out.add(71, verbs, r1.word);
  out.add(72, right.last.verbForms, right.mark);
  out.add(73, right.last.verbForms, right.mark, r1.word);
  out.add(74, opener.word, l1.kind);
  out.add(75, opener.word, r1.kind);
  out.add(76, opener.word, r1.word);
  out.add(77, opener.word, left.verbs, left.mark);
  out.add(78, opener.kind, l1.verbForms, r1.verbForms);
  out.add(79, left.verbs, l1.verbForms, r1.verbForms);
  out.add(80, right.zu, r1.word);
  out.add(81, right.zu, l1.word);
  out.add(82, right.zu, l1.kind, r1.kind);
  out.add(83, left.length, left.mark);
  out.add(84, left.length, r1.word);
  out.add(85, right.length, right.mark);
  out.add(86, right.length, r1.word);
  out.add(87, right.firstVerb, r1.word);
  out.add(88, right.firstVerb, r1.kind, right.last.verbForms);
  out.add(89, verbs, opener.word);
  out.add(90, verbs, right.zu);
  out.add(91, verbs, right.last.verbForms, right.zu);
  out.add(92, left.lemma, r1.word);
  out.add(93, left.lemma, right.zu);
  out.add(94, left.lemma, r1.kind);
  out.add(95, verbs, r1.kind);
  out.add(96, verbs, l1.kind);
  out.add(97, opener.word, l1.verbForms, r1.verbForms);
  out.add(98, right.verbs, right.firstVerb, r1.word);
  out.add(99, out.factsAt(0).word, verbs);
}
