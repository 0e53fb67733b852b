// What a document writes in two ways. Every block adds where it chose between ways of writing something (a topic); each topic is
// settled from their sums, so that an edit costs no more than what it touches. The way a text keeps to depends on how often it has
// each, never on the order of its blocks.

import type { Uses } from '../consistency/types.ts';
import type { DocumentRule, RuleFinding } from '../rules/types.ts';
import type { IssueGroup, TextChange } from '../types.ts';
import { NearWords } from './nearWords.ts';
import type { Piece } from './piece.ts';

interface Topic {
  rule: DocumentRule;
  /** How often each way occurs. */
  counts: Map<string, number>;
  pieces: Set<Piece>;
  /** The way that the text keeps to; null if nothing is to be said. */
  main: string | null;
}

/** See the head of this file. */
export class Consistency {
  private readonly topics = new Map<string, Topic>();
  private readonly touched = new Set<string>();
  private readonly words = new NearWords();

  /** Takes what has been found in a piece for what was; returns whether there was, or is, anything to report. */
  replace(piece: Piece, uses: readonly Uses[]): boolean {
    const hadFindings = this.hasFindings(piece);
    this.remove(piece);
    piece.uses = uses;
    this.add(piece);
    return hadFindings || this.hasFindings(piece);
  }

  private add(piece: Piece): void {
    for (const { rule, topic: key, way, places } of piece.uses) {
      let topic = this.topics.get(key);
      if (!topic) {
        topic = { rule, counts: new Map(), pieces: new Set(), main: null };
        this.topics.set(key, topic);
        if (rule.comparesWords) this.words.add(key);
      }
      topic.counts.set(way, (topic.counts.get(way) ?? 0) + places.length / 2);
      topic.pieces.add(piece);
      this.touched.add(key);
    }
  }

  /** Takes back what the piece has added. */
  remove(piece: Piece): void {
    for (const { topic: key, way, places } of piece.uses) {
      const topic = this.topics.get(key);
      if (!topic) continue;
      const left = (topic.counts.get(way) ?? 0) - places.length / 2;
      if (left > 0) topic.counts.set(way, left);
      else topic.counts.delete(way);
      topic.pieces.delete(piece);
      this.touched.add(key);
    }
  }

  /**
   * Settles the topics that changed; calls `onChanged` for pieces whose findings may differ from before. While the text is being
   * read, the way that it keeps to would change with every step.
   */
  settle(onChanged: (piece: Piece) => void): void {
    const near = new Set<string>();
    for (const key of this.touched) {
      if (this.topics.get(key)?.rule.comparesWords) for (const word of this.words.near(key)) near.add(word);
    }
    for (const key of near) this.touched.add(key);
    for (const key of this.touched) {
      const topic = this.topics.get(key);
      if (!topic) continue;
      if (topic.counts.size === 0) {
        this.topics.delete(key);
        if (topic.rule.comparesWords) this.words.remove(key);
      }
    }
    for (const key of this.touched) {
      const topic = this.topics.get(key);
      if (!topic) continue;
      const main = topic.rule.comparesWords ? this.usualOf(key, topic) : topic.rule.mainOf(topic.counts);
      if (main === topic.main) continue;
      topic.main = main;
      for (const piece of topic.pieces) onChanged(piece);
    }
    this.touched.clear();
  }

  /** The near word that a word was meant to be, by how often the text has both; null if none is clearly more usual. */
  private usualOf(word: string, { rule, counts }: Topic): string | null {
    const own = counts.get(word) ?? 0;
    let usual: string | null = null;
    let most = own;
    for (const near of this.words.near(word)) {
      const count = this.topics.get(near)?.counts.get(near) ?? 0;
      if (count <= most) continue;
      const uses = new Map([
        [word, own],
        [near, count],
      ]);
      if (rule.mainOf(uses) !== near) continue;
      usual = near;
      most = count;
    }
    return usual;
  }

  /** What a piece has in another way than its text keeps to. Offsets count from its start. */
  findingsOf(piece: Piece): RuleFinding[] {
    const findings: RuleFinding[] = [];
    for (const { rule, topic, way, places } of piece.uses) {
      const main = this.topics.get(topic)?.main ?? null;
      if (main === null || isMain(rule, way, main)) continue;
      const group = groupOf(rule, topic, way, main);
      for (let i = 0; i < places.length; i += 2) {
        const [start, end] = [places[i] as number, places[i + 1] as number];
        const fix = rule.turn(piece.text, start, end, way, main);
        const found = piece.text.slice(start, end);
        if (fix === found) continue;
        findings.push({
          rule,
          start,
          end,
          replacements: fix === null ? [] : [fix],
          params: { found, fix: fix ?? '', main: group.forms[0], other: group.forms[1] },
          ...(rule.isAlone ? {} : { group }),
        });
      }
    }
    return findings;
  }

  /** Whether the piece has anything in another way than its text keeps to. */
  private hasFindings({ uses }: Piece): boolean {
    return uses.some(({ rule, topic, way }) => {
      const main = this.topics.get(topic)?.main ?? null;
      return main !== null && !isMain(rule, way, main);
    });
  }

  /** See `CheckedDocument.unify`. */
  unify(group: string, form: string): TextChange[] {
    const changes: TextChange[] = [];
    for (const [key, { rule, counts, pieces }] of this.membersOf(group)) {
      const into = rule.comparesWords ? form : [...counts.keys()].find((way) => rule.label(key, way) === form);
      if (into === undefined) continue;
      for (const piece of pieces) {
        for (const { topic, way, places } of piece.uses) {
          if (topic === key && !isMain(rule, way, into)) changes.push(...turned(piece, rule, way, into, places));
        }
      }
    }
    return changes.sort((a, b) => a.start - b.start);
  }

  /** The topics of a group: one, or a word with those that were meant to be it. */
  private membersOf(group: string): [string, Topic][] {
    const key = group.slice(group.indexOf(' ') + 1);
    const topic = this.topics.get(key);
    if (!topic?.rule.comparesWords) return topic ? [[key, topic]] : [];
    const meant = this.words.near(key).flatMap((word): [string, Topic][] => {
      const other = this.topics.get(word);
      return other?.main === key ? [[word, other]] : [];
    });
    return [[key, topic], ...meant];
  }
}

function turned({ text, start: by }: Piece, rule: DocumentRule, way: string, into: string, places: readonly number[]) {
  const changes: TextChange[] = [];
  for (let i = 0; i < places.length; i += 2) {
    const [start, end] = [places[i] as number, places[i + 1] as number];
    const insert = rule.turn(text, start, end, way, into);
    if (insert !== null && insert !== text.slice(start, end))
      changes.push({ start: by + start, end: by + end, insert });
  }
  return changes;
}

const isMain = (rule: DocumentRule, way: string, main: string): boolean =>
  way === main || (rule.agrees?.(way, main) ?? false);

function groupOf(rule: DocumentRule, topic: string, way: string, main: string): IssueGroup {
  const forms = [rule.label(topic, main), rule.label(topic, way)] as const;
  return { id: `${rule.id} ${rule.comparesWords ? main : topic}`, forms, unifiesTo: rule.isByHand ? [] : forms };
}
