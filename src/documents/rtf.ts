// Reads rtf. Groups that hold no text of the document (fonts, styles, pictures, field codes) are skipped by their names or
// because they say that they may be. Text is 7 bit: other signs are \'hh in the code page or \uN.
import { type DraftParagraph, joinParagraphs, newParagraph, type TextModel } from './model.ts';
import { refusal } from './refusal.ts';

const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator header footer headerl headerr headerf footerl footerr footerf fldinst xmlnstbl mmathPr filetbl revtbl nonshppict shpinst bkmkstart bkmkend atnid atnauthor atndate pgptbl listtext pntext'.split(
    ' ',
  ),
);
const SIGNS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: '\u2003',
  enspace: '\u2002',
};
const CHARSETS: Record<number, string> = {
  0: 'windows-1252',
  161: 'windows-1253',
  162: 'windows-1254',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  238: 'windows-1250',
};
const TOKEN = /\\([a-z]+)(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+/gi;
const DEEPEST = 1_000;

interface Group {
  skip: boolean;
  hidden: boolean;
  /** How many signs stand behind each \uN for readers that do not know it. */
  fallback: number;
  page: string;
}

const decoders = new Map<string, TextDecoder>();
function decodeByte(byte: number, page: string): string {
  let decoder = decoders.get(page);
  if (!decoder) {
    decoder = new TextDecoder(page);
    decoders.set(page, decoder);
  }
  return decoder.decode(Uint8Array.of(byte));
}

const pageName = (number: number) =>
  number >= 1250 && number <= 1258 ? `windows-${number}` : number === 10000 ? 'macintosh' : 'windows-1252';

/** Reads a file. Rejects with `broken`. */
export function readRtf(bytes: Uint8Array): TextModel {
  const source = new TextDecoder('windows-1252').decode(bytes);
  const done: DraftParagraph[] = [];
  let paragraph = newParagraph();
  const stack: Group[] = [];
  let group: Group = { skip: false, hidden: false, fallback: 1, page: 'windows-1252' };
  let left = 0;
  let font = -1;
  const pages = new Map<number, string>();

  const put = (text: string) => {
    if (group.skip || group.hidden || text === '') return;
    paragraph.slices.push({ at: 0, text, part: 0, from: 0, to: 0, way: 'locked', host: false, holder: 0 });
  };
  const end = (role: DraftParagraph['role'] = 'text') => {
    if (group.skip) return;
    if (role === 'cell') paragraph.role = 'cell';
    done.push(paragraph);
    paragraph = { ...newParagraph(), role: paragraph.role, level: paragraph.level };
  };
  const word = (name: string, value: string | undefined) => {
    const number = Number(value ?? 0);
    if (SKIPPED.has(name)) group.skip = true;
    // The fonts are skipped as text, but say what the bytes of their texts mean.
    if (name === 'f') {
      font = number;
      if (!group.skip) group.page = pages.get(font) ?? group.page;
    } else if (name === 'fcharset' && font >= 0) pages.set(font, CHARSETS[number] ?? 'windows-1252');
    else if (name === 'ansicpg') group.page = pageName(number);
    else if (name === 'mac') group.page = 'macintosh';
    else if (name === 'par' || name === 'sect' || name === 'page') end();
    else if (name === 'cell' || name === 'nestcell') end('cell');
    else if (name === 'pard') Object.assign(paragraph, { role: 'text', level: 0 });
    else if (name === 'outlinelevel' && number < 6) Object.assign(paragraph, { role: 'heading', level: number + 1 });
    else if (name === 'ls' && paragraph.role === 'text') paragraph.role = 'item';
    else if (name === 'v' || name === 'deleted') group.hidden = value !== '0';
    else if (name === 'uc') group.fallback = Math.max(0, number);
    else if (name === 'u') {
      put(String.fromCharCode(number & 0xffff));
      left = group.fallback;
    } else if (name === 'bin') return number;
    else if (SIGNS[name]) put(SIGNS[name]);
    return 0;
  };

  const tokens = new RegExp(TOKEN.source, TOKEN.flags);
  for (let found = tokens.exec(source); found; found = tokens.exec(source)) {
    const [whole, name, value, hex, sign, brace] = found;
    if (brace === '{') {
      if (stack.push(group) > DEEPEST) throw refusal('broken', { message: 'nested too deeply' });
      group = { ...group };
      left = 0;
    } else if (brace === '}') {
      const outer = stack.pop();
      if (!outer) throw refusal('broken', { message: 'a group is closed twice' });
      group = outer;
      left = 0;
    } else if (name !== undefined) tokens.lastIndex += Math.max(0, word(name, value));
    else if (hex !== undefined) {
      if (left > 0) left -= 1;
      else put(decodeByte(Number.parseInt(hex, 16), group.page));
    } else if (sign !== undefined) {
      if (sign === '*') group.skip = true;
      else if (sign === '~') put('\u00a0');
      else if (sign === '_') put('\u2011');
      else if (sign === '\n' || sign === '\r') end();
      else if (sign === '\\' || sign === '{' || sign === '}') put(sign);
    } else if (!/^[\r\n]/.test(whole)) {
      const shown = whole.slice(Math.min(left, whole.length));
      left = Math.max(0, left - whole.length);
      put(shown);
    }
  }
  if (stack.length > 0) throw refusal('broken', { message: 'a group is not closed' });
  if (paragraph.slices.length > 0) done.push(paragraph);
  return joinParagraphs(done, []);
}
