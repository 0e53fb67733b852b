// A text that stays checked while it is edited. Invariant: once a step reports `done`, the sum of all deltas (each replacing
// whatever was in its range) equals a check of the whole text from scratch. Blocks (text/blocks.ts) are the unit of work.

import { fitWords, recallFits } from '../certainty/wordFit.ts';
import { asksNets, netPlaces, readRules, readUses } from '../grammar/readPiece.ts';
import type { Languages } from '../languages.ts';
import type { Measure } from '../stats/types.ts';
import { guessesOf } from '../text/detectLanguage.ts';
import type {
  Category,
  Certainty,
  CheckedDocument,
  CheckOptions,
  CheckStep,
  Suggestion,
  TextChange,
  TextLanguage,
  TextRange,
} from '../types.ts';
import { Arrivals } from './arrivals.ts';
import { ParagraphChecker } from './check.ts';
import { Consistency } from './consistency.ts';
import { suggestWord } from './corrections.ts';
import { fixAll } from './fixAll.ts';
import { FindingGroups } from './groups.ts';
import { createHidden, type Hidden } from './ignore.ts';
import { Judgement } from './judgement.ts';
import { changesHidden, changesJudgement } from './options.ts';
import { Outbox } from './outbox.ts';
import { NET_COST, Pass, RULES_COST } from './pass.ts';
import { type Piece, viewOf } from './piece.ts';
import { PieceList, type PieceWatcher } from './pieces.ts';
import { rewritesIn } from './rewrites.ts';
import { DocumentSums } from './sums.ts';
import { unifyVariety } from './variety.ts';

const checker = new ParagraphChecker();

/** See `CheckedDocument`. */
export class IncrementalDocument implements CheckedDocument {
  private readonly languages: Languages;
  private readonly list: PieceList;
  private readonly groups = new FindingGroups();
  private readonly consistency = new Consistency();
  private options: CheckOptions;
  private hidden: Hidden;
  private readonly arrivals: Arrivals;
  private readonly sums: DocumentSums;
  private readonly judgement: Judgement;
  private readonly outbox: Outbox;
  /** Pieces without votes; removed ones are skipped. */
  private readonly fresh: Piece[];
  private readonly watcher: PieceWatcher;
  private readonly checking: Pass;
  private readonly reading: Pass;
  private readonly weighing: Pass;
  private readonly passes: readonly Pass[];

  constructor(languages: Languages, text: string, options: CheckOptions) {
    this.languages = languages;
    this.arrivals = new Arrivals(languages);
    this.options = options;
    this.hidden = createHidden(options);
    this.list = new PieceList(text, languages.marks);
    this.sums = new DocumentSums(languages.profileOf(null).sentences);
    this.judgement = new Judgement(languages, this.sums, options);
    this.outbox = new Outbox(languages, (piece) => this.consistency.findingsOf(piece));
    this.fresh = [...this.list.pieces];
    this.checking = new Pass(this.list, 'isChecked', (piece) => this.checkPiece(piece));
    this.reading = new Pass(this.list, 'isRead', (piece) => this.readPiece(piece));
    this.weighing = new Pass(this.list, 'isWeighed', (piece) => this.weighPiece(piece));
    this.passes = [this.checking, this.reading, this.weighing];
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

  statistics(measure: Measure): ReturnType<Measure> {
    const [{ pieces }, { options }, { counts }] = [this.list, this.judgement, this.sums];
    return measure({ pieces: [...pieces], counts: { ...counts }, languages: this.languages, options });
  }

  rewrites(range: TextRange | null): ReturnType<CheckedDocument['rewrites']> {
    const [{ pieces }, { options }, { languages }] = [this.list, this.judgement, this];
    return rewritesIn({ pieces: [...pieces], languages, options, range });
  }

  suggest(word: string, language: TextLanguage, max?: number, place?: TextRange): Suggestion[] {
    return suggestWord(this.languages, word, language, this.judgement.options, max, this.list.placeOf(word, place));
  }

  fixAll(category: Category | null = null, least: Certainty = 'sure'): TextChange[] {
    const { base, options } = this.judgement;
    const own = { ...options, language: base ?? options.language };
    return fixAll(new IncrementalDocument(this.languages, this.text(), own), category, least);
  }

  unify(group: string, form: string): TextChange[] {
    const words = unifyVariety(group, this.list.pieces, this.hidden, this.languages, this.judgement.options);
    return words.length > 0 ? words : this.consistency.unify(group, form);
  }

  edit(changes: readonly TextChange[]): void {
    for (const change of changes) {
      const { from, hasFences } = this.list.edit(change, this.watcher);
      for (const pass of this.passes) pass.backTo(from);
      if (hasFences) this.list.markCode((piece) => this.checkAgain(piece));
    }
  }

  setOptions(options: CheckOptions): void {
    const before = this.options;
    this.options = options;
    if (changesHidden(before, options)) {
      this.hidden = createHidden(options);
      for (const piece of this.list.pieces) if (piece.hasAny) this.outbox.put(piece);
    }
    if (changesJudgement(before, options)) this.invalidate();
  }

  step(maxCharacters: number, view: TextRange | null): CheckStep {
    this.refreshLanguage();
    this.refreshDialect();
    let budget = Math.max(1, maxCharacters);
    do budget = this.checking.run(budget, view);
    while (this.refreshDialect() && budget > 0);
    // Rules run after all spelling, so that a typo shows at once however long the text is; nets, the slowest, after all rules.
    if (this.checking.left === 0) budget = this.reading.run(budget, view);
    const isRead = this.checking.left === 0 && this.reading.left === 0;
    if (isRead) this.weighing.run(budget, view);
    this.groups.settle((piece) => this.outbox.put(piece));
    if (isRead) this.consistency.settle((piece) => this.outbox.put(piece));
    return {
      deltas: this.outbox.take(this.hidden, (piece) => this.list.has(piece)),
      checked: Math.ceil((this.checking.done + this.reading.done) / 2),
      total: this.list.length,
      isRead,
      isViewDone: isRead && this.weighing.isDoneIn(view),
      done: isRead && this.weighing.left === 0,
      language: this.judgement.base,
      dialect: this.judgement.dialect,
      guesses: guessesOf(this.sums.votes),
      counts: { ...this.sums.counts },
      missing: this.sums.languagesMissing(),
    };
  }

  /** Checks a piece; returns how much of the budget that took. */
  private checkPiece(piece: Piece): number {
    this.release(piece);
    const { words, sentenceCount, ...judged } = checker.check(viewOf(piece), this.judgement.context);
    Object.assign(piece, { words, sentenceCount }, piece.inCode ? {} : judged);
    this.checking.finish(piece);
    this.sums.add(piece);
    recallFits(piece, this.languages, this.judgement.options);
    if (piece.findings.length > 0) this.groups.add(piece);
    this.outbox.put(piece);
    return piece.text.length + 1;
  }

  /** Runs the rules over a piece. */
  private readPiece(piece: Piece): number {
    if (this.consistency.replace(piece, readUses(piece, this.judgement.base, this.languages))) this.outbox.put(piece);
    this.putRuleFindings(piece, new Set());
    this.reading.finish(piece);
    if (!asksNets(piece, this.languages)) this.weighing.finish(piece);
    return (piece.text.length + 1) * RULES_COST + fitWords(piece, this.languages, this.judgement.options);
  }

  /** Reads a piece with the nets of its languages. Where they find nothing, what the rules found stays as it is. */
  private weighPiece(piece: Piece): number {
    const places = netPlaces(piece, this.languages, this.judgement.options);
    if (places.size > 0 || piece.hasNet) this.putRuleFindings(piece, places);
    this.weighing.finish(piece);
    return (piece.text.length + 1) * NET_COST;
  }

  private putRuleFindings(piece: Piece, places: ReadonlySet<number>): void {
    const before = piece.ruleFindings.length;
    piece.ruleFindings = readRules(piece, this.judgement.base, this.languages, this.judgement.options, places);
    piece.hasNet = places.size > 0;
    if (before > 0 || piece.ruleFindings.length > 0 || piece.findings.length > 0) this.outbox.put(piece);
  }

  private add(piece: Piece): void {
    for (const pass of this.passes) pass.add();
    this.fresh.push(piece);
  }

  /** Subtracts a piece's contribution from the sums. */
  private release(piece: Piece): void {
    if (piece.findings.length > 0) this.groups.remove(piece);
    this.sums.takeBack(piece);
    this.consistency.remove(piece);
    piece.clear();
    this.readAgain(piece);
  }

  private drop(piece: Piece): void {
    this.release(piece);
    for (const pass of this.passes) pass.remove(piece);
    this.sums.takeVote(piece);
  }

  private checkAgain(piece: Piece): void {
    this.checking.again(piece);
    this.readAgain(piece);
  }

  private readAgain(piece: Piece): void {
    this.reading.again(piece);
    this.weighing.again(piece);
  }

  /** Adds votes of new pieces. A new text language invalidates everything, what has been loaded what it may change. */
  private refreshLanguage(): void {
    for (const piece of this.fresh) if (this.list.has(piece)) this.sums.vote(piece);
    this.fresh.length = 0;
    const dueOf = this.arrivals.take();
    if (this.judgement.settleLanguage(this.options)) return this.invalidate();
    if (!dueOf) return;
    for (const piece of this.list.pieces) {
      const due = dueOf(piece);
      if (due === 'check') this.checkAgain(piece);
      else if (due === 'weigh') this.weighing.again(piece);
    }
  }

  /** A new variant concerns only paragraphs whose words vary, and the rules everywhere. Returns whether it is new. */
  private refreshDialect(): boolean {
    if (!this.judgement.settleDialect(this.options)) return false;
    for (const piece of this.list.pieces) {
      if (piece.strangers.length > 0) this.checkAgain(piece);
      else this.readAgain(piece);
    }
    return true;
  }

  private invalidate(): void {
    for (const piece of this.list.pieces) this.checkAgain(piece);
  }
}
