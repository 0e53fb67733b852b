// Sets the lead that each direction requires, so that held-out right text gives no more false alarms than the budget allows.
// The same text shows how many mistakes would be found, by treating each word as if one of the others stood in its place.
import type { ChoiceFinder } from '../../../src/engine/context/choices.ts';
import { directionName } from '../../../src/engine/context/linear.ts';
import type { Choice, ContextScorer } from '../../../src/engine/context/types.ts';
import type { Sentence } from '../../../src/engine/rules/token.ts';
import type { ContextSource } from './sources.ts';

/** The leads observed for one direction. */
export interface Direction {
  set: string;
  written: string;
  right: string;
  /** How often the written word was right, and how often the other one. */
  seen: number;
  meant: number;
  /** Leads over the written word where that was right; only those above 0. */
  alarms: number[];
  /** Leads where the other word was written for the right one; 0 where a third word or the wrong one led. */
  finds: number[];
  /** The sentences of the highest alarms. */
  samples: { lead: number; text: string }[];
  /** The same as `finds`, from old texts, for words that the others hardly contain. */
  oldFinds: number[];
}

const MOST_SAMPLES = 12;
const MOST_FINDS = 20_000;

/** Collects the leads of all directions. */
export class Leads {
  readonly directions = new Map<string, Direction>();
  words = 0;
  private readonly scores = new Float64Array(16);

  /** Adds what a sentence shows; one of an old text shows how much would be found, not how much falsely. */
  add(sentence: Sentence, { hasGoodCommas, isSure }: ContextSource, find: ChoiceFinder, scorer: ContextScorer): void {
    if (isSure) this.words += sentence.tokens.filter(({ kind }) => kind === 'word').length;
    find(sentence, (choice) => {
      if (choice.isGap && !hasGoodCommas) return;
      scorer.score(sentence, choice, this.scores);
      this.judge(sentence, choice, isSure);
    });
  }

  private judge(sentence: Sentence, { set, candidates, written, from }: Choice, isSure: boolean): void {
    const own = this.scores[written] as number;
    let best = 0;
    for (let c = 1; c < candidates.length; c++)
      if ((this.scores[c] as number) > (this.scores[best] as number)) best = c;
    const name = candidates[written]?.name ?? '';
    candidates.forEach((other, c) => {
      if (c === written || other.name === name) return;
      const lead = (this.scores[c] as number) - own;
      const find = this.of(set, other.name, name);
      const finds = isSure ? find.finds : find.oldFinds;
      if (isSure) find.meant++;
      if (finds.length < MOST_FINDS) finds.push(best === written ? -lead : 0);
      if (!isSure) return;
      const alarm = this.of(set, name, other.name);
      alarm.seen++;
      if (c === best && lead > 0) {
        alarm.alarms.push(lead);
        keep(alarm, lead, sentence, from);
      }
    });
  }

  private of(set: string, written: string, right: string): Direction {
    const name = directionName(set, written, right);
    let direction = this.directions.get(name);
    if (!direction) {
      direction = { set, written, right, seen: 0, meant: 0, alarms: [], finds: [], samples: [], oldFinds: [] };
      this.directions.set(name, direction);
    }
    return direction;
  }
}

function keep({ samples }: Direction, lead: number, sentence: Sentence, from: number): void {
  if (samples.length >= MOST_SAMPLES && lead <= (samples.at(-1)?.lead ?? 0)) return;
  const { text, tokens } = sentence;
  const start = tokens[from]?.start ?? 0;
  samples.push({ lead, text: `${text.slice(Math.max(0, start - 60), start)}[${text.slice(start, start + 60)}` });
  samples.sort((a, b) => b.lead - a.lead);
  samples.length = Math.min(samples.length, MOST_SAMPLES);
}

/** The minimum lead ever required, as log odds; higher if the written word was seen too rarely to know better. */
const LEAST_LEAD = 1.5;
const LEAST_LEAD_UNSEEN = 2.5;
const FEW = 100;
/** How much of the recall is kept when the lead is raised for safety, and up to which lead. */
const KEPT_RECALL = 0.95;
const MOST_CARE = 6;

/** A direction whose word hardly occurs in the modern texts, with the evidence from old ones. */
export const supplemented = (direction: Direction): Direction => {
  const { meant, finds, oldFinds } = direction;
  return meant >= FEW ? direction : { ...direction, meant: meant + oldFinds.length, finds: [...finds, ...oldFinds] };
};

/** The share of mistakes found at a threshold. */
export const recallAt = ({ finds }: Direction, threshold: number): number =>
  finds.length === 0 ? 0 : finds.filter((lead) => lead > threshold).length / finds.length;

/**
 * The lead at which the mistakes that would be found, if people made them at `mistakeRate`, exceed the false alarms most; never
 * more than `budget` false alarms.
 */
export function thresholdOf(direction: Direction, budget: number, mistakeRate: number): number {
  const sorted = [...direction.alarms].sort((a, b) => b - a);
  const least = direction.seen < FEW ? LEAST_LEAD_UNSEEN : LEAST_LEAD;
  let best = { threshold: 0, worth: Number.NEGATIVE_INFINITY };
  for (let alarms = 0; alarms <= budget; alarms++) {
    const threshold = Math.max(least, (sorted[alarms] ?? 0) + 0.01);
    const worth = mistakeRate * direction.meant * recallAt(direction, threshold) - alarms;
    if (worth > best.worth) best = { threshold, worth };
    if (threshold === least) break;
  }
  return Number(careful(direction, best.threshold).toFixed(2));
}

/** A higher lead that still finds nearly as much: other texts have false alarms that these do not. */
function careful({ finds }: Direction, threshold: number): number {
  const found = finds.filter((lead) => lead > threshold).sort((a, b) => a - b);
  const higher = found[Math.floor(found.length * (1 - KEPT_RECALL))] ?? threshold;
  return Math.max(threshold, Math.min(higher, MOST_CARE));
}
