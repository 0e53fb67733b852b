// How marks look: one line for each kind, in two sets of colours. The same shapes as on the site (src/ui/styles/marks.css).
import type { Category } from '../../engine/index.ts';

interface Look {
  line: string;
  offset: string;
  light: string;
  dark: string;
  lightWash: string;
  darkWash: string;
}

/** Hue, line and wash of each kind of mistake. */
export const LOOKS: Readonly<Record<Category, Look>> = {
  spelling: look('wavy 1.5px', '.28em', '#ba312c', '#ffa299', '#ffebe8', '#422521'),
  grammar: look('double 1.5px', '.25em', '#2267c7', '#97c1ff', '#e8f1ff', '#1f2e44'),
  punctuation: look('dotted 3px', '.22em', '#915b00', '#f1af5d', '#faeee1', '#3c2a13'),
  style: look('dashed 2px', '.28em', '#9044a7', '#dda6ee', '#f7ecfa', '#37263c'),
  consistency: look('solid 1.5px', '.28em', '#0a7186', '#70cde6', '#e1f4fa', '#0d333d'),
};

function look(line: string, offset: string, light: string, dark: string, lightWash: string, darkWash: string): Look {
  return { line, offset, light, dark, lightWash, darkWash };
}

/** All kinds. */
export const CATEGORIES = Object.keys(LOOKS) as Category[];

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives a document or shadow tree rules without touching its own, by a sheet that any policy lets a script make. Where
 * scripts of an extension may not, a shadow tree gets an element, and the extension brings the document's rules itself.
 * Returns how to take them back.
 */
export function addStyles(root: Document | ShadowRoot, css: string): () => void {
  try {
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    sheets.set(css, sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    if (root instanceof ShadowRoot) root.append(style);
    return () => style.remove();
  }
}
