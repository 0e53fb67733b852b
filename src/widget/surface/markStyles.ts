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

/** A style sheet that any policy lets a script make; null where the browser cannot. */
export function sheetOf(css: string): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  } catch {
    return null;
  }
}
