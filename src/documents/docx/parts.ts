// Which files of a docx hold its text, found by their relations as Word does it, not by their usual names.

import { refusal } from '../refusal.ts';
import { attribute, readXml } from '../xml/tokens.ts';
import { unpackText, type Zip } from '../zip/archive.ts';

/** A file with text. */
export interface TextPart {
  name: string;
  story: 'document' | 'footnotes' | 'endnotes' | 'header' | 'footer' | 'comments';
  source: string;
}

/** A relation of a part to another. */
interface Relation {
  id: string;
  type: string;
  target: string;
}

/** The parts in reading order, and the styles. */
export interface DocxParts {
  texts: TextPart[];
  styles: string;
  numbering: string;
}

/** The name of the file that holds the relations of a part. */
export const relationsName = (part: string): string => part.replace(/([^/]*)$/, '_rels/$1.rels');

/** The target of a relation as a name in the archive. */
function resolve(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const folders = part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return folders.join('/');
}

function relationsOf(zip: Zip, part: string): Relation[] {
  const relations: Relation[] = [];
  const source = unpackText(zip, relationsName(part));
  if (source === undefined) return relations;
  readXml(source, {
    open(name, from, to) {
      if (!/(^|:)Relationship$/.test(name)) return;
      const tag = source.slice(from, to);
      if (attribute(tag, 'TargetMode') === 'External') return;
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((key) => attribute(tag, key));
      relations.push({ id, type: type.split('/').at(-1) ?? '', target: resolve(part, target) });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return relations;
}

const STORIES = ['footnotes', 'endnotes', 'header', 'footer', 'comments'] as const;

/** Finds and unpacks the parts. Rejects with `broken`. */
export function docxParts(zip: Zip): DocxParts {
  const main = relationsOf(zip, '').find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
  const source = unpackText(zip, main);
  if (source === undefined) throw refusal('broken', { message: 'no main part' });
  const relations = relationsOf(zip, main);
  const texts: TextPart[] = [{ name: main, story: 'document', source }];
  for (const story of STORIES) {
    for (const { target } of relations.filter(({ type }) => type === story)) {
      const text = texts.some(({ name }) => name === target) ? undefined : unpackText(zip, target);
      if (text !== undefined) texts.push({ name: target, story, source: text });
    }
  }
  const other = (type: string) => {
    const target = relations.find((relation) => relation.type === type)?.target;
    return (target && unpackText(zip, target)) || '';
  };
  return { texts, styles: other('styles'), numbering: other('numbering') };
}
