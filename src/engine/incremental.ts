// A text that stays checked while it is edited. Invariant: once a step says `done`, the sum of all deltas (each replacing
// what stood in its range) is what a check of the whole text from scratch gives. Paragraphs are the unit of work.
import { ParagraphChecker } from './check.ts';
import { readRules } from './checkGrammar.ts';
import type { CheckContext } from './checkTypes.ts';
import { createHidden, type Hidden } from './ignore.ts';
import { FindingGroups } from './incrementalGroups.ts';
import { type Piece, PieceList } from './incrementalPieces.ts';
import { issuesOf } from './issues.ts';
import type { Languages } from './languages.ts';
import { changesHidden, changesJudgement } from './options.ts';
import { addCounts, countParagraph, noCounts } from './stats/counts.ts';
import { guessesOf, languageOf, votesOf } from './text/detectLanguage.ts';
import type {
  CheckedDocument,
  CheckOptions,
  CheckStep,
  IssueDelta,
  TextChange,
  TextLanguage,
  TextRange,
} from './types.ts';

const checker = new ParagraphChecker();
/** Reading a text with rules takes about this many times as long as its spelling. */
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
  private readonly votes = [0, 0, 0, 0, 0, 0];
  private readonly counts = noCounts();
  private readonly missing = new Map<TextLanguage, number>();
  private readonly unsent = new Set<Piece>();
  private checked = 0;
  /** No unchecked piece stands before this index. */
  private cursor = 0;
  /** Characters that the rules have read, and the index before which they have read everything. */
  private read = 0;
  private readCursor = 0;

  constructor(languages: Languages, text: string, options: CheckOptions) {
    this.languages = languages;
    this.revision = languages.revision;
    this.options = options;
    this.hidden = createHidden(options);
    this.list = new PieceList(text);
  }

  text(): string {
    return this.list.text();
  }

  edit(changes: readonly TextChange[]): void {
    for (const change of changes) {
      this.list.edit(
        change,
        (piece) => this.drop(piece),
        (piece) => this.unsent.add(piece),
      );
    }
    this.list.markCode();
    this.restart();
  }

  setOptions(options: CheckOptions): void {
    const before = this.options;
    this.options = options;
    if (changesHidden(before, options)) {
      this.hidden = createHidden(options);
      for (const piece of this.list.pieces) {
        if (piece.findings.length > 0 || piece.ruleFindings.length > 0) this.unsent.add(piece);
      }
    }
    if (changesJudgement(before, options)) this.invalidate();
  }

  step(maxCharacters: number, view: TextRange | null): CheckStep {
    this.refreshLanguage();
    const context = this.context();
    let budget = Math.max(1, maxCharacters);
    if (view && this.checked < this.list.length) {
      for (let i = this.list.at(view.start); i <= this.list.at(view.end) && budget > 0; i++) {
        budget -= this.checkPiece(i, context);
      }
    }
    const { pieces } = this.list;
    while (this.cursor < pieces.length && budget > 0) budget -= this.checkPiece(this.cursor++, context);
    // Rules come after all spelling: a mistyped word shows at once, however long the text is.
    if (this.cursor >= pieces.length) this.readOn(budget, view);
    this.groups.settle((piece) => this.unsent.add(piece));
    return {
      deltas: this.takeDeltas(),
      checked: Math.ceil((this.checked + this.read) / 2),
      total: this.list.length,
      done: this.readCursor >= pieces.length,
      language: this.base,
      guesses: guessesOf(this.votes),
      counts: { ...this.counts },
      missing: this.languagesMissing(),
    };
  }

  /** Checks a piece unless it is; returns what that took of the budget. */
  private checkPiece(index: number, context: CheckContext): number {
    const piece = this.list.pieces[index];
    if (!piece || piece.isChecked) return 0;
    this.release(piece);
    const { findings, missing, words, sentences } = checker.check(piece.text, context);
    piece.findings = piece.inCode ? [] : findings;
    piece.sentences = piece.inCode ? [] : sentences;
    piece.missing = piece.inCode ? [] : missing;
    piece.counts = countParagraph(piece.text, words, sentences.length);
    piece.isChecked = true;
    this.checked += piece.text.length;
    addCounts(this.counts, piece.counts);
    for (const language of piece.missing) this.missing.set(language, (this.missing.get(language) ?? 0) + 1);
    this.groups.add(piece);
    this.unsent.add(piece);
    return piece.text.length + 1;
  }

  /** Runs the rules over pieces not yet read, those in view first, until about `characters / RULES_COST` are done. */
  private readOn(characters: number, view: TextRange | null): void {
    let budget = characters;
    if (view && this.read < this.list.length) {
      for (let i = this.list.at(view.start); i <= this.list.at(view.end) && budget > 0; i++)
        budget -= this.readPiece(i);
    }
    const { pieces } = this.list;
    while (this.readCursor < pieces.length && (budget > 0 || pieces[this.readCursor]?.isRead))
      budget -= this.readPiece(this.readCursor++);
  }

  private readPiece(index: number): number {
    const piece = this.list.pieces[index];
    if (!piece || piece.isRead) return 0;
    const before = piece.ruleFindings.length;
    piece.ruleFindings = readRules(piece, this.base, this.languages, this.options);
    piece.isRead = true;
    this.read += piece.text.length;
    if (before > 0 || piece.ruleFindings.length > 0) this.unsent.add(piece);
    return (piece.text.length + 1) * RULES_COST;
  }

  /** Takes back what a piece has contributed to the sums. */
  private release(piece: Piece): void {
    this.groups.remove(piece);
    for (const language of piece.missing) this.missing.set(language, (this.missing.get(language) ?? 0) - 1);
    if (piece.counts) addCounts(this.counts, piece.counts, -1);
    piece.findings = [];
    piece.ruleFindings = [];
    piece.isRead = false;
    piece.missing = [];
    piece.counts = null;
  }

  private drop(piece: Piece): void {
    this.release(piece);
    this.unsent.delete(piece);
    if (piece.votes) this.addVotes(piece.votes, -1);
  }

  private addVotes(votes: readonly number[], sign: 1 | -1): void {
    for (let c = 0; c < votes.length; c++) this.votes[c] = (this.votes[c] as number) + sign * (votes[c] as number);
  }

  /** Votes of new pieces; a new language of the text, or new packs, make everything unchecked, a new grammar what it reads. */
  private refreshLanguage(): void {
    for (const piece of this.list.pieces) {
      if (piece.votes) continue;
      piece.votes = votesOf(piece.text);
      this.addVotes(piece.votes, 1);
    }
    const { language } = this.options;
    const base = language === 'auto' ? languageOf(this.votes) : language;
    const come = this.languages.grammarsCome.slice(this.grammarsKnown);
    this.grammarsKnown += come.length;
    if (base !== this.base || this.revision !== this.languages.revision) {
      this.base = base;
      this.revision = this.languages.revision;
      this.invalidate();
    } else if (come.length > 0) this.readAgain(come);
  }

  /** What is not spelling must be found again in the paragraphs of these languages. */
  private readAgain(languages: readonly TextLanguage[]): void {
    const isMeant = ({ language }: { language: TextLanguage | null }) =>
      language !== null && languages.includes(language);
    for (const piece of this.list.pieces) if (piece.sentences.some(isMeant)) piece.isRead = false;
    this.restart();
  }

  private invalidate(): void {
    for (const piece of this.list.pieces) {
      piece.isChecked = false;
      piece.isRead = false;
    }
    this.restart();
  }

  private restart(): void {
    this.cursor = 0;
    this.checked = 0;
    this.readCursor = 0;
    this.read = 0;
    for (const piece of this.list.pieces) {
      if (piece.isChecked) this.checked += piece.text.length;
      if (piece.isRead) this.read += piece.text.length;
    }
  }

  private context(): CheckContext {
    return {
      base: this.base,
      judges: this.languages.judgesFor(this.options),
      perSentence: this.options.perSentence,
      checkDigits: this.options.checkDigits,
    };
  }

  private languagesMissing(): TextLanguage[] {
    return [...this.missing].filter(([, pieces]) => pieces > 0).map(([language]) => language);
  }

  /** What has to be told, neighbouring paragraphs in one delta. */
  private takeDeltas(): IssueDelta[] {
    const pieces = [...this.unsent].sort((a, b) => a.index - b.index);
    this.unsent.clear();
    const deltas: IssueDelta[] = [];
    for (const piece of pieces) {
      const issues = issuesOf(piece, this.hidden);
      const end = piece.start + piece.text.length;
      const last = deltas.at(-1);
      if (last?.end === piece.start) {
        last.end = end;
        for (const issue of issues) last.issues.push(issue);
      } else deltas.push({ start: piece.start, end, issues });
    }
    return deltas;
  }
}
