// A textarea or an input as a surface.
import { createMirror } from './mirror.ts';
import { LONGEST_DRAWN, type Surface } from './surface.ts';

/** A field with a value. */
export type PlainField = HTMLTextAreaElement | HTMLInputElement;

/** Replaces a range where the editing command is refused: the events are those of typing, and a framework's own copy of the value notices. */
function replaceByHand(field: PlainField, start: number, end: number, insert: string): void {
  field.setRangeText(insert, start, end, 'end');
  const data = { bubbles: true, composed: true, inputType: 'insertReplacementText', data: insert };
  field.dispatchEvent(new InputEvent('input', data));
}

/** Takes over a field; its own underlines are switched off until `remove`. */
export function plainSurface(field: PlainField): Surface {
  const mirror = createMirror(field);
  const before = field.getAttribute('spellcheck');
  field.setAttribute('spellcheck', 'false');

  return {
    field,
    text: () => field.value,
    selection() {
      const { selectionStart, selectionEnd } = field;
      const root = field.getRootNode() as Document | ShadowRoot;
      if (root.activeElement !== field || selectionStart === null || selectionEnd === null) return null;
      return { start: selectionStart, end: selectionEnd };
    },
    select({ start, end }) {
      field.focus();
      field.setSelectionRange(start, end);
    },
    async replace({ start, end, insert }) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      const wanted = field.value.slice(0, start) + insert + field.value.slice(end);
      // Old, and the only command that keeps the field's own undo; every browser has it.
      const done = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
      if (!done && field.value !== wanted) replaceByHand(field, start, end, insert);
    },
    draw(marks) {
      const text = field.value;
      mirror.draw(text, text.length > LONGEST_DRAWN ? [] : marks);
    },
    boxOf: (range) => mirror.boxOf(range),
    follow: () => mirror.follow(),
    remove() {
      mirror.remove();
      if (before === null) field.removeAttribute('spellcheck');
      else field.setAttribute('spellcheck', before);
    },
  };
}
