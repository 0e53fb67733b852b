// Going from mistake to mistake: the popover of the page, opened by a click on a mark or by keys, for one field at a time.
import type { Issue } from '../engine/index.ts';
import { fillSlots } from '../lib/fillSlots.ts';
import type { Mark } from '../lib/markIndex.ts';
import type { CheckedField } from './field/checkedField.ts';
import type { OwnWords } from './field/ownWords.ts';
import { buildCard, type CardActions } from './popover/card.ts';
import { createPopover, type Popover } from './popover/popover.ts';
import { isDark } from './surface/theme.ts';
import { isSpelling, messageOf } from './texts/message.ts';
import type { RuleTexts, TextSource } from './texts/texts.ts';

/** See the head of this file. */
export interface Review {
  readonly popover: Popover;
  /** Opens at a mark; by keyboard the focus moves there. */
  open(field: CheckedField, mark: Mark<Issue>, byKeyboard: boolean): void;
  /** Goes to the next or the previous mistake from the caret on; returns false if there is none. */
  step(field: CheckedField, direction: 1 | -1): boolean;
  /** The field's marks have changed: a popover whose mark is gone closes. */
  follow(field: CheckedField): void;
  close(): void;
  /** The field with the popover. */
  field(): CheckedField | null;
  /** Opened by a key, and the focus is not there yet. */
  isOpening(): boolean;
}

/** A review without a popover on the page yet. */
export function createReview(source: TextSource, words: OwnWords): Review {
  const popover = createPopover();
  let at: { field: CheckedField; mark: Mark<Issue>; byKeyboard: boolean } | null = null;

  const close = (isBack = popover.hasFocus()) => {
    if (!at) return;
    const { field, mark } = at;
    at = null;
    popover.hide();
    field.setCurrent(null);
    // The caret is left where the mark ends, as after reading a word.
    if (isBack) field.surface.select({ start: mark.end, end: mark.end });
  };
  /** After a decision the next mistake comes up for those who go by keyboard; others go on writing. */
  const after = (field: CheckedField, from: number, byKeyboard: boolean) => {
    if (!byKeyboard) return close(true);
    const next = field.marks().find(({ start }) => start >= from);
    if (next) open(field, next, true);
    else close(true);
  };

  const show = async (field: CheckedField, mark: Mark<Issue>, byKeyboard: boolean) => {
    const mine = { field, mark, byKeyboard };
    at = mine;
    field.setCurrent(mark);
    const { issue } = mark;
    const fetched = field.fixesOf(mark).catch((): readonly string[] => []);
    const noRules: RuleTexts = {};
    const reading = isSpelling(issue) ? Promise.resolve(noRules) : source.rules(issue.language);
    const [texts, rules] = await Promise.all([source.texts(), reading]);
    const actions: CardActions = {
      fix: (text) =>
        void field.fix(mark, text).then(async () => {
          popover.announce(fillSlots(texts.field['fixed'] ?? '', { fix: text }));
          after(field, mark.start + text.length, byKeyboard);
        }),
      ignoreHere() {
        field.ignoreHere(mark);
        after(field, mark.end, byKeyboard);
      },
      ignoreWord() {
        field.ignoreWord(mark);
        after(field, mark.end, byKeyboard);
      },
      add() {
        words.add(issue.text);
        after(field, mark.end, byKeyboard);
      },
      next: () => void step(field, 1, mark.end),
      close: () => close(true),
    };
    const draw = (fixes: readonly string[] | undefined) => {
      const box = field.surface.boxOf(mark);
      if (at !== mine || !box) return;
      const marks = field.marks();
      const message = messageOf(issue, fixes?.[0], texts, rules, source.locale);
      const facts = { issue, message, fixes, at: marks.indexOf(mark) + 1, of: marks.length };
      const { direction } = getComputedStyle(field.surface.field);
      popover.show(
        {
          field: field.surface.field,
          box,
          label: fillSlots(texts.words.itemTitle, { category: message.title, word: issue.text }),
          dark: isDark(field.surface.field),
          direction,
          focused: byKeyboard,
          onClose: () => close(true),
        },
        buildCard({ ...facts, canAdd: field.options.keepsWords }, texts, actions),
      );
    };
    // Corrections are usually there before the eye is: a first drawing without them would only flicker.
    const early = setTimeout(() => draw(undefined), 120);
    const fixes = await fetched;
    clearTimeout(early);
    draw(fixes);
  };
  const open: Review['open'] = (field, mark, byKeyboard) => {
    if (at?.mark === mark && !byKeyboard) return;
    if (at && at.field !== field) close(false);
    // Texts that cannot be had: the marks stay, and the next press tries again.
    show(field, mark, byKeyboard).catch(() => close());
  };
  const step = (field: CheckedField, direction: 1 | -1, from?: number): boolean => {
    const marks = field.marks();
    const selection = field.surface.selection();
    const caret = from ?? at?.mark.start ?? (direction === 1 ? selection?.start : selection?.end) ?? 0;
    const later = from === undefined && at ? caret + 1 : caret;
    const next =
      direction === 1
        ? (marks.find(({ start, end }) => (at ? start >= later : end >= later)) ?? marks[0])
        : (marks.findLast(({ end, start }) => (at ? start < caret : end <= caret)) ?? marks.at(-1));
    if (!next) return false;
    field.surface.select(next);
    open(field, next, true);
    return true;
  };

  return {
    popover,
    open,
    step,
    follow(field) {
      if (at?.field !== field) return;
      const { mark } = at;
      if (!field.marks().includes(mark) || mark.touched) return close();
      const box = field.surface.boxOf(mark);
      if (box) popover.move(box);
    },
    close,
    field: () => at?.field ?? null,
    isOpening: () => at?.byKeyboard === true && !popover.hasFocus(),
  };
}
