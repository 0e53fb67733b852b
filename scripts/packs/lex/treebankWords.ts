// Words of treebanks with their analyses (models/<language>.lexicon.br, made by scripts/train/lexicon.ts).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Group, Pos, type PosCode } from '../../../src/engine/lexicon/features.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { ROOT } from '../paths.ts';
import type { LexContext } from './context.ts';
import { parseTag } from './tags.ts';

/** The derived file of a language. */
export const lexiconFile = (language: TextLanguage): string => join(ROOT, 'models', `${language}.lexicon.br`);

/** Open classes are believed when seen once, the others are annotated differently too often. */
const OPEN: ReadonlySet<PosCode> = new Set([Pos.noun, Pos.adjective, Pos.verb, Pos.adverb]);
const SURE_COUNT = 3;
/** A part of speech that a word has this seldom is more often an error of annotation. */
const SMALLEST_SHARE = 0.02;

/** Adds readings of parts of speech that the table does not have for a form. */
export function addTreebankWords({ language, table, isWord }: LexContext): void {
  const file = lexiconFile(language);
  if (!existsSync(file)) return;
  const rows = brotliDecompressSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', lemma = '', tag = '', count = '0'] = line.split('\t');
      return { form, lemma, ...parseTag(tag), count: Number(count) };
    });
  const totals = new Map<string, number>();
  const byPos = new Map<string, number>();
  for (const { form, pos, count } of rows) {
    totals.set(form, (totals.get(form) ?? 0) + count);
    byPos.set(`${form} ${pos}`, (byPos.get(`${form} ${pos}`) ?? 0) + count);
  }
  const listed = new Set(rows.flatMap(({ form, pos }) => (table.has(form, pos) ? [`${form} ${pos}`] : [])));
  for (const { form, lemma, pos, features } of rows) {
    const key = `${form} ${pos}`;
    if (listed.has(key) || !isWord(form) || !/^[\p{L}'-]+$/u.test(lemma)) continue;
    // some treebanks leave features of verbs out
    const isVerb = pos === Pos.verb || pos === Pos.auxiliary;
    if (isVerb && language !== 'en' && (features & (Group.person | Group.verbForm)) === 0) continue;
    const count = byPos.get(key) as number;
    if (count < (OPEN.has(pos) ? 1 : SURE_COUNT) || count / (totals.get(form) as number) < SMALLEST_SHARE) continue;
    table.add(form, lemma, pos, features);
  }
}
