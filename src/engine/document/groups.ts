// Relations between findings in different paragraphs: occurrences with the same context are numbered in text order, and a
// capitalised word that also occurs mid-sentence counts as a name at the start of a sentence too.
import type { Finding } from '../words/types.ts';
import type { Piece } from './piece.ts';

interface Entry {
  piece: Piece;
  finding: Finding;
}

/** Keeps the findings of a document in groups; the work is proportional to the groups that changed. */
export class FindingGroups {
  private readonly byContext = new Map<string, Entry[]>();
  private readonly byName = new Map<string, Entry[]>();
  private readonly touchedContexts = new Set<string>();
  private readonly touchedNames = new Set<string>();
  private readonly gone = new WeakSet<Finding>();

  add(piece: Piece): void {
    for (const finding of piece.findings) {
      const entry = { piece, finding };
      push(this.byContext, finding.key, entry);
      this.touchedContexts.add(finding.key);
      if (finding.isTitle) {
        push(this.byName, nameKey(finding), entry);
        this.touchedNames.add(nameKey(finding));
      }
    }
  }

  remove(piece: Piece): void {
    for (const finding of piece.findings) {
      this.gone.add(finding);
      this.touchedContexts.add(finding.key);
      if (finding.isTitle) this.touchedNames.add(nameKey(finding));
    }
  }

  /** The piece has moved relative to the others. */
  move(piece: Piece): void {
    for (const finding of piece.findings) this.touchedContexts.add(finding.key);
  }

  /** Updates numbers and tiers where something changed; calls `onChanged` for pieces whose findings differ from before. */
  settle(onChanged: (piece: Piece) => void): void {
    for (const key of this.touchedContexts) {
      const entries = this.live(this.byContext, key);
      if (entries.length > 1) entries.sort(byPlace);
      entries.forEach(({ piece, finding }, occurrence) => {
        if (finding.occurrence === occurrence) return;
        finding.occurrence = occurrence;
        onChanged(piece);
      });
    }
    for (const key of this.touchedNames) {
      const entries = this.live(this.byName, key);
      const isName = entries.some(({ finding }) => !finding.atStart && finding.kind === 'name');
      for (const { piece, finding } of entries) {
        if (finding.isRepeatedName === isName) continue;
        finding.isRepeatedName = isName;
        onChanged(piece);
      }
    }
    this.touchedContexts.clear();
    this.touchedNames.clear();
  }

  private live(groups: Map<string, Entry[]>, key: string): Entry[] {
    const entries = (groups.get(key) ?? []).filter(({ finding }) => !this.gone.has(finding));
    if (entries.length === 0) groups.delete(key);
    else groups.set(key, entries);
    return entries;
  }
}

const nameKey = (finding: Finding): string => `${finding.language} ${finding.word}`;

const byPlace = (a: Entry, b: Entry): number => a.piece.index - b.piece.index || a.finding.start - b.finding.start;

function push(groups: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = groups.get(key);
  if (list) list.push(entry);
  else groups.set(key, [entry]);
}
