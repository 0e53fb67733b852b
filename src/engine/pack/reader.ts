// Reads a `spell` pack (written by scripts/packs) into the arrays of SpellPack. Pure; about 20 ms for the largest language.
import type { LanguageTables } from '../spelling/tables/types.ts';
import type { Dialect, TextLanguage } from '../types.ts';
import { countWords, edgeOffsets, edgeTargets, firstTargets } from './automaton.ts';
import { readJson, readSections, Section } from './format.ts';
import { isSmallLetter, letterTables } from './letters.ts';
import { PackError } from './packError.ts';
import type { SpellPack } from './spellPack.ts';

/** The JSON section: everything small. */
export interface SpellMeta {
  language: TextLanguage;
  dialects: Dialect[];
  /** All letters as one string, in the order of their label codes from 1. */
  alphabet: string;
  elisions: string[];
  elisionStyles: number[];
  elisionInitials: string;
  /** Mixed-case spellings, separated by blanks. */
  mixed: string;
  replacements: [string, string][];
  inputConversions: [string, string][];
  breaks: string[];
  keyboard: string[];
  checkSharps: boolean;
  ordinals: boolean;
  hasCompounds: boolean;
  edges: number;
  words: number;
}

/** Bytes of one class in its section: elision mask (4), then bits (4) per dialect. */
export const classLength = (dialects: number): number => 4 + 4 * dialects;

/** The tables of a language; undefined for one that is not at hand. */
export type TablesOf = (language: TextLanguage) => LanguageTables | undefined;

/** Reads a pack. Throws PackError when the bytes are not a whole, undamaged one of a language at hand. */
export function readSpellPack(bytes: Uint8Array, tablesOf: TablesOf): SpellPack {
  const sections = readSections(bytes);
  const section = (id: number): Uint8Array => {
    const body = sections.get(id);
    if (!body) throw new PackError(`section ${id} is missing`);
    return body;
  };
  const meta = readMeta(section(Section.meta));
  const tables = tablesOf(meta.language);
  if (!tables) throw new PackError('language');
  const degrees = section(Section.degrees);
  const edgeLabel = section(Section.labels);
  const nodeClass = section(Section.nodeClasses);
  if (edgeLabel.length !== meta.edges || nodeClass.length !== degrees.length || degrees.length === 0) {
    throw new PackError('streams of different lengths');
  }
  const firstEdge = edgeOffsets(degrees, meta.edges);
  const edgeTarget = edgeTargets(firstEdge, meta.edges, {
    isNew: section(Section.newTargets),
    low: section(Section.oldTargetsLow),
    middle: section(Section.oldTargetsMiddle),
    high: section(Section.oldTargetsHigh),
  });
  const wordsBelow = countWords(firstEdge, edgeTarget, nodeClass);
  if (wordsBelow[0] !== meta.words) throw new PackError('number of words');

  const classes = readClasses(section(Section.classes), meta.dialects.length);
  for (const id of nodeClass) if (id >= classes.classBits.length) throw new PackError('class');
  for (const label of edgeLabel) if (label === 0 || label > meta.alphabet.length) throw new PackError('label');

  const letters = letterTables(meta.alphabet);
  const frequency = readFrequencies(section(Section.frequencyGaps), section(Section.frequencyClasses), meta.words);
  return {
    language: meta.language,
    tables,
    dialects: meta.dialects,
    alphabet: ['', ...meta.alphabet],
    ...letters,
    firstEdge,
    edgeLabel,
    edgeTarget,
    ...firstTargets({ firstEdge, edgeLabel, edgeTarget }, meta.alphabet.length + 1),
    nodeClass,
    ...classes,
    elisions: meta.elisions,
    elisionStyles: meta.elisionStyles,
    elisionInitials: meta.elisionInitials,
    mixedCase: readMixedCase(meta.mixed),
    wordsBelow,
    frequencyIndex: frequency.index,
    frequencyClass: frequency.classes,
    replacements: meta.replacements,
    keyboard: meta.keyboard,
    hasCompounds: meta.hasCompounds,
    wordCount: meta.words,
    inputConversions: meta.inputConversions,
    breaks: meta.breaks,
    breaksLetters: meta.breaks.some((pattern) =>
      [...pattern.replace(/[\^$]/, '')].every((sign) => isSmallLetter(letters.letterCase, sign.charCodeAt(0))),
    ),
    checkSharps: meta.checkSharps,
    ordinals: meta.ordinals,
  };
}

function readMeta(body: Uint8Array): SpellMeta {
  const value = readJson(body, 'description') as Partial<SpellMeta> | null;
  const complete =
    value !== null &&
    typeof value === 'object' &&
    [
      value.dialects,
      value.elisions,
      value.elisionStyles,
      value.replacements,
      value.inputConversions,
      value.breaks,
      value.keyboard,
    ].every(Array.isArray) &&
    [value.language, value.alphabet, value.mixed, value.elisionInitials].every((field) => typeof field === 'string') &&
    [value.edges, value.words].every((field) => Number.isInteger(field));
  if (!complete) throw new PackError('description');
  return value as SpellMeta;
}

function readClasses(body: Uint8Array, dialects: number) {
  const length = classLength(dialects);
  const count = body.length / length;
  if (!Number.isInteger(count) || count < 1 || count > 256 || dialects < 1) throw new PackError('classes');
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const classBits = new Uint32Array(count);
  const classElisions = new Uint32Array(count);
  const classDialects = new Uint16Array(count);
  const bitsByDialect = Array.from({ length: dialects }, () => new Uint32Array(count));
  for (let id = 0; id < count; id++) {
    classElisions[id] = view.getUint32(id * length, true);
    bitsByDialect.forEach((bits, dialect) => {
      const value = view.getUint32(id * length + 4 + dialect * 4, true);
      bits[id] = value;
      classBits[id] = (classBits[id] as number) | value;
      if (value) classDialects[id] = (classDialects[id] as number) | (1 << dialect);
    });
  }
  return { classBits, classElisions, classDialects, bitsByDialect };
}

function readFrequencies(gaps: Uint8Array, packed: Uint8Array, words: number) {
  let count = 0;
  for (const byte of gaps) if (byte < 128) count++;
  if (packed.length !== (count + 1) >> 1) throw new PackError('frequencies');
  const index = new Uint32Array(count);
  const classes = new Uint8Array(count);
  let at = 0;
  let previous = -1;
  for (let i = 0; i < count; i++) {
    let gap = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = gaps[at++] as number;
      gap |= (byte & 127) << shift;
      shift += 7;
    } while (byte >= 128 && shift < 28);
    previous += gap + 1;
    if (previous >= words || byte >= 128) throw new PackError('frequencies');
    index[i] = previous;
    const pair = packed[i >> 1] as number;
    classes[i] = i & 1 ? pair >> 4 : pair & 15;
  }
  return { index, classes };
}

function readMixedCase(text: string): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>();
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const key = word.toLowerCase();
    const known = spellings.get(key);
    if (known) known.push(word);
    else spellings.set(key, [word]);
  }
  return spellings;
}
