// Marks in editable elements: ranges that the browser underlines by itself (CSS Custom Highlight API). The document's own
// elements and styles stay as they are; what is added are rules for names that nobody else has.
import type { Category } from '../../engine/index.ts';
import { addStyles, CATEGORIES, LOOKS } from './markStyles.ts';
import type { DrawnMark } from './surface.ts';

const PREFIX = 'spelling-check';

const ruleFor = (name: string, line: string, offset: string, colour: string) =>
  `::highlight(${name}){text-decoration:underline ${line} ${colour};text-underline-offset:${offset};text-decoration-skip-ink:none}`;

/** The rules, for the style sheet of an extension. */
export const HIGHLIGHT_RULES = CATEGORIES.map((category) => {
  const { line, offset, light, dark, lightWash, darkWash } = LOOKS[category];
  const [day, night] = [`${PREFIX}-${category}`, `${PREFIX}-${category}-dark`];
  return [
    ruleFor(day, line, offset, light),
    ruleFor(night, line, offset, dark),
    `::highlight(${day}-now){background-color:${lightWash}}`,
    `::highlight(${night}-now){background-color:${darkWash}}`,
  ].join('');
}).join('');

/** Whether the browser can draw them. */
export const canHighlight = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/** The trees with our rules: how many elements need them, and how to take them back. */
const users = new Map<Document | ShadowRoot, { count: number; remove: () => void }>();

function adopt(root: Document | ShadowRoot): void {
  const known = users.get(root);
  if (known) known.count += 1;
  else users.set(root, { count: 1, remove: addStyles(root, HIGHLIGHT_RULES) });
}

function release(root: Document | ShadowRoot): void {
  const known = users.get(root);
  if (!known) return;
  known.count -= 1;
  if (known.count > 0) return;
  users.delete(root);
  known.remove();
}

const highlightOf = (name: string): Highlight => {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const fresh = new Highlight();
  CSS.highlights.set(name, fresh);
  return fresh;
};

/** The marks of one element. */
export interface HighlightLayer {
  draw(marks: readonly (DrawnMark & { range: Range })[], dark: boolean): void;
  remove(): void;
}

/** A layer without marks; the page is touched with the first one. */
export function createHighlights(element: HTMLElement): HighlightLayer {
  let drawn: [name: string, range: Range][] = [];
  let root: Document | ShadowRoot | null = null;

  const clear = () => {
    for (const [name, range] of drawn) {
      const highlight = CSS.highlights.get(name);
      highlight?.delete(range);
      if (highlight?.size === 0) CSS.highlights.delete(name);
    }
    drawn = [];
  };
  const nameOf = (look: Category, dark: boolean) => `${PREFIX}-${look}${dark ? '-dark' : ''}`;

  return {
    draw(marks, dark) {
      if (!canHighlight()) return;
      clear();
      if (marks.length > 0 && !root) {
        root = element.getRootNode() as Document | ShadowRoot;
        adopt(root);
      }
      for (const { look, isCurrent, range } of marks) {
        const name = nameOf(look, dark);
        for (const each of isCurrent ? [name, `${name}-now`] : [name]) {
          highlightOf(each).add(range);
          drawn.push([each, range]);
        }
      }
    },
    remove() {
      if (canHighlight()) clear();
      if (root) release(root);
      root = null;
    },
  };
}
