// The form checker of one page: which fields are checked, and one watch over all of them. Nothing of the page is patched: what
// happens to a field without an event (a script sets its value, a panel opens above it) is noticed by looking a few times a second.
import { type CheckedField, checkField } from './field/checkedField.ts';
import { fieldAround, isField, surfaceOf } from './field/fields.ts';
import { type Defaults, optionsOf, settingOf } from './field/options.ts';
import type { OwnWords } from './field/ownWords.ts';
import { handleKey } from './keys.ts';
import { createReview } from './review.ts';
import { plural, type TextSource } from './texts/texts.ts';
import type { Engine } from './thread/engine.ts';

/** How often fields are looked at while the page is in view, in milliseconds. */
const LOOK_MS = 250;
/** A screen reader is told the outcome once the writer rests. */
const ANNOUNCE_MS = 1_500;

/** What the checker of a page is made of. */
export interface CheckerParts {
  engine: Engine;
  texts: TextSource;
  words: OwnWords;
  defaults: Defaults;
  /** Whether a field that nobody named is checked once it has the focus. */
  isWanted(field: HTMLElement): boolean;
}

/** See the head of this file. */
export interface FormChecker {
  /** Checks a field from now on, whether or not a selector names it. */
  attach(field: HTMLElement): void;
  detach(field: HTMLElement): void;
  /** Checks fields below a root that begin at once (`data-spelling-start="load"`). */
  scan(root: ParentNode): void;
  fields(): HTMLElement[];
  /** Closes the popover. */
  close(): void;
  /** Takes everything away again. */
  stop(): void;
}

/** Starts listening to the page; no thread starts before there is a field. */
export function createFormChecker(parts: CheckerParts): FormChecker {
  const { texts, defaults } = parts;
  const review = createReview(texts, parts.words);
  const fields = new Map<HTMLElement, CheckedField>();
  const ending = new AbortController();
  const { signal } = ending;
  const quietly = { signal, capture: true, passive: true } as const;
  let announcing: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;

  const announce = (field: CheckedField) => {
    clearTimeout(announcing);
    announcing = setTimeout(() => void say(field), ANNOUNCE_MS);
  };
  /** Silent without its texts: the marks are there all the same. */
  const say = async (field: CheckedField) => {
    if (!field.surface.selection() || review.popover.hasFocus()) return;
    try {
      const { field: said } = await texts.texts();
      const count = field.marks().length;
      review.popover.announce(count > 0 ? plural(said, texts.locale, 'found', count) : (said['none'] ?? ''));
    } catch {
      // They are tried again with the next result.
    }
  };
  const invalidText = async (count: number) => plural((await texts.texts()).field, texts.locale, 'invalid', count);
  const detach = (element: HTMLElement) => {
    const field = fields.get(element);
    if (!field) return;
    if (review.field() === field) review.close();
    fields.delete(element);
    sizes.unobserve(element);
    field.remove();
    if (fields.size === 0) clearInterval(looking);
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    for (const [element, field] of fields) {
      if (!element.isConnected || !isField(element)) detach(element);
      else field.follow();
    }
    const open = review.field();
    if (open) review.follow(open);
  };
  const attach = (element: HTMLElement) => {
    if (fields.has(element) || !isField(element)) return;
    const field = checkField(surfaceOf(element), optionsOf(element, defaults), {
      engine: parts.engine,
      words: parts.words,
      invalidText,
      onMarks(changed, isDone) {
        review.follow(changed);
        if (isDone) announce(changed);
      },
    });
    fields.set(element, field);
    sizes.observe(element);
    if (fields.size === 1) looking = setInterval(look, LOOK_MS);
    field.wake();
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) fields.get(target as HTMLElement)?.surface.follow();
  });
  /** The field that an event is about, also inside shadow trees. */
  const fieldOf = (event: Event): HTMLElement | null => {
    const [target] = event.composedPath();
    return target instanceof Element ? fieldAround(target) : null;
  };
  const known = (event: Event) => fields.get(fieldOf(event) as HTMLElement);

  document.addEventListener(
    'focusin',
    (event) => {
      const element = fieldOf(event);
      if (element && !fields.has(element) && parts.isWanted(element)) attach(element);
      known(event)?.follow();
    },
    quietly,
  );
  document.addEventListener('input', (event) => known(event)?.follow(), quietly);
  document.addEventListener('compositionend', (event) => known(event)?.follow(), quietly);
  document.addEventListener(
    'click',
    (event) => {
      if (review.popover.holds(event)) return;
      const field = known(event);
      const mark = field?.markAtCaret();
      if (field && mark) review.open(field, mark, false);
      else review.close();
    },
    quietly,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (review.popover.holds(event)) return;
      const field = known(event);
      if (field) handleKey(event, field, review);
    },
    { signal, capture: true },
  );
  // The form sets its fields after its own listeners have run.
  document.addEventListener('reset', () => setTimeout(look), quietly);
  for (const type of ['scroll', 'transitionend', 'animationend', 'selectionchange', 'toggle'] as const) {
    document.addEventListener(
      type,
      () => {
        for (const { surface } of fields.values()) surface.follow();
        const open = review.field();
        if (open) review.follow(open);
      },
      quietly,
    );
  }
  window.addEventListener('resize', look, quietly);

  return {
    attach,
    detach,
    scan(root) {
      for (const element of root.querySelectorAll('textarea, input, [contenteditable]')) {
        if (!isField(element) || settingOf(element, 'start', defaults) !== 'load') continue;
        if (parts.isWanted(element)) attach(element);
      }
    },
    fields: () => [...fields.keys()],
    close: () => review.close(),
    stop() {
      ending.abort();
      clearTimeout(announcing);
      for (const element of fields.keys()) detach(element);
      sizes.disconnect();
      review.popover.remove();
    },
  };
}
