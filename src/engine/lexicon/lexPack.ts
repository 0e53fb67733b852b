// Reads a `lex` file (written by scripts/packs/lex) into typed arrays. Pure; tens of milliseconds for the largest language.
import { countWords, edgeOffsets, edgeTargets } from '../pack/automaton.ts';
import { readJson, readSections } from '../pack/format.ts';
import { PackError } from '../pack/packError.ts';
import type { TextLanguage } from '../types.ts';
import { classIndex, INFIX_CODES, type LexMeta, LexSection } from './lexFormat.ts';
import { type NameList, readNames } from './nameList.ts';
import type { SuffixRule } from './suffixRules.ts';

/** A lexicon's data. Reading r of a class is rule readingRule[r] with tag readingTag[r]. */
export interface LexPack {
  language: TextLanguage;
  /** UTF-16 unit to label code; 0 = not in the alphabet. */
  codeOf: Uint8Array;
  firstEdge: Uint32Array;
  edgeLabel: Uint8Array;
  edgeTarget: Uint32Array;
  /** Label code to child of the root, -1 = none. */
  rootTarget: Int32Array;
  /** Index of the class of each state plus one; 0 = no form ends here. */
  stateClass: Uint16Array;
  /** Readings of class c are classReadings[classFirst[c] .. classFirst[c + 1]]. */
  classFirst: Uint32Array;
  classReadings: Uint16Array;
  readingRule: Uint16Array;
  readingTag: Uint16Array;
  tagPos: Uint8Array;
  tagFeatures: Int32Array;
  rules: readonly SuffixRule[];
  formCount: number;
  /** Names that the spelling dictionary lacks. */
  names: NameList;
  /** Words that it lacks, as they are written. */
  rareWords: NameList;
}

/** Reads the bytes of a `lex` file. Throws PackError when they are not a whole, undamaged one. */
export function readLexPack(bytes: Uint8Array): LexPack {
  const sections = readSections(bytes);
  const section = (id: number): Uint8Array => {
    const body = sections.get(id);
    if (!body) throw new PackError(`section ${id} is missing`);
    return body;
  };
  const meta = readMeta(section(LexSection.meta));
  const degrees = section(LexSection.degrees);
  const edgeLabel = section(LexSection.labels);
  const low = section(LexSection.classesLow);
  const high = section(LexSection.classesHigh);
  if (edgeLabel.length !== meta.edges || low.length !== degrees.length || high.length !== low.length || !low.length) {
    throw new PackError('streams of different lengths');
  }
  const firstEdge = edgeOffsets(degrees, meta.edges);
  const edgeTarget = edgeTargets(firstEdge, meta.edges, {
    isNew: section(LexSection.newTargets),
    low: section(LexSection.oldTargetsLow),
    middle: section(LexSection.oldTargetsMiddle),
    high: section(LexSection.oldTargetsHigh),
  });
  if (countWords(firstEdge, edgeTarget, low)[0] !== meta.forms) throw new PackError('number of forms');
  for (const label of edgeLabel) if (label === 0 || label > meta.alphabet.length) throw new PackError('label');
  const codeOf = new Uint8Array(65536);
  for (let i = 0; i < meta.alphabet.length; i++) codeOf[meta.alphabet.charCodeAt(i)] = i + 1;
  const rootTarget = new Int32Array(256).fill(-1);
  for (let edge = 0; edge < (firstEdge[1] as number); edge++) {
    rootTarget[edgeLabel[edge] as number] = edgeTarget[edge] as number;
  }

  const tables = readTables(section, meta.suffixes);
  const stateClass = new Uint16Array(low.length);
  for (let state = 0; state < low.length; state++) {
    if (low[state] === 0) continue;
    const index = classIndex(low[state] as number, high[state] as number);
    if (index >= tables.classFirst.length - 1) throw new PackError('class');
    stateClass[state] = index + 1;
  }
  return {
    language: meta.language,
    codeOf,
    firstEdge,
    edgeLabel,
    edgeTarget,
    rootTarget,
    stateClass,
    ...tables,
    formCount: meta.forms,
    names: readNames(section(LexSection.names), meta.nameLetters),
    rareWords: readNames(section(LexSection.rareWords), meta.rareLetters),
  };
}

function readTables(section: (id: number) => Uint8Array, suffixes: readonly string[]) {
  const tags = records(section(LexSection.tags), 5);
  const tagPos = new Uint8Array(tags.count);
  const tagFeatures = new Int32Array(tags.count);
  for (let i = 0; i < tags.count; i++) {
    tagPos[i] = tags.view.getUint8(i * 5);
    tagFeatures[i] = tags.view.getInt32(i * 5 + 1, true);
  }
  const ruleBytes = records(section(LexSection.rules), 5);
  const rules = Array.from({ length: ruleBytes.count }, (_, i): SuffixRule => {
    const formSuffix = suffixes[ruleBytes.view.getUint16(i * 5, true)];
    const lemmaSuffix = suffixes[ruleBytes.view.getUint16(i * 5 + 2, true)];
    const packed = ruleBytes.view.getUint8(i * 5 + 4);
    const infix = INFIX_CODES[packed >> 4];
    if (formSuffix === undefined || lemmaSuffix === undefined || infix === undefined) throw new PackError('rule');
    return { infix, at: packed & 15, formSuffix, lemmaSuffix };
  });
  const readings = records(section(LexSection.readings), 4);
  const readingRule = new Uint16Array(readings.count);
  const readingTag = new Uint16Array(readings.count);
  for (let i = 0; i < readings.count; i++) {
    readingRule[i] = readings.view.getUint16(i * 4, true);
    readingTag[i] = readings.view.getUint16(i * 4 + 2, true);
    if ((readingRule[i] as number) >= rules.length || (readingTag[i] as number) >= tags.count)
      throw new PackError('reading');
  }
  const sizes = section(LexSection.classSizes);
  const members = records(section(LexSection.classReadings), 2);
  const classFirst = new Uint32Array(sizes.length + 1);
  for (let i = 0; i < sizes.length; i++) classFirst[i + 1] = (classFirst[i] as number) + (sizes[i] as number);
  if (classFirst[sizes.length] !== members.count || sizes.length > 65534) throw new PackError('classes');
  const classReadings = new Uint16Array(members.count);
  for (let i = 0; i < members.count; i++) {
    classReadings[i] = members.view.getUint16(i * 2, true);
    if ((classReadings[i] as number) >= readings.count) throw new PackError('class');
  }
  return { classFirst, classReadings, readingRule, readingTag, tagPos, tagFeatures, rules };
}

function records(body: Uint8Array, length: number) {
  if (body.length % length !== 0) throw new PackError('table');
  return { view: new DataView(body.buffer, body.byteOffset, body.byteLength), count: body.length / length };
}

function readMeta(body: Uint8Array): LexMeta {
  const value = readJson(body, 'description') as Partial<LexMeta> | null;
  const complete =
    value !== null &&
    typeof value === 'object' &&
    value.kind === 'lex' &&
    typeof value.language === 'string' &&
    typeof value.alphabet === 'string' &&
    value.alphabet.length < 255 &&
    typeof value.nameLetters === 'string' &&
    typeof value.rareLetters === 'string' &&
    Array.isArray(value.suffixes) &&
    value.suffixes.every((suffix) => typeof suffix === 'string') &&
    [value.edges, value.forms].every((field) => Number.isInteger(field));
  if (!complete) throw new PackError('description');
  return value as LexMeta;
}
