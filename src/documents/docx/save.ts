// Writes a docx again: the same archive with the changed parts, and the file of comments if there are reasons to give.
import { planChanges } from '../change/plan.ts';
import type { TrackOptions } from '../change/tracking.ts';
import { applyEdits, weave } from '../change/weave.ts';
import { sure } from '../sure.ts';
import { unpackText } from '../zip/archive.ts';
import { rewriteZip } from '../zip/rewrite.ts';
import { createMarks, type Marks } from './marks.ts';
import { relationsName } from './parts.ts';
import { type Docx, readDocx } from './read.ts';
import { docxWeaver } from './weaver.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The bytes of the document with this text, and how many changes it could not take. Unchanged it is the very same file. */
export function saveDocx(
  bytes: Uint8Array,
  text: string,
  track: TrackOptions | null,
): { bytes: Uint8Array; lost: number } {
  const docx = readDocx(bytes);
  const plan = planChanges(docx.model, text);
  const sources = docx.parts.texts.map(({ source }) => source);
  const marks = track && createMarks(track, sources);
  const { edits, lost } = weave(docx.model, plan, docxWeaver(docx, marks));
  if (edits.length === 0) return { bytes, lost };
  const changed = new Map<string, string>();
  for (const [index, source] of applyEdits(sources, edits)) changed.set(sure(docx.parts.texts[index]).name, source);
  if (marks && marks.comments.length > 0) addComments(docx, marks, changed);
  const encoder = new TextEncoder();
  const files = new Map([...changed].map(([name, source]) => [name, encoder.encode(source)]));
  return { bytes: rewriteZip(docx.zip, files), lost };
}

/** Into the file of comments, or into a new one, which the document and the list of types must then name. */
function addComments({ zip, parts }: Docx, marks: Marks, changed: Map<string, string>): void {
  const elements = marks.commentElements();
  const known = parts.texts.find(({ story }) => story === 'comments');
  if (known) {
    const source = changed.get(known.name) ?? known.source;
    const end = source.lastIndexOf('</w:comments>');
    // An empty list is written as one tag.
    const next =
      end < 0
        ? source.replace(/\/>\s*$/, `>${elements}</w:comments>`)
        : source.slice(0, end) + elements + source.slice(end);
    changed.set(known.name, next);
    return;
  }
  const main = sure(parts.texts[0]).name;
  const folder = main.replace(/[^/]*$/, '');
  const taken = (name: string) => zip.entries.some((entry) => entry.name === name);
  let name = 'comments.xml';
  for (let n = 1; taken(folder + name); n++) name = `comments${n}.xml`;
  changed.set(
    folder + name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${WORD}">${elements}</w:comments>`,
  );
  const relations = relationsName(main);
  const own =
    unpackText(zip, relations) ??
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`;
  const relation = `<Relationship Id="rIdSpellingComments" Type="${RELATIONS}/comments" Target="${name}"/>`;
  changed.set(
    relations,
    own.replace(/<\/Relationships>\s*$/, (end) => relation + end),
  );
  const types = unpackText(zip, '[Content_Types].xml') ?? '';
  const type = `<Override PartName="/${folder}${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/>`;
  changed.set(
    '[Content_Types].xml',
    types.replace(/<\/Types>\s*$/, (end) => type + end),
  );
}
