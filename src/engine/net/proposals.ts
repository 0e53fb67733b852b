// What the net would change in a sentence: for each word the likeliest candidate, or whether it is one too many. Thresholds decide
// later.
import type { Sentence, Token } from '../rules/token.ts';
import type { CandidateFinder } from './candidates.ts';
import type { ContextNet } from './net.ts';
import type { NetReading } from './reading.ts';
import type { ProposalKind } from './types.ts';
import { isOpening, Shape, shapeOf } from './words.ts';

/** A change, and by how many log odds the net prefers it to what is written. */
export interface Proposal {
  kind: ProposalKind;
  /** The tokens [from, to) that the change is about; where something is missing or too many, those on both sides of it. */
  from: number;
  to: number;
  /** The word or comma that was meant; empty for one too many. */
  text: string;
  /** `written>meant`, with nothing after it for a word too many, and with the word after a gap or a comma. */
  direction: string;
  lead: number;
}

/** What an unknown word nearby takes from a lead: the net guesses at it. */
const UNKNOWN_NEIGHBOUR = 1;
const REACH = 2;
/** No threshold is lower: a cheap first filter. */
const LEAST_LEAD = 1;

/** What a proposer looks at. */
export interface ProposerSettings {
  /** Whether words with a capital inside a sentence are looked at: in most languages they are names. */
  readsCapitals: boolean;
  /** Whether something may be missing between two words; costs a quarter of the speed. */
  readsGaps: boolean;
}

/** Makes the proposals of sentences. */
export class Proposer {
  private readonly net: ContextNet;
  private readonly finder: CandidateFinder;
  private readonly settings: ProposerSettings;

  constructor(net: ContextNet, finder: CandidateFinder, settings: ProposerSettings) {
    this.net = net;
    this.finder = finder;
    this.settings = settings;
  }

  /** All proposals of a sentence with a positive lead worth a look, in the order of the text. */
  of(sentence: Sentence): Proposal[] {
    const reading = this.net.read(sentence);
    const found: Proposal[] = [];
    const add = (proposal: Proposal | null): void => {
      if (!proposal) return;
      proposal.lead -= UNKNOWN_NEIGHBOUR * this.unknownNear(sentence, reading, proposal);
      if (proposal.lead > LEAST_LEAD) found.push(proposal);
    };
    for (let i = 0; i < sentence.tokens.length; i++) {
      const other = this.otherWord(sentence, reading, i);
      // "The first hour their is": what could be another word is not one too many.
      add(other ?? this.superfluous(sentence, reading, i));
      if (this.settings.readsGaps && !other) add(this.missing(sentence, reading, i));
    }
    return found;
  }

  private otherWord(sentence: Sentence, reading: NetReading, index: number): Proposal | null {
    const token = sentence.tokens[index] as Token;
    if (token.kind !== 'word') return null;
    const shape = shapeOf(token, isOpening(sentence, index));
    const { id } = reading.wordAt(index);
    const written = this.net.vocabulary.textOf(id);
    if (written === undefined || shape === Shape.capitals || shape === Shape.mixed) return null;
    if (shape === Shape.capital && !this.settings.readsCapitals) return null;
    const candidates =
      shape === Shape.opening
        ? this.finder.of(written).filter(({ kind }) => kind !== 'capital')
        : this.finder.of(written);
    if (candidates.length === 0) return null;
    const own = reading.scoreAt(index, id);
    let best = candidates[0];
    let lead = Number.NEGATIVE_INFINITY;
    for (const candidate of candidates) {
      const ahead = reading.scoreAt(index, candidate.entry) - own;
      if (ahead > lead) [best, lead] = [candidate, ahead];
    }
    if (!best || lead <= LEAST_LEAD) return null;
    const { text, kind } = best;
    return { kind, from: index, to: index + 1, text, direction: `${written}>${text}`, lead };
  }

  private superfluous({ tokens }: Sentence, reading: NetReading, index: number): Proposal | null {
    const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    const isComma = token?.text === ',';
    if (before?.kind !== 'word' || (token?.kind !== 'word' && !isComma) || after?.kind !== 'word') return null;
    const written = this.net.vocabulary.textOf(reading.wordAt(index).id) ?? '';
    const gap = this.net.gapWords.indexOf(written);
    if (gap < 0) return null;
    const scores = reading.gapAt(index);
    const lead = (scores[0] as number) - (scores[gap + 1] as number);
    if (lead <= LEAST_LEAD) return null;
    const range = { from: index - 1, to: index + 2, text: '', lead };
    if (!isComma) return { kind: 'extra', ...range, direction: `${written}>` };
    return { kind: 'extraComma', ...range, direction: `, ${after.lower}>${after.lower}` };
  }

  /** The comma or word that is likeliest to be missing before a word. */
  private missing({ tokens }: Sentence, reading: NetReading, index: number): Proposal | null {
    const after = tokens[index];
    if (tokens[index - 1]?.kind !== 'word' || after?.kind !== 'word') return null;
    const scores = reading.gapBefore(index);
    let best = 1;
    for (let k = 2; k < scores.length; k++) if ((scores[k] as number) > (scores[best] as number)) best = k;
    const lead = (scores[best] as number) - (scores[0] as number);
    const text = this.net.gapWords[best - 1];
    if (lead <= LEAST_LEAD || text === undefined) return null;
    const kind = text === ',' ? 'comma' : 'missing';
    const { lower } = after;
    return { kind, from: index - 1, to: index + 1, text, direction: `${lower}>${text} ${lower}`, lead };
  }

  /** How many words near a proposal neither the net nor the lexicon knows. */
  private unknownNear({ tokens }: Sentence, reading: NetReading, { from, to }: Proposal): number {
    let count = 0;
    for (let i = Math.max(0, from - REACH); i < Math.min(tokens.length, to + REACH); i++) {
      const { id, wordClass } = reading.wordAt(i);
      if (tokens[i]?.kind === 'word' && wordClass === 0 && this.net.vocabulary.textOf(id) === undefined) count++;
    }
    return count;
  }
}
