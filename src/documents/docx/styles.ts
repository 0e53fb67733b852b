// What the paragraph styles of a docx mean: headings, lists and code, by level and name, along what they are based on.
import type { Role } from '../model.ts';
import { attribute, readXml } from '../xml/tokens.ts';

/** What a style makes of a paragraph. */
export interface StyleMeaning {
  role: Role;
  level: number;
}

interface Style {
  name: string;
  base: string;
  outline: number | undefined;
  numbered: boolean;
}

const CODE = /code|preformatted|listing|quelltext|monospace|source/i;
const HEADING = /^(?:heading|überschrift|titre|título|titolo|заголовок) ?([1-9])$/i;

/** The meaning of a style by its id. */
export function readStyles(source: string): (id: string) => StyleMeaning {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  if (source !== '')
    readXml(source, {
      open(name, from, to, empty) {
        const tag = () => source.slice(from, to);
        if (name === 'w:style' && !empty) {
          current = { name: '', base: '', outline: undefined, numbered: false };
          styles.set(attribute(tag(), 'w:styleId') ?? '', current);
        }
        if (!current) return;
        if (name === 'w:name') current.name = attribute(tag(), 'w:val') ?? '';
        if (name === 'w:basedOn') current.base = attribute(tag(), 'w:val') ?? '';
        if (name === 'w:outlineLvl') current.outline = Number(attribute(tag(), 'w:val'));
        if (name === 'w:numPr') current.numbered = true;
      },
      close(name) {
        if (name === 'w:style') current = undefined;
      },
      text: () => undefined,
    });

  const known = new Map<string, StyleMeaning>();
  const find = (id: string): StyleMeaning => {
    let numbered = false;
    for (let [at, steps] = [id, 0]; steps < 20; steps++) {
      const style = styles.get(at);
      if (!style) break;
      const level = Number(HEADING.exec(style.name)?.[1] ?? 0) || (style.name.toLowerCase() === 'title' ? 1 : 0);
      if (level > 0) return { role: 'heading', level: Math.min(level, 6) };
      if (style.outline !== undefined && style.outline < 9)
        return { role: 'heading', level: Math.min(style.outline + 1, 6) };
      if (CODE.test(style.name)) return { role: 'code', level: 0 };
      numbered ||= style.numbered;
      at = style.base;
    }
    return { role: numbered ? 'item' : 'text', level: 0 };
  };
  return (id) => {
    const meaning = known.get(id) ?? find(id);
    known.set(id, meaning);
    return meaning;
  };
}

/** Which numberings count (1., a.) rather than mark with a sign, by id and level. */
export function readNumbering(source: string): (id: string, level: number) => boolean {
  const ordered = new Set<string>();
  const abstractOf = new Map<string, string>();
  let [abstract, level, number] = ['', '', ''];
  if (source !== '')
    readXml(source, {
      open(name, from, to) {
        const value = (key: string) => attribute(source.slice(from, to), key) ?? '';
        if (name === 'w:abstractNum') abstract = value('w:abstractNumId');
        else if (name === 'w:lvl') level = value('w:ilvl');
        else if (name === 'w:num') number = value('w:numId');
        else if (name === 'w:abstractNumId') abstractOf.set(number, value('w:val'));
        else if (name === 'w:numFmt' && !/bullet|none/.test(value('w:val'))) ordered.add(`${abstract} ${level}`);
      },
      close: () => undefined,
      text: () => undefined,
    });
  return (id, at) => ordered.has(`${abstractOf.get(id)} ${at}`);
}
