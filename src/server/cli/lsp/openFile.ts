// A file that an editor has open: its text, its prose under check, and what was found in places of the file. A check that was
// overtaken by an edit says nothing.
import type { Certainty, TextChange } from '../../../engine/index.ts';
import { SpellingCheckError } from '../../../sdk/errors.ts';
import type { FoundIssue, SpellingChecker, SpellingDocument, TextOptions } from '../../../sdk/types.ts';
import { Lines } from '../lines.ts';
import { type Kind, proseOf } from '../prose/kinds.ts';
import type { Prose } from '../prose/prose.ts';
import { type Choice, fixesInSource, inSource } from '../sourceIssues.ts';

/** Longer files are opened and not checked. */
const LONGEST = 2_000_000;

/** See the head of this file. */
export class OpenFile {
  readonly uri: string;
  readonly kind: Kind;
  version: number;
  text: string;
  lines: Lines;
  issues: readonly FoundIssue[] = [];
  private prose: Prose;
  private document: SpellingDocument | undefined;
  private running: AbortController | undefined;
  private isClosed = false;

  constructor(uri: string, kind: Kind, version: number, text: string) {
    this.uri = uri;
    this.kind = kind;
    this.version = version;
    this.text = text;
    this.lines = new Lines(text);
    this.prose = proseOf(text, kind);
  }

  /** Takes the text after an edit; what was found before is void. */
  change(version: number, text: string): void {
    this.running?.abort();
    this.version = version;
    this.text = text;
    this.lines = new Lines(text);
  }

  /** Checks what has changed. Returns whether there is something new to tell. */
  async check(checker: SpellingChecker, options: TextOptions, choice: Choice): Promise<boolean> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    const { signal } = controller;
    if (this.text.length > LONGEST) return false;
    const prose = proseOf(this.text, this.kind);
    if (!this.document) this.document = await checker.open(prose.text, options);
    else {
      const change = differenceOf(this.document.text(), prose.text);
      if (change) await this.document.edit([change]);
      await this.document.setOptions(options);
    }
    this.prose = prose;
    try {
      const { issues } = await this.document.check({ signal });
      if (signal.aborted || this.isClosed) return false;
      this.issues = inSource(issues, prose, choice);
      return true;
    } catch (thrown) {
      const isOver = thrown instanceof SpellingCheckError && (thrown.code === 'aborted' || thrown.code === 'disposed');
      if (isOver) return false;
      throw thrown;
    }
  }

  /** Changes that correct what is certain enough. */
  fixes(checker: SpellingChecker, options: TextOptions, certainty: Certainty): Promise<TextChange[]> {
    return fixesInSource(checker, this.prose, options, certainty);
  }

  close(): void {
    this.isClosed = true;
    this.running?.abort();
    this.document?.close();
  }
}

/** The one change that leads from a text to another; null if they are the same. */
export function differenceOf(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  while (
    tail < most - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  return { start, end: before.length - tail, insert: after.slice(start, after.length - tail) };
}
