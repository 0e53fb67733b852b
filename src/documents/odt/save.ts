// Writes an odt again: only content.xml changes, and in it only the characters concerned. Recorded changes stand in a list
// at the beginning of the text, with marks where they were made; a reason is a comment at that place.
import { planChanges } from '../change/plan.ts';
import { createReasons, type TrackOptions } from '../change/tracking.ts';
import { applyEdits, type SourceEdit, type Step, type Weaver, weave } from '../change/weave.ts';
import type { Paragraph, Slice } from '../model.ts';
import { sure } from '../sure.ts';
import { encodeText } from '../xml/tokens.ts';
import { rewriteZip } from '../zip/rewrite.ts';
import { encodeOdt } from './encode.ts';
import { CONTENT, type Odt, readOdt } from './read.ts';

const placeOf = ({ way, from, to }: Slice, offset: number) =>
  way === 'text' ? from + offset : offset === 0 ? from : to;
/** What a paragraph may hold besides text that must not go with it. */
const KEEPS = /<(?:draw:|text:note|office:annotation|text:bookmark|text:change|text:section|text:reference)/;

/** Makes the marks of recorded changes and collects their list. */
function createLog(track: TrackOptions, source: string) {
  const reasonOf = createReasons(track.fixes);
  const told = new Set<Step>();
  const regions: string[] = [];
  const who = `<dc:creator>${encodeText(track.author)}</dc:creator><dc:date>${encodeText(track.date.replace(/Z$/, ''))}</dc:date>`;
  let count = 0;
  const region = (content: string): string => {
    let id = '';
    do id = `sc${++count}`;
    while (source.includes(`"${id}"`));
    regions.push(`<text:changed-region xml:id="${id}" text:id="${id}">${content}</text:changed-region>`);
    return id;
  };
  return {
    regions,
    inserted(content: string) {
      const id = region(`<text:insertion><office:change-info>${who}</office:change-info></text:insertion>`);
      return `<text:change-start text:change-id="${id}"/>${content}<text:change-end text:change-id="${id}"/>`;
    },
    deleted(raw: string) {
      // At the edges of a paragraph a plain space is not shown.
      const content = raw.replace(/^\s+|\s+$/g, '<text:s/>');
      const id = region(
        `<text:deletion><office:change-info>${who}</office:change-info><text:p>${content}</text:p></text:deletion>`,
      );
      return `<text:change text:change-id="${id}"/>`;
    },
    explained(step: Step): string {
      const reason = told.has(step) ? undefined : reasonOf(step);
      told.add(step);
      return reason === undefined
        ? ''
        : `<office:annotation>${who}<text:p>${encodeText(reason)}</text:p></office:annotation>`;
    },
  };
}

type Log = ReturnType<typeof createLog>;

function odtWeaver(source: string, log: Log | null): Weaver {
  /** Whether a space might not be shown here: behind another one, or behind an element that may be one. */
  const beforeIs = (slice: Slice, offset: number) =>
    offset > 0 ? slice.text.charAt(offset - 1) === ' ' : /[\s>]/.test(source.charAt(slice.from - 1));
  const replace: Weaver['replace'] = (slice, from, to, text, step) => {
    const [first, last] = [placeOf(slice, from), placeOf(slice, to)];
    const content = encodeOdt(text, beforeIs(slice, from));
    const edit = (insert: string): SourceEdit[] => [{ part: 0, from: first, to: last, insert }];
    if (!log) return edit(content);
    const raw = source.slice(first, last);
    const gone = raw === '' ? '' : log.deleted(raw);
    const come = content === '' ? '' : log.inserted(content);
    return edit(log.explained(step) + gone + come);
  };
  const tagOf = ({ source: place }: Paragraph) =>
    /^<text:p(?:\s[^>]*?)?(?=\/?>)/.exec(place ? source.slice(place.from, place.to) : '')?.[0] ?? '<text:p';
  return {
    whole: log !== null,
    replace,
    fill({ source: place }, text) {
      if (!place) return null;
      const content = log ? log.inserted(encodeOdt(text)) : encodeOdt(text);
      const name = source.startsWith('<text:h', place.from) ? 'text:h' : 'text:p';
      if (source.slice(place.to - 2, place.to) === '/>')
        return [{ part: 0, from: place.to - 2, to: place.to, insert: `>${content}</${name}>` }];
      const end = source.lastIndexOf('</', place.to);
      return [{ part: 0, from: end, to: end, insert: content }];
    },
    remove(paragraph) {
      const { source: place, slices, role } = paragraph;
      if (!place || slices.some(({ way }) => way === 'locked')) return null;
      const fixed = role !== 'text' && role !== 'heading';
      if (!log && !fixed && !KEEPS.test(source.slice(place.from, place.to))) return [{ ...place, insert: '' }];
      return slices.flatMap((slice) => replace(slice, 0, slice.text.length, '', { before: slice.text, after: '' }));
    },
    add(after, texts, { paragraphs }) {
      const like = after ?? paragraphs[0];
      if (!like?.source) return null;
      const at = after ? like.source.to : like.source.from;
      const content = (text: string) => (log ? log.inserted(encodeOdt(text)) : encodeOdt(text));
      const tag = like.role === 'heading' ? '<text:p' : tagOf(like);
      const insert = texts.map((text) => `${tag}>${content(text)}</text:p>`).join('');
      return [{ part: 0, from: at, to: at, insert }];
    },
  };
}

const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
/** Who made a change is told in another vocabulary, which not every document speaks yet. */
const withNames = (content: string): string =>
  /\sxmlns:dc=/.test(content) ? content : content.replace('<office:document-content', (tag) => `${tag} ${DC}`);

/** The list of changes, put into the one that is there or at the beginning of the text. */
function addRegions(content: string, regions: readonly string[]): string {
  if (regions.length === 0) return content;
  const known = content.indexOf('</text:tracked-changes>');
  if (known >= 0) return content.slice(0, known) + regions.join('') + content.slice(known);
  return content.replace(
    /<office:text(?:\s[^>]*)?>/,
    (tag) => `${tag}<text:tracked-changes>${regions.join('')}</text:tracked-changes>`,
  );
}

/** The bytes of the document with this text, and how many changes it could not take. Unchanged it is the very same file. */
export function saveOdt(
  bytes: Uint8Array,
  text: string,
  track: TrackOptions | null,
): { bytes: Uint8Array; lost: number } {
  const { zip, model }: Odt = readOdt(bytes);
  const source = sure(model.parts[0]);
  const log = track && createLog(track, source);
  const { edits, lost } = weave(model, planChanges(model, text), odtWeaver(source, log));
  if (edits.length === 0) return { bytes, lost };
  const changed = applyEdits(model.parts, edits).get(0) ?? source;
  const content = log ? withNames(addRegions(changed, log.regions)) : changed;
  return { bytes: rewriteZip(zip, new Map([[CONTENT, new TextEncoder().encode(content)]])), lost };
}
