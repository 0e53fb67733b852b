// An editable element as a surface: plain ones and the editors of frameworks alike. Corrections go in as typing does, so that
// an editor with a model of its own takes them over.
import { createHighlights } from './highlights.ts';
import { type RichText, readRichText } from './richText.ts';
import { LONGEST_DRAWN, type Surface } from './surface.ts';
import { isDark } from './theme.ts';

/** Editors take a new selection over only when the browser has told them of it, in a later task. */
const SELECTION_MS = 30;

const selectionIn = (root: Node): Selection | null => {
  const shadow = root as ShadowRoot & { getSelection?: () => Selection | null };
  return (shadow.getSelection ? shadow.getSelection() : null) ?? document.getSelection();
};

/** Takes over an editable element; its own underlines are switched off until `remove`. */
export function richSurface(field: HTMLElement): Surface {
  const layer = createHighlights(field);
  const before = field.getAttribute('spellcheck');
  // A document that is a message is sent with its attributes.
  const isOwn = field !== document.body;
  if (isOwn) field.setAttribute('spellcheck', 'false');
  let known: RichText | null = null;

  // The document is read again only after it has changed.
  const watcher = new MutationObserver(() => {
    known = null;
  });
  watcher.observe(field, { childList: true, characterData: true, subtree: true, attributeFilter: ['contenteditable'] });
  const read = (): RichText => {
    if (watcher.takeRecords().length > 0) known = null;
    known ??= readRichText(field, /pre|break-spaces/.test(getComputedStyle(field).whiteSpace));
    return known;
  };

  const select = (range: Range) => {
    field.focus({ preventScroll: true });
    const selection = selectionIn(field.getRootNode());
    selection?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  };

  return {
    field,
    text: () => read().text,
    selection() {
      const selection = selectionIn(field.getRootNode());
      const { anchorNode, focusNode } = selection ?? {};
      if (!selection || !anchorNode || !focusNode || !field.contains(anchorNode)) return null;
      const from = read().offsetOf(anchorNode, selection.anchorOffset);
      const to = read().offsetOf(focusNode, selection.focusOffset);
      return from === null || to === null ? null : { start: Math.min(from, to), end: Math.max(from, to) };
    },
    select(range) {
      const place = read().rangeOf(range);
      if (!place) return;
      select(place);
      place.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    },
    async replace({ start, end, insert }) {
      const place = read().rangeOf({ start, end });
      if (!place) return;
      select(place);
      await new Promise((resolve) => setTimeout(resolve, SELECTION_MS));
      if (document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)) return;
      place.deleteContents();
      place.insertNode(document.createTextNode(insert));
      const data = { bubbles: true, composed: true, inputType: 'insertReplacementText', data: insert };
      field.dispatchEvent(new InputEvent('input', data));
    },
    draw(marks) {
      const { text, rangeOf } = read();
      const drawn = text.length > LONGEST_DRAWN ? [] : marks;
      layer.draw(
        drawn.flatMap((mark) => {
          const range = rangeOf(mark);
          return range ? [{ ...mark, range }] : [];
        }),
        isDark(field),
      );
    },
    boxOf(range) {
      const box = read().rangeOf(range)?.getBoundingClientRect();
      return box && box.width + box.height > 0 ? box : null;
    },
    follow: () => undefined,
    remove() {
      watcher.disconnect();
      layer.remove();
      if (!isOwn) return;
      if (before === null) field.removeAttribute('spellcheck');
      else field.setAttribute('spellcheck', before);
    },
  };
}
