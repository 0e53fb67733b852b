// Marks over a textarea or an input: a copy of its text with the same line breaks, transparent except for the lines under the
// mistakes. It lies in a shadow root of its own beside the field, takes no room and no clicks, and moves with the field.
import type { TextRange } from '../../engine/index.ts';
import { arrangeLines, boxInLines, type DrawnLine, spareLines } from '../../lib/drawnLines.ts';
import { addStyles, CATEGORIES, LOOKS } from './markStyles.ts';
import type { DrawnMark } from './surface.ts';
import { isDark } from './theme.ts';

/** What decides where letters stand; read from the field, so that the copy breaks its lines alike. */
const METRICS =
  'direction unicode-bidi writing-mode font-family font-size font-style font-weight font-stretch font-variant font-size-adjust font-kerning font-feature-settings font-variation-settings font-optical-sizing line-height letter-spacing word-spacing text-transform text-indent text-align text-rendering tab-size hyphens word-break line-break overflow-wrap padding-top padding-right padding-bottom padding-left'.split(
    ' ',
  );

const RULES = `:host{all:initial!important;position:absolute!important;inline-size:0!important;block-size:0!important;pointer-events:none!important;user-select:none!important}
/* Washes colour the ground and not the letters. */
.frame{position:absolute;left:0;top:0;overflow:hidden;transform-origin:0 0;mix-blend-mode:multiply}.frame.dark{mix-blend-mode:screen}
.copy{position:absolute;left:0;top:0;box-sizing:border-box;color:transparent;white-space:pre-wrap}
.copy>div{unicode-bidi:inherit}
.line .copy{display:flex;align-items:center;white-space:pre}
.m{border-radius:3px;text-decoration-line:underline;text-decoration-skip-ink:none;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.q{opacity:.7}
${CATEGORIES.map((name) => {
  const { line, offset, light, dark, lightWash, darkWash } = LOOKS[name];
  return `.${name}{text-decoration:underline ${line} ${light};text-underline-offset:${offset}}.dark .${name}{text-decoration-color:${dark}}.now.${name}{background:${lightWash}}.dark .now.${name}{background:${darkWash}}`;
}).join('\n')}
@media(forced-colors:active){.m{text-decoration-color:CanvasText}.now{outline:2px solid Highlight}}
@media print{:host{display:none!important}}`;

/** See the head of this file. */
export interface Mirror {
  draw(text: string, marks: readonly DrawnMark[]): void;
  /** Puts the copy where the field is, scrolled as it is. */
  follow(): void;
  boxOf(range: TextRange): DOMRect | null;
  remove(): void;
}

function drawLine(text: string, marks: readonly DrawnMark[], start: number): HTMLElement {
  const line = document.createElement('div');
  let at = 0;
  for (const mark of marks) {
    const from = Math.max(at, mark.start - start);
    const to = Math.min(text.length, mark.end - start);
    if (to <= from) continue;
    line.append(text.slice(at, from));
    const drawn = document.createElement('span');
    drawn.className = `m ${mark.look}${mark.isQuestion ? ' q' : ''}${mark.isCurrent ? ' now' : ''}`;
    drawn.append(text.slice(from, to));
    line.append(drawn);
    at = to;
  }
  line.append(text.slice(at));
  if (text === '') line.append(document.createElement('br'));
  return line;
}

/** Makes a mirror; nothing is on the page before the first mark. */
export function createMirror(field: HTMLTextAreaElement | HTMLInputElement): Mirror {
  const host = document.createElement('spelling-check-marks');
  const root = host.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  const copy = document.createElement('div');
  frame.className = 'frame';
  copy.className = 'copy';
  frame.append(copy);
  root.append(frame);
  host.setAttribute('aria-hidden', 'true');
  addStyles(root, RULES);
  const isLine = field instanceof HTMLInputElement;
  let lines: DrawnLine[] = [];

  const measure = () => {
    const styles = getComputedStyle(field);
    for (const name of METRICS) copy.style.setProperty(name, styles.getPropertyValue(name));
    frame.className = `frame${isLine ? ' line' : ''}${isDark(field) ? ' dark' : ''}`;
  };
  /** At the end of the field's parent: there it has the field's scrolling and stacking, and stands between no two elements. */
  const place = () => {
    const parent = field.parentNode;
    if (!parent || host.parentNode === parent) return;
    if (field.slot) host.slot = field.slot;
    parent.append(host);
  };
  const follow = () => {
    if (lines.length === 0) return;
    place();
    const box = field.getBoundingClientRect();
    const scaleX = field.offsetWidth ? box.width / field.offsetWidth : 1;
    const scaleY = field.offsetHeight ? box.height / field.offsetHeight : 1;
    const origin = host.getBoundingClientRect();
    const left = (box.left - origin.left) / scaleX + field.clientLeft;
    const top = (box.top - origin.top) / scaleY + field.clientTop;
    frame.style.transform = `translate(${left}px,${top}px)`;
    frame.style.width = `${field.clientWidth}px`;
    frame.style.height = `${field.clientHeight}px`;
    copy.style.width = `${field.clientWidth}px`;
    copy.style.minHeight = `${field.clientHeight}px`;
    copy.style.transform = `translate(${-field.scrollLeft}px,${-field.scrollTop}px)`;
  };

  return {
    draw(text, marks) {
      if (marks.length === 0) {
        lines = [];
        copy.replaceChildren();
        host.remove();
        return;
      }
      let start = 0;
      let next = 0;
      const drawn: DrawnLine[] = [];
      const spare = spareLines(lines);
      for (const content of text.split('\n')) {
        const end = start + content.length;
        while ((marks[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
        const own: DrawnMark[] = [];
        for (let at = next; (marks[at]?.start ?? end) < end; at += 1) own.push(marks[at] as DrawnMark);
        const key = `${own.map((one) => `${one.start - start}-${one.end - start}${one.look}${one.isQuestion}${one.isCurrent}`).join()}\n${content}`;
        const element = spare(key) ?? drawLine(content, own, start);
        drawn.push({ key, length: content.length, element });
        start = end + 1;
      }
      arrangeLines(copy, drawn);
      lines = drawn;
      measure();
      follow();
    },
    follow() {
      if (lines.length === 0) return;
      measure();
      follow();
    },
    boxOf: (range) => boxInLines(lines, range),
    remove: () => host.remove(),
  };
}
