// A text that stays checked while it is edited. Invariant: once a step reports `done`, the sum of all deltas (each replacing
// whatever was in its range) equals a check of the whole text from scratch. Blocks (text/blocks.ts) are the unit of work.

import { readRules } from '../grammar/grammar.ts';
import type { Languages } from '../languages.ts';
import { guessesOf, languageOf } from '../text/detectLanguage.ts';
import type { CheckedDocument, CheckOptions, CheckStep, TextChange, TextLanguage, TextRange } from '../types.ts';
import type { CheckContext } from '../words/types.ts';
import { ParagraphChecker } from './check.ts';
import { FindingGroups } from './groups.ts';
import { createHidden, type Hidden } from './ignore.ts';
import { changesHidden, changesJudgement } from './options.ts';
import { Outbox } from './outbox.ts';
import { type Piece, viewOf } from './piece.ts';
import { PieceList, type PieceWatcher } from './pieces.ts';
import { DocumentSums } from './sums.ts';

const checker = new ParagraphChecker();
/** Running the rules on a text takes about this many times as long as checking its spelling. */
const RULES_COST = 8;

/** See `CheckedDocument`. */
export class IncrementalDocument implements CheckedDocument {
  private readonly languages: Languages;
  private readonly list: PieceList;
  private readonly groups = new FindingGroups();
  private options: CheckOptions;
  private hidden: Hidden;
  private base: TextLanguage | null = null;
  private revision: number;
  private grammarsKnown = 0;
  private readonly sums: DocumentSums;
  private readonly outbox: Outbox;
  /** Pieces without votes; removed ones are skipped. */
  private fresh: readonly Piece[];
  private added: Piece[] = [];
  /** Characters checked and characters the rules have read, and the pieces still to do. */
  private checked = 0;
  private read = 0;
  private unchecked: number;
  private unread: number;
  /** All pieces before these indexes are checked, or read by the rules. */
  private cursor = 0;
  private readCursor = 0;
  private readonly watcher: PieceWatcher;

  constructor(languages: Languages, text: string, options: CheckOptions) {
    this.languages = languages;
    this.revision = languages.revision;
    this.options = options;
    this.hidden = createHidden(options);
    this.list = new PieceList(text, languages.marks);
    this.sums = new DocumentSums(languages.profileOf(null).sentences);
    this.outbox = new Outbox(languages.examplesOf);
    this.fresh = this.list.pieces;
    this.unchecked = this.list.pieces.length;
    this.unread = this.unchecked;
    this.list.markCode(() => undefined);
    this.watcher = {
      added: (piece) => this.add(piece),
      removed: (piece) => this.drop(piece),
      touched: (piece) => this.outbox.put(piece),
      moved: (piece) => this.groups.move(piece),
    };
  }

  text(): string {
    return this.list.text();
  }

  edit(changes: readonly TextChange[]): void {
    for (const change of changes) {
      const { from, hasFences } = this.list.edit(change, this.watcher);
      this.cursor = Math.min(this.cursor, from);
      this.readCursor = Math.min(this.readCursor, from);
      if (hasFences) this.list.markCode((piece) => this.checkAgain(piece));
    }
  }

  setOptions(options: CheckOptions): void {
    const before = this.options;
    this.options = options;
    if (changesHidden(before, options)) {
      this.hidden = createHidden(options);
      for (const piece of this.list.pieces) {
        if (piece.findings.length > 0 || piece.ruleFindings.length > 0) this.outbox.put(piece);
      }
    }
    if (changesJudgement(before, options)) this.invalidate();
  }

  step(maxCharacters: number, view: TextRange | null): CheckStep {
    this.refreshLanguage();
    const context = this.context();
    let budget = Math.max(1, maxCharacters);
    if (view && this.unchecked > 0) {
      for (let i = this.list.at(view.start); i <= this.list.at(view.end) && budget > 0; i++) {
        budget -= this.checkPiece(i, context);
      }
    }
    while (this.unchecked > 0 && budget > 0) budget -= this.checkPiece(this.cursor++, context);
    // Rules run after all spelling, so that a typo shows at once however long the text is.
    if (this.unchecked === 0) this.readOn(budget, view);
    this.groups.settle((piece) => this.outbox.put(piece));
    return {
      deltas: this.outbox.take(this.hidden, (piece) => this.isLive(piece)),
      checked: Math.ceil((this.checked + this.read) / 2),
      total: this.list.length,
      done: this.unchecked === 0 && this.unread === 0,
      language: this.base,
      guesses: guessesOf(this.sums.votes),
      counts: { ...this.sums.counts },
      missing: this.sums.languagesMissing(),
    };
  }

  /** Checks a piece if necessary; returns how much of the budget that took. */
  private checkPiece(index: number, context: CheckContext): number {
    const piece = this.list.pieces[index];
    if (!piece || piece.isChecked) return 0;
    this.release(piece);
    const { findings, missing, words, sentences, sentenceCount } = checker.check(viewOf(piece), context);
    if (!piece.inCode) {
      piece.findings = findings;
      piece.sentences = sentences;
      piece.missing = missing;
    }
    piece.words = words;
    piece.sentenceCount = sentenceCount;
    piece.isChecked = true;
    this.checked += piece.text.length;
    this.unchecked--;
    this.sums.add(piece);
    if (piece.findings.length > 0) this.groups.add(piece);
    this.outbox.put(piece);
    return piece.text.length + 1;
  }

  /** Runs the rules over pieces not yet read, those in view first, until about `characters / RULES_COST` are done. */
  private readOn(characters: number, view: TextRange | null): void {
    let budget = characters;
    if (view && this.unread > 0) {
      for (let i = this.list.at(view.start); i <= this.list.at(view.end) && budget > 0; i++)
        budget -= this.readPiece(i);
    }
    while (this.unread > 0 && budget > 0) budget -= this.readPiece(this.readCursor++);
  }

  private readPiece(index: number): number {
    const piece = this.list.pieces[index];
    if (!piece || piece.isRead) return 0;
    const before = piece.ruleFindings.length;
    piece.ruleFindings = readRules(piece, this.base, this.languages, this.options);
    piece.isRead = true;
    this.read += piece.text.length;
    this.unread--;
    if (before > 0 || piece.ruleFindings.length > 0) this.outbox.put(piece);
    return (piece.text.length + 1) * RULES_COST;
  }

  private add(piece: Piece): void {
    this.unchecked++;
    this.unread++;
    this.added.push(piece);
  }

  /** Subtracts a piece's contribution from the sums. */
  private release(piece: Piece): void {
    if (piece.findings.length > 0) this.groups.remove(piece);
    this.sums.takeBack(piece);
    piece.clear();
    this.readAgain(piece);
  }

  private drop(piece: Piece): void {
    this.release(piece);
    this.checkAgain(piece);
    this.unchecked--;
    this.unread--;
    this.sums.takeVote(piece);
  }

  private checkAgain(piece: Piece): void {
    if (piece.isChecked) {
      piece.isChecked = false;
      this.checked -= piece.text.length;
      this.unchecked++;
    }
    this.cursor = Math.min(this.cursor, piece.index);
    this.readAgain(piece);
  }

  private readAgain(piece: Piece): void {
    if (piece.isRead) {
      piece.isRead = false;
      this.read -= piece.text.length;
      this.unread++;
    }
    this.readCursor = Math.min(this.readCursor, piece.index);
  }

  private isLive(piece: Piece): boolean {
    return this.list.pieces[piece.index] === piece;
  }

  /** Adds votes of new pieces. A new text language or new packs invalidate everything, a new grammar only what it reads. */
  private refreshLanguage(): void {
    for (const piece of this.fresh) if (this.isLive(piece)) this.sums.vote(piece);
    for (const piece of this.added) if (this.isLive(piece)) this.sums.vote(piece);
    this.fresh = [];
    this.added = [];
    const { language } = this.options;
    const base = language === 'auto' ? languageOf(this.sums.votes) : language;
    const come = this.languages.grammarsCome.slice(this.grammarsKnown);
    this.grammarsKnown += come.length;
    if (base !== this.base || this.revision !== this.languages.revision) {
      this.base = base;
      this.revision = this.languages.revision;
      this.invalidate();
    } else if (come.length > 0) this.bring(come);
  }

  /** Everything except spelling must be redone in the paragraphs of these languages. */
  private bring(languages: readonly TextLanguage[]): void {
    const isMeant = ({ language }: { language: TextLanguage | null }) =>
      language !== null && languages.includes(language);
    for (const piece of this.list.pieces) if (piece.sentences.some(isMeant)) this.readAgain(piece);
  }

  private invalidate(): void {
    for (const piece of this.list.pieces) this.checkAgain(piece);
  }

  private context(): CheckContext {
    return {
      base: this.base,
      marks: this.languages.profileOf(this.base).sentences,
      judges: this.languages.judgesFor(this.options),
      perSentence: this.options.perSentence,
      checkDigits: this.options.checkDigits,
    };
  }
}
