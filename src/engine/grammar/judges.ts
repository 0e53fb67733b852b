// What decides by trained weights, beside the rules: the context classifiers, the agreement check and, where its file has come,
// the context net. All give way to rules.
import type { Guard } from '../context/types.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NetCheck } from '../net/types.ts';
import { readModelPack } from '../pack/modelPack.ts';
import { PackError } from '../pack/packError.ts';
import type { RuleRunner } from '../rules/run.ts';
import type { Reader } from '../rules/sentence.ts';
import type { Sentence } from '../rules/token.ts';
import type { AgreementRule, ContextRule, NetRule, Rule, RuleFinding } from '../rules/types.ts';
import type { TextLanguage } from '../types.ts';
import { isOfMistakeBeside, isTakenBack, isTakenUp } from './reread.ts';

/** Adds what it finds in a sentence; `votes` are the findings of the rules there. */
export type Judge = (sentence: Sentence, votes: readonly RuleFinding[], into: RuleFinding[]) => void;

/** The judges of a language. One whose weights are missing or damaged is left out: the rules run without it. */
export function judgesOf(
  profile: LanguageProfile,
  model: Uint8Array,
  rules: readonly Rule[],
  lexicon: Lexicon,
  runner: RuleRunner,
): Judge[] {
  const { code, cuts } = profile;
  const sections = readModelPack(model);
  const guarded: Guard = (id, work) => runner.guarded(id, work);
  const judges: (Judge | null)[] = [
    unlessDamaged(sections.context, (bytes) => {
      const own = rules.filter((rule): rule is ContextRule => rule.kind === 'context');
      const parts = { language: code, cutsElisions: cuts.elisions ?? false, rules: own, lexicon };
      const check = own[0]?.createCheck({ ...parts, weights: bytes });
      return (sentence, _, into) => guarded(`${code}.context`, () => check?.inSentence(sentence, into, guarded));
    }),
    unlessDamaged(sections.agreement, (bytes) => {
      const own = rules.filter((rule): rule is AgreementRule => rule.kind === 'agreement');
      const check = own[0]?.tools.createCheck(own, bytes);
      return (sentence, votes, into) => guarded(`${code}.agreement`, () => check?.inSentence(sentence, votes, into));
    }),
  ];
  return judges.filter((judge) => judge !== null);
}

/** What a language's context net says, guarded against its failures. */
export interface NetJudge {
  judge: Judge;
  /** As `NetCheck.fits`; null where it cannot tell. */
  fits: (...given: Parameters<NonNullable<NetCheck['fits']>>) => ReturnType<NonNullable<NetCheck['fits']>> | null;
}

/** What asks a language's context net, made from the net's file; null if that is damaged or no rule asks. */
export function netJudgeOf(
  language: TextLanguage,
  bytes: Uint8Array,
  rules: readonly Rule[],
  lexicon: Lexicon,
  runner: RuleRunner,
): NetJudge | null {
  const own = rules.filter((rule): rule is NetRule => rule.kind === 'net');
  const id = `${language}.net`;
  const make = (file: Uint8Array): NetJudge => {
    const check = own[0]?.createCheck({ language, rules: own, lexicon, bytes: file });
    return {
      judge: (sentence, votes, into) => runner.guarded(id, () => check?.inSentence(sentence, votes, into)),
      fits: (...given) => runner.guarded(id, () => check?.fits?.(...given) ?? null),
    };
  };
  // It may come long after the grammar: whatever is wrong with it must not stop what runs already.
  return own.length === 0 ? null : runner.guarded(id, () => unlessDamaged(bytes, make));
}

function unlessDamaged<T>(bytes: Uint8Array | undefined, make: (bytes: Uint8Array) => T): T | null {
  if (!bytes) return null;
  try {
    return make(bytes);
  } catch (thrown) {
    if (thrown instanceof PackError) return null;
    throw thrown;
  }
}

/** The classifiers of words decide by the sentence alone, the others also by what rules found in it. */
const asksRules = ({ rule }: RuleFinding): boolean => rule.kind === 'agreement' || rule.kind === 'net';

/**
 * Adds what a judge finds in a sentence to the findings there, unless a rule would take it back or has found its cause.
 * `earlier` are the judges whose findings are among those.
 */
export function addJudged(
  judge: Judge,
  earlier: readonly Judge[],
  sentence: Sentence,
  votes: readonly RuleFinding[],
  own: RuleFinding[],
  runner: RuleRunner,
  reader: Reader,
): void {
  const judged: RuleFinding[] = [];
  judge(sentence, votes, judged);
  if (judged.length === 0) return;
  const others = [...own];
  const look = (at: Sentence, into: RuleFinding[]) => {
    const again: RuleFinding[] = [];
    if (judged.some(asksRules)) runner.inSentence(at, again);
    judge(at, again, into);
  };
  const lookBy = (judges: readonly Judge[]) => (at: Sentence, into: RuleFinding[]) => {
    runner.inSentence(at, into);
    const again = [...into];
    for (const each of judges) each(at, again, into);
  };
  // A judge leaves to a rule what the rule finds in the mended sentence.
  const looks = { lookEarlier: lookBy(earlier), look: lookBy([judge]) };
  for (const each of judged) {
    if (isTakenBack(each, sentence, runner, reader)) continue;
    if (asksRules(each) && isTakenUp(each, sentence, look, reader)) continue;
    if (isOfMistakeBeside(each, others, sentence, looks, reader)) continue;
    own.push(each);
  }
}
