// The textarea as an editor: the plain mode, and the editor on Android. A mirror under it draws the marks.
// Undo is the browser's own: text is replaced by the editing command, so that each change stays one native step.
import type { TextChange, TextRange } from '../../../engine/index.ts';
import { diffTexts } from '../../../lib/textChanges.ts';
import { applyChanges } from './diff.ts';
import { createMirror, MIRROR_LIMIT } from './mirror.ts';
import type { EditorHost, EditorPort } from './port.ts';

/** Characters around the visible part that count as in view. */
const MARGIN = 4_000;

function isVisible(box: DOMRect | null): DOMRect | null {
  return box && box.bottom > 0 && box.top < window.innerHeight ? box : null;
}

/** Takes over a textarea that is on the page; `layer` is the empty element under it for the marks. */
export function createTextareaEditor(area: HTMLTextAreaElement, layer: HTMLElement, host: EditorHost): EditorPort {
  const mirror = createMirror(layer);
  const ending = new AbortController();
  const { signal } = ending;
  let text = area.value;
  let composing = false;
  let undone = 0;
  let edited = false;
  let mirrored = false;

  const draw = () => {
    const fits = text.length <= MIRROR_LIMIT;
    if (fits !== mirrored) {
      mirrored = fits;
      layer.hidden = !fits;
      area.parentElement?.toggleAttribute('data-mirrored', fits);
      if (!fits) mirror.destroy();
    }
    if (fits) {
      const shown = (range: TextRange) => host.index.within(range).filter((mark) => host.isShown(mark));
      mirror.update(text, shown, host.currentMark());
    }
  };
  const takeIn = () => {
    const change = diffTexts(text, area.value);
    if (!change) return;
    text = area.value;
    edited = true;
    host.changed([change]);
    draw();
  };

  area.spellcheck = false;
  area.addEventListener('input', takeIn, { signal });
  area.addEventListener(
    'compositionstart',
    () => {
      composing = true;
    },
    { signal },
  );
  area.addEventListener(
    'compositionend',
    () => {
      composing = false;
      takeIn();
      draw();
    },
    { signal },
  );
  area.addEventListener(
    'click',
    () => {
      if (area.selectionStart === area.selectionEnd) host.pressed(area.selectionStart);
    },
    { signal },
  );
  for (const type of ['select', 'keyup', 'pointerup', 'focus', 'blur', 'scroll'] as const)
    area.addEventListener(type, () => host.moved(), { signal, passive: true });
  draw();

  const insert = (change: TextChange) => {
    area.focus({ preventScroll: true });
    area.setSelectionRange(change.start, change.end);
    const command = change.insert === '' ? 'delete' : 'insertText';
    // This command is the only way to change a field without losing its undo history; it is old, but every browser has it.
    if (!document.execCommand(command, false, change.insert)) {
      area.setRangeText(change.insert, change.start, change.end, 'end');
      takeIn();
    }
  };
  const steps = (direction: 'undo' | 'redo') => {
    area.focus({ preventScroll: true });
    document.execCommand(direction);
    undone = Math.max(0, undone + (direction === 'undo' ? 1 : -1));
    takeIn();
  };

  return {
    kind: 'textarea',
    text: () => text,
    slice: (start, end) => text.slice(start, end),
    length: () => text.length,
    selection: () => ({ start: area.selectionStart, end: area.selectionEnd }),
    point(range) {
      // A field shows its selection only while it has the focus.
      if (!range) return;
      area.focus({ preventScroll: true });
      this.select(range);
    },
    select({ start, end }) {
      area.setSelectionRange(start, end);
      const box = mirrored ? mirror.boxOf({ start, end }) : null;
      const scroller = area.closest('[data-scroller]') ?? area;
      const frame = scroller.getBoundingClientRect();
      if (box && (box.top < frame.top + 40 || box.bottom > frame.bottom - 40))
        scroller.scrollBy({ top: box.top - frame.top - frame.height / 3 });
      else if (!mirrored)
        area.scrollTop = (area.scrollHeight * start) / Math.max(1, text.length) - area.clientHeight / 2;
    },
    replace(changes, caret) {
      const [first, last] = [changes[0], changes.at(-1)];
      if (!first || !last) return;
      const inner = changes.map((change) => ({
        ...change,
        start: change.start - first.start,
        end: change.end - first.start,
      }));
      const joined = applyChanges(text.slice(first.start, last.end), inner);
      undone = 0;
      insert({ start: first.start, end: last.end, insert: joined });
      if (caret !== undefined) area.setSelectionRange(caret, caret);
      host.moved();
    },
    undo: () => steps('undo'),
    redo: () => steps('redo'),
    canUndo: () => edited,
    canRedo: () => undone > 0,
    focus: () => area.focus({ preventScroll: true }),
    hasFocus: () => document.activeElement === area,
    isComposing: () => composing,
    viewport() {
      const frame = (area.closest('[data-scroller]') ?? area).getBoundingClientRect();
      const box = area.getBoundingClientRect();
      const whole = Math.max(1, mirrored ? box.height : area.scrollHeight);
      const top = mirrored ? Math.max(0, frame.top - box.top) : area.scrollTop;
      const unit = text.length / whole;
      return {
        start: Math.max(0, Math.floor(top * unit) - MARGIN),
        end: Math.min(text.length, Math.ceil((top + frame.height) * unit) + MARGIN),
      };
    },
    refresh: () => {
      if (!composing) draw();
    },
    boxOf: (range) => (mirrored ? isVisible(mirror.boxOf(range)) : area.getBoundingClientRect()),
    heightOf(offset) {
      const box = mirrored ? mirror.boxOf({ start: offset, end: offset + 1 }) : null;
      if (!box) return offset / Math.max(1, text.length);
      const page = area.getBoundingClientRect();
      const frame = area.closest('[data-scroller]')?.clientHeight ?? 0;
      return (box.top + box.height / 2 - page.top) / Math.max(1, page.height, frame);
    },
    setLanguage(code) {
      if (code) area.lang = code;
      else area.removeAttribute('lang');
    },
    openSearch: () => undefined,
    destroy() {
      ending.abort();
      mirror.destroy();
      area.parentElement?.removeAttribute('data-mirrored');
    },
  };
}
