// Which parts of a chunk (a run without spaces) are not prose: addresses, paths, file names, identifiers, handles, tags.
// Every expression here is linear, and a chunk is truncated before it is matched, so no text makes this slow.
import type { TextRange } from '../types.ts';

/** Longer chunks that contain a special character are data, not prose. */
const LONGEST_CHUNK = 2048;

const TRAILING = /[\s.,;:!?"'\u2019\u201d\u201c\u00bb\u203a)\]}*>\u2026]+$/;
const SCHEME = /(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|mailto:|tel:|data:)/i;
const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+\.[\p{L}\d.-]*[\p{L}\d]/u;
const HANDLE = /^[@#][\p{L}\d_][\p{L}\p{M}\d_.-]*/u;
const PATH = /^(?:[A-Za-z]:)?[\\/]|^\.{0,2}\/|^~[\\/]|\\/;
const SHORT_DOTS = /^(?:\p{L}{1,2}\.){1,8}\p{L}{0,2}$/u;
/** dott.ssa, sig.ra, gent.mo: Italian forms of address; p.zza, f.lli. */
const ADDRESS =
  /^(?:p\.zz[ae]|f\.lli|(?:dott|dr|prof|avv|arch|sig|sigg|gent|egr|spett|preg|ill|chiar|rev|stim)\.(?:ssa|ssi|ra|na|ri|mo|ma|mi|me|le|li))$/i;
const CALL = /^[\p{L}_$][\p{L}\d_$.]*\(/u;
/** Mitarbeiter(innen), amigo(s): a word, not a function call. */
const WORD_IN_BRACKETS = /\([\p{L}-]+\)?$/u;
const ENTITY = /&(?:[a-z]{2,10}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Endings of host and file names that occur in prose. A dot before one of them joins a name. */
const NAME_ENDINGS = new Set(
  (
    'com org net edu gov mil int info biz eu de fr it es uk us ca au at ch be nl pl ru se no fi dk cz pt br mx ar jp cn in io ai co tv me app dev blog shop cloud ' +
    'txt md html htm css js ts jsx tsx json xml yml yaml csv tsv pdf doc docx odt rtf xls xlsx ods ppt pptx odp zip gz tar rar iso exe dll bat sh ps1 py rb java class jar c h cpp hpp cs go rs php sql ' +
    'png jpg jpeg gif svg webp bmp tif tiff ico mp3 mp4 wav ogg avi mov mkv webm ttf otf woff woff2 log ini cfg conf toml lock env bak tmp epub tex bib vue swift kt'
  ).split(' '),
);

/** The parts of text[start, end) to mask, sorted; [] if it is prose after all. */
export function maskChunk(text: string, start: number, end: number): TextRange[] {
  if (end - start > LONGEST_CHUNK) return [{ start, end }];
  const raw = text.slice(start, end);
  const lead = leading(raw);
  const core = raw.slice(lead).replace(TRAILING, '');
  const at = start + lead;
  if (core === '') return [];
  const whole: TextRange[] = [{ start: at, end: at + core.length }];

  const link = core.indexOf('](');
  if (link >= 0) return [...shift(maskPlain(core.slice(0, link)), at), { start: at + link, end }];
  const scheme = SCHEME.exec(core);
  if (scheme) return [{ start: at + scheme.index, end: at + core.length }];
  if (core.includes('@')) {
    const mail = EMAIL.exec(core);
    if (mail) return [{ start: at + mail.index, end: at + mail.index + mail[0].length }];
  }
  const handle = HANDLE.exec(core);
  if (handle) return [{ start: at, end: at + handle[0].length }];
  return isCode(core) ? whole : shift(maskPlain(raw.slice(lead)), at);
}

function leading(raw: string): number {
  let i = 0;
  while (
    i < raw.length &&
    '([{"\'\u201e\u201c\u201a\u2018\u00ab\u2039\u00bf\u00a1*<\u2014\u2013'.includes(raw.charAt(i))
  )
    i++;
  return i;
}

const shift = (ranges: TextRange[], by: number): TextRange[] =>
  ranges.map((range) => ({ start: range.start + by, end: range.end + by }));

/** Paths, names with an extension, identifiers, assignments, placeholders: the whole core is code. */
function isCode(core: string): boolean {
  if (/^_+[^_]+_+$/.test(core)) return false;
  if (/[\p{L}\d]_[\p{L}\d]/u.test(core) || core.startsWith('--') || core.startsWith('$')) return true;
  if (/::|->|=>|\p{L}=|==|\$\{|\{\{|%[sd]\b|^<|\/>/u.test(core)) return true;
  if (CALL.test(core) && !WORD_IN_BRACKETS.test(core)) return true;
  if (PATH.test(core)) return true;
  const slashes = core.split('/').length - 1;
  if (slashes > 1 && /[\d.~%?=&]/.test(core)) return true;
  if (SHORT_DOTS.test(core) || ADDRESS.test(core)) return true;
  return hasNameEnding(core);
}

/** example.com, notes.txt, de.wikipedia.org/wiki: the last label before a slash or the end is a known ending. */
function hasNameEnding(core: string): boolean {
  if (core.startsWith('.'))
    return NAME_ENDINGS.has(core.slice(1)) || /^\.(?:NET|[a-z.]+(?:rc|ignore|config))$/.test(core);
  const last = core.split('/').pop() ?? '';
  const host = core.split('/', 1)[0] ?? '';
  return [host, last].some((name) => {
    const dot = name.lastIndexOf('.');
    if (dot <= 0 || !/[\p{L}\d]$/u.test(name.slice(0, dot))) return false;
    const ending = name.slice(dot + 1);
    // "Ende.In" lacks a space and is not a host: an ending is in lower case, or everything is in capitals.
    return NAME_ENDINGS.has(ending) || (ending === ending.toUpperCase() && NAME_ENDINGS.has(ending.toLowerCase()));
  });
}

/** Parts of a chunk that is otherwise prose: character entities, hashtags and handles after other characters. */
function maskPlain(core: string): TextRange[] {
  const ranges: TextRange[] = [];
  if (core.includes('&')) {
    for (const match of core.matchAll(ENTITY)) ranges.push({ start: match.index, end: match.index + match[0].length });
  }
  if (ranges.length === 0 && /[@#]/.test(core)) {
    for (const match of core.matchAll(/[@#][\p{L}\d_]+/gu)) {
      ranges.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return ranges;
}
