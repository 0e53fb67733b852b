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
import { changesHidden, changesJudgement, changesReading } from './options.ts';
import { Outbox } from './outbox.ts';
import { NET_COST, RULES_COST } from './pass.ts';
import { Passes } from './passes.ts';
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
  private readonly passes: Passes;

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
    this.passes = new Passes(this.list, {
      check: (piece) => this.checkPiece(piece),
      read: (piece) => this.readPiece(piece),
      weigh: (piece) => this.weighPiece(piece),
    });
    this.list.markCode(() => undefined);
    this.watcher = {
      added: (piece) => this.add(piece),
      removed: (piece) => this.drop(piece),
      touched: (piece) => this.outbox.put(piece),
      moved: (piece) => this.groups.move(piece),
    };
  }

  text = (): string => this.list.text();

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
    const twin = new IncrementalDocument(this.languages, this.text(), own);
    if (base && this.arrivals.isKnown) twin.takeOver(this.list);
    return fixAll(twin, category, least);
  }

  /** Makes what another document has found in the same text its own; its language and variant first: a new one makes all due. */
  private takeOver(others: PieceList): void {
    this.refreshLanguage();
    this.refreshDialect();
    for (const piece of this.list.pieces) {
      const known = others.pieces[others.at(piece.start)];
      if (!known?.isChecked || known.inCode !== piece.inCode || !known.isSame(piece)) continue;
      const uses = piece.takeFrom(known);
      this.noteChecked(piece);
      if (!known.isRead) continue;
      this.consistency.replace(piece, uses);
      this.passes.reading.finish(piece);
      if (known.isWeighed) this.passes.weighing.finish(piece);
    }
  }

  unify(group: string, form: string): TextChange[] {
    const words = unifyVariety(group, this.list.pieces, this.hidden, this.languages, this.judgement.options);
    return words.length > 0 ? words : this.consistency.unify(group, form);
  }

  edit(changes: readonly TextChange[]): void {
    for (const change of changes) {
      const { from, hasFences } = this.list.edit(change, this.watcher);
      this.passes.backTo(from);
      if (hasFences) this.list.markCode((piece) => this.passes.again(piece, 'check'));
    }
  }

  setOptions(options: CheckOptions): void {
    const before = this.options;
    this.options = options;
    if (changesHidden(before, options)) {
      this.hidden = createHidden(options);
      for (const piece of this.list.pieces) if (piece.hasAny) this.outbox.put(piece);
    }
    if (changesJudgement(before, options)) this.passes.makeDue(() => 'check');
    else if (changesReading(before, options)) this.passes.makeDue(() => 'read');
  }

  step(maxCharacters: number, view: TextRange | null): CheckStep {
    this.refreshLanguage();
    this.refreshDialect();
    const { checking, reading, weighing } = this.passes;
    let budget = Math.max(1, maxCharacters);
    do budget = checking.run(budget, view);
    while (this.refreshDialect() && budget > 0);
    // Rules run after all spelling, so that a typo shows at once however long the text is; nets, the slowest, after all rules.
    if (checking.left === 0) budget = reading.run(budget, view);
    const { isRead } = this.passes;
    if (isRead) weighing.run(budget, view);
    this.groups.settle((piece) => this.outbox.put(piece));
    if (isRead) this.consistency.settle((piece) => this.outbox.put(piece));
    return {
      deltas: this.outbox.take(this.hidden, (piece) => this.list.has(piece)),
      checked: Math.ceil((checking.done + reading.done) / 2),
      total: this.list.length,
      isRead,
      isViewDone: isRead && weighing.isDoneIn(view),
      done: isRead && weighing.left === 0,
      language: this.judgement.base,
      dialect: this.judgement.dialect,
      guesses: guessesOf(this.sums.votes),
      counts: { ...this.sums.counts },
      missing: this.sums.languagesMissing(),
      passages: checking.left > 0 ? null : this.sums.passages === 0 ? [] : this.list.passages(),
    };
  }

  /** Checks a piece; returns how much of the budget that took. */
  private checkPiece(piece: Piece): number {
    this.release(piece);
    const { words, sentenceCount, ...judged } = checker.check(viewOf(piece), this.judgement.context);
    Object.assign(piece, { words, sentenceCount }, piece.inCode ? {} : judged);
    recallFits(piece, this.languages, this.judgement.options);
    this.noteChecked(piece);
    return piece.text.length + 1;
  }

  private noteChecked(piece: Piece): void {
    this.passes.checking.finish(piece);
    this.sums.add(piece);
    if (piece.findings.length > 0) this.groups.add(piece);
    this.outbox.put(piece);
  }

  /** Runs the rules over a piece. */
  private readPiece(piece: Piece): number {
    if (this.consistency.replace(piece, readUses(piece, this.judgement.base, this.languages))) this.outbox.put(piece);
    this.putRuleFindings(piece, new Set());
    this.passes.reading.finish(piece);
    if (!asksNets(piece, this.languages)) this.passes.weighing.finish(piece);
    return (piece.text.length + 1) * RULES_COST + fitWords(piece, this.languages, this.judgement.options);
  }

  /** Reads a piece with the nets of its languages. Where they find nothing, what the rules found stays as it is. */
  private weighPiece(piece: Piece): number {
    const places = netPlaces(piece, this.languages, this.judgement.options);
    if (places.size > 0 || piece.hasNet) this.putRuleFindings(piece, places);
    this.passes.weighing.finish(piece);
    return (piece.text.length + 1) * NET_COST;
  }

  private putRuleFindings(piece: Piece, places: ReadonlySet<number>): void {
    const before = piece.ruleFindings.length;
    piece.ruleFindings = readRules(piece, this.judgement.base, this.languages, this.judgement.options, places);
    piece.hasNet = places.size > 0;
    if (before > 0 || piece.ruleFindings.length > 0 || piece.findings.length > 0) this.outbox.put(piece);
  }

  private add(piece: Piece): void {
    this.passes.add();
    this.fresh.push(piece);
  }

  /** Subtracts a piece's contribution from the sums. */
  private release(piece: Piece): void {
    if (piece.findings.length > 0) this.groups.remove(piece);
    this.sums.takeBack(piece);
    this.consistency.remove(piece);
    piece.clear();
    this.passes.again(piece, 'read');
  }

  private drop(piece: Piece): void {
    this.release(piece);
    this.passes.remove(piece);
    this.sums.takeVote(piece);
  }

  /** Adds votes of new pieces. A new text language invalidates everything, what has been loaded what it may change. */
  private refreshLanguage(): void {
    for (const piece of this.fresh) if (this.list.has(piece)) this.sums.vote(piece);
    this.fresh.length = 0;
    const dueOf = this.arrivals.take();
    if (this.judgement.settleLanguage(this.options)) return this.passes.makeDue(() => 'check');
    if (dueOf) this.passes.makeDue(dueOf);
  }

  /** A new variant concerns only paragraphs whose words vary, and the rules everywhere. Returns whether it is new. */
  private refreshDialect(): boolean {
    if (!this.judgement.settleDialect(this.options)) return false;
    this.passes.makeDue(({ strangers }) => (strangers.length > 0 ? 'check' : 'read'));
    return true;
  }
}
