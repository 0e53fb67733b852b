// Underlines in CodeMirror. Only what is in view is decorated, straight from the index of findings, so that a novel
// with 50,000 findings costs no more than a letter. During an edit the drawn ranges are mapped through the change.
import { type ChangeSet, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { TextChange, TextRange } from '../../../engine/index.ts';
import { markClass } from '../panel/issueIndex.ts';
import type { EditorHost } from './port.ts';

/** Asks for the marks to be redrawn. */
export const redraw = StateEffect.define();

/** Highlights ranges just corrected, in the coordinates after the change; an empty list ends the highlight. */
export const showFixed = StateEffect.define<readonly TextRange[]>();
/** How long the highlight lasts, in milliseconds; marks.css fades it over the same time (--dur-3). */
export const FIXED_MS = 260;
/** Drawing more than this at once is not worth it: most are out of view. */
const MOST_FIXED = 200;

const fixed = Decoration.mark({ class: 'm-fixed' });

/** Highlights a place until the text changes; null ends it. */
export const showPlace = StateEffect.define<TextRange | null>();

const place = Decoration.mark({ class: 'm-place' });

/** The place that is pointed out. */
export const shownPlace = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { docChanged, effects }) {
    const range = effects.find((one) => one.is(showPlace))?.value;
    if (range === undefined) return docChanged ? Decoration.none : shown;
    return range && range.end > range.start ? Decoration.set(place.range(range.start, range.end)) : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The ranges that were just corrected. */
export const fixedMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects }) {
    const effect = effects.find((one) => one.is(showFixed));
    if (!effect) return shown.map(changes);
    const ranges = effect.value.filter(({ start, end }) => end > start).slice(0, MOST_FIXED);
    return Decoration.set(ranges.map(({ start, end }) => fixed.range(start, end)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const drawn = new Map<string, Decoration>();

function decorationFor(classes: string, current: boolean): Decoration {
  const key = `${classes}${current}`;
  let decoration = drawn.get(key);
  if (!decoration) {
    const attributes = current ? { 'aria-current': 'true' } : {};
    decoration = Decoration.mark({ class: classes, attributes });
    drawn.set(key, decoration);
  }
  return decoration;
}

/** CodeMirror's changes in our form: simultaneous, sorted, in the coordinates before them. */
export function toTextChanges(changes: ChangeSet): TextChange[] {
  const list: TextChange[] = [];
  changes.iterChanges((start, end, _from, _to, inserted) => {
    list.push({ start, end, insert: inserted.toString() });
  }, true);
  return list;
}

/** The plugin that reports edits to the host and draws its marks. */
export function marksPlugin(host: EditorHost) {
  const build = (view: EditorView): DecorationSet => {
    const builder = new RangeSetBuilder<Decoration>();
    const current = host.currentMark();
    let last = -1;
    for (const { from, to } of view.visibleRanges) {
      for (const mark of host.index.within({ start: from, end: to })) {
        if (!host.isShown(mark) || mark.start < last || mark.end > view.state.doc.length) continue;
        builder.add(mark.start, mark.end, decorationFor(markClass(mark.issue), mark.id === current));
        last = mark.start;
      }
    }
    return builder.finish();
  };

  class Marks {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = build(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged) host.changed(toTextChanges(update.changes));
      const asked = update.transactions.some((transaction) => transaction.effects.some((effect) => effect.is(redraw)));
      if (asked || update.viewportChanged) this.decorations = build(update.view);
      else if (update.docChanged) this.decorations = this.decorations.map(update.changes);
    }
  }
  return ViewPlugin.fromClass(Marks, { decorations: (marks) => marks.decorations });
}
