// CodeMirror 6 as an editor: a plain-text page whose underlines come from the index of findings. It takes over from the
// textarea with its text, selection, scroll position and focus.
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { TextRange } from '../../../engine/index.ts';
import { insertedRanges } from '../../../lib/textChanges.ts';
import { FIXED_MS, fixedMarks, marksPlugin, redraw, showFixed, shownPlace, showPlace } from './marks.ts';
import type { EditorHost, EditorPort, EditorTexts } from './port.ts';

/** What the editor starts from. */
export interface EditorStart {
  text: string;
  selection: TextRange;
  scrollTop: number;
  focused: boolean;
}

/** Pixels kept between a revealed place and the edge. */
const REVEAL_MARGIN = 96;

const attributesFor = (label: string, language: string | null): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    // Editable content is focusable without it, but accessibility checkers do not know that.
    tabindex: '0',
    spellcheck: 'false',
    autocorrect: 'off',
    autocapitalize: 'sentences',
    ...(language ? { lang: language } : {}),
  });

/** Builds the editor inside `parent`. */
export function createCodeMirrorEditor(
  parent: HTMLElement,
  start: EditorStart,
  texts: EditorTexts,
  host: EditorHost,
): EditorPort {
  const attributes = new Compartment();
  const events = EditorView.domEventHandlers({
    click(event, view) {
      const { main } = view.state.selection;
      // After a tap the browser reports the new caret position only on click.
      const touched = event instanceof PointerEvent && event.pointerType === 'touch';
      const at = touched ? view.posAtCoords(event) : main.empty ? main.head : null;
      if (at === null) return;
      if (touched) view.dispatch({ selection: { anchor: at } });
      host.pressed(at);
    },
    focus: () => host.moved(),
    blur: () => host.moved(),
  });
  const watch = EditorView.updateListener.of((update) => {
    if (update.selectionSet || update.docChanged || update.viewportChanged) host.moved();
  });
  const length = start.text.length;
  const state = EditorState.create({
    doc: start.text,
    selection: { anchor: Math.min(start.selection.start, length), head: Math.min(start.selection.end, length) },
    extensions: [
      history(),
      search({ top: true }),
      keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.lineWrapping,
      EditorState.phrases.of(texts.phrases),
      attributes.of(attributesFor(texts.label, null)),
      marksPlugin(host),
      fixedMarks,
      shownPlace,
      events,
      watch,
    ],
  });
  const view = new EditorView({ state, parent });
  view.scrollDOM.scrollTop = start.scrollTop;
  view.scrollDOM.addEventListener('scroll', () => host.moved(), { passive: true });
  if (start.focused) view.focus();
  let fading: ReturnType<typeof setTimeout> | undefined;

  return {
    kind: 'codemirror',
    text: () => view.state.doc.toString(),
    slice: (from, to) => view.state.sliceDoc(from, to),
    length: () => view.state.doc.length,
    selection: () => ({ start: view.state.selection.main.from, end: view.state.selection.main.to }),
    select({ start: anchor, end: head }) {
      const effects = EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: REVEAL_MARGIN });
      view.dispatch({ selection: { anchor, head }, effects });
    },
    point(range) {
      const { length: end } = view.state.doc;
      const at = range && { start: Math.min(range.start, end), end: Math.min(range.end, end) };
      view.dispatch({
        ...(at && { selection: { anchor: at.start, head: at.end } }),
        effects: [showPlace.of(at), ...(at ? [EditorView.scrollIntoView(at.start, { y: 'center' })] : [])],
      });
    },
    replace(changes, caret) {
      clearTimeout(fading);
      fading = setTimeout(() => view.dispatch({ effects: showFixed.of([]) }), FIXED_MS);
      view.dispatch({
        effects: showFixed.of(insertedRanges(changes)),
        changes: changes.map(({ start: from, end: to, insert }) => ({ from, to, insert })),
        ...(caret !== undefined && { selection: { anchor: caret } }),
        annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.fix')],
      });
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    canUndo: () => undoDepth(view.state) > 0,
    canRedo: () => redoDepth(view.state) > 0,
    focus: () => view.focus(),
    hasFocus: () => view.hasFocus,
    isComposing: () => view.composing,
    viewport: () => ({ start: view.viewport.from, end: view.viewport.to }),
    refresh: () => view.dispatch({ effects: redraw.of(null) }),
    boxOf({ start: from, end: to }) {
      if (to > view.state.doc.length) return null;
      const [first, last] = [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
      const frame = view.scrollDOM.getBoundingClientRect();
      if (!first || !last || first.bottom < frame.top || first.top > frame.bottom) return null;
      const broken = last.top >= first.bottom;
      const right = broken ? frame.right : last.right;
      return new DOMRect(first.left, first.top, Math.max(1, right - first.left), first.bottom - first.top);
    },
    heightOf(offset) {
      const block = view.lineBlockAt(Math.min(offset, view.state.doc.length));
      const inside = block.length === 0 ? 0.5 : (offset - block.from + 0.5) / (block.length + 1);
      const top = view.documentPadding.top + block.top + block.height * inside;
      return top / Math.max(1, view.scrollDOM.clientHeight, view.scrollDOM.scrollHeight);
    },
    setLanguage(code) {
      view.dispatch({ effects: attributes.reconfigure(attributesFor(texts.label, code)) });
    },
    openSearch: () => void openSearchPanel(view),
    destroy() {
      clearTimeout(fading);
      view.destroy();
    },
  };
}
