// Runs the context net over sentences: a proposal that leads by more than its threshold is reported, unless a rule has found
// something there.
import { PackError } from '../pack/packError.ts';
import { addLeading } from '../rules/resolve.ts';
import { dressed, opens } from '../rules/run.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { NetRule, RuleFinding } from '../rules/types.ts';
import { CandidateFinder } from './candidates.ts';
import { mendedBy } from './mended.ts';
import { readNet } from './model.ts';
import { type Proposal, Proposer } from './proposals.ts';
import type { CreateNetCheck, NetFindingKind, NetSettings, NetThresholds, ProposalKind } from './types.ts';
import { isOpening, shapeOf } from './words.ts';

/** Shorter sentences give too little context. */
const FEWEST_WORDS = 4;

/** A sentence is read anew for each finding, with those before it corrected; of many, the most certain are looked at. */
const MOST_FINDINGS = 6;

const FINDING: Readonly<Record<ProposalKind, NetFindingKind>> = {
  slip: 'word',
  sound: 'word',
  preposition: 'word',
  form: 'form',
  capital: 'form',
  extra: 'extra',
  extraComma: 'no-comma',
  missing: 'missing',
  comma: 'comma',
};

/** What stands between two words after a change of a gap; `text` is what was missing. */
const BETWEEN: Readonly<Partial<Record<ProposalKind, (text: string) => string>>> = {
  extra: () => ' ',
  extraComma: () => ' ',
  missing: (text) => ` ${text} `,
  comma: () => ', ',
};

/** By how many log odds a proposal exceeds what is asked; a kind without a threshold is never reported. */
export const excessOf = ({ kind, direction, lead }: Proposal, { kinds, directions }: NetThresholds): number =>
  lead - (directions[direction] ?? kinds[kind] ?? Number.POSITIVE_INFINITY);

/** The check of a language from the file of its net. Throws PackError if that is damaged. */
export const createNetCheck: CreateNetCheck = ({ rules, lexicon, bytes }) => {
  const net = readNet(bytes, lexicon);
  const settings = settingsOf(net.check);
  const { thresholds } = settings;
  const readsGaps = thresholds.kinds.comma !== undefined || thresholds.kinds.missing !== undefined;
  const proposer = new Proposer(net, new CandidateFinder(net.vocabulary, lexicon, settings), {
    readsCapitals: settings.capitals ?? false,
    readsGaps,
  });
  const byKind = new Map(rules.map((rule) => [rule.finds, rule]));
  /** What exceeds its threshold in a sentence, the most certain first. `mended` is what the net reads, maybe with corrections made. */
  const leadersIn = (sentence: Sentence, mended = sentence): RuleFinding[] => {
    const found: RuleFinding[] = [];
    for (const proposal of proposer.of(mended)) {
      const rule = byKind.get(FINDING[proposal.kind]);
      const lead = excessOf(proposal, thresholds);
      if (!rule || lead <= (rule.least ?? 0) || rule.leavesAlone?.(sentence, proposal.from, proposal.text, lead))
        continue;
      addLeading(found, findingOf(rule, sentence, proposal, lead));
    }
    return found.sort((a, b) => (b.lead ?? 0) - (a.lead ?? 0));
  };
  return {
    fits(sentence, index, words) {
      const reading = net.read(sentence);
      const opens = isOpening(sentence, index);
      return words.map((text) => {
        const token = { ...(sentence.tokens[index] as Token), kind: 'word' as const, text };
        const { id } = net.vocabulary.wordOf(net.vocabulary.spellingOf(token, shapeOf(token, opens)), true);
        return { odds: reading.fitAt(index, id), isKnown: net.vocabulary.textOf(id) !== undefined };
      });
    },
    inSentence(sentence, votes, findings) {
      if (sentence.tokens.filter(({ kind }) => kind === 'word').length < FEWEST_WORDS) return;
      const made = [...votes];
      for (const finding of leadersIn(sentence).slice(0, MOST_FINDINGS)) {
        if (made.some((each) => overlap(each, finding))) continue;
        const mended = mendedBy(sentence, made);
        if (mended !== sentence && !leadersIn(sentence, mended).some((each) => overlap(each, finding))) continue;
        findings.push(finding);
        made.push(finding);
      }
    },
  };
};

const overlap = (one: RuleFinding, other: RuleFinding): boolean => one.start < other.end && other.start < one.end;

/** What the file keeps for this check. Throws PackError if it is something else. */
function settingsOf(check: Readonly<Record<string, unknown>>): NetSettings {
  const { confusables, capitals, thresholds } = check as Partial<NetSettings>;
  const { kinds, directions } = thresholds ?? {};
  if (!isGroups(confusables) || !isLeads(kinds) || !isLeads(directions)) throw new PackError('net check');
  return { confusables, capitals: capitals === true, thresholds: { kinds, directions } };
}

const isLeads = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((lead) => typeof lead === 'number');

const isGroups = (value: unknown): value is NetSettings['confusables'] =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'));

function findingOf(rule: NetRule, sentence: Sentence, proposal: Proposal, lead: number): RuleFinding {
  const { kind, from, to, text } = proposal;
  const first = sentence.tokens[from] as Token;
  const last = sentence.tokens[to - 1] as Token;
  const [start, end] = [first.start, last.end];
  const found = sentence.text.slice(start, end);
  const between = BETWEEN[kind]?.(text);
  if (between !== undefined) {
    const fix = sentence.text.slice(start, first.end) + between + sentence.text.slice(last.start, end);
    const word = text || (sentence.tokens[from + 1] as Token).text;
    return { start, end, replacements: [fix], params: { found, fix, word }, rule, lead };
  }
  const replacements = dressed([text], first, found, opens(sentence, first));
  return { start, end, replacements, params: { found, fix: replacements[0] ?? text }, rule, lead };
}
