// Reads treebanks (CoNLL-U, plain or gzipped) as surface words: words written together count as one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One word of a sentence. `parts` has more than one entry when the treebank splits what is written together. */
export interface TreebankWord {
  form: string;
  parts: readonly TreebankPart[];
  /** No blank follows. */
  glued: boolean;
}

/** One syntactic word. */
export interface TreebankPart {
  form: string;
  lemma: string;
  upos: string;
  xpos: string;
  features: Readonly<Record<string, string>>;
  /** The number of the part it depends on in its sentence, from 1; 0 for the root. */
  head: number;
  /** How it depends on it. */
  relation: string;
}

/** Reads a treebank by its name without the extension; null if the folder lacks it. */
export function readTreebank(folder: string, name: string): TreebankWord[][] | null {
  for (const path of [join(folder, 'ud', `${name}.conllu.gz`), join(folder, `${name}.conllu.gz`)]) {
    if (existsSync(path)) return parseConllu(gunzipSync(readFileSync(path)).toString('utf8'));
  }
  return null;
}

/** Parses the text of a CoNLL-U file. */
export function parseConllu(text: string): TreebankWord[][] {
  const sentences: TreebankWord[][] = [];
  let words: TreebankWord[] = [];
  let open: { form: string; last: number; glued: boolean; parts: TreebankPart[] } | null = null;
  for (const line of text.split('\n')) {
    if (line === '') {
      if (words.length > 0) sentences.push(words);
      words = [];
      open = null;
      continue;
    }
    if (line.startsWith('#')) continue;
    const [id = '', form = '', lemma = '', upos = '', xpos = '', features = '', head = '', relation = '', , misc = ''] =
      line.split('\t');
    if (id.includes('.')) continue;
    const glued = misc.includes('SpaceAfter=No');
    if (id.includes('-')) {
      open = { form, last: Number(id.split('-')[1]), glued, parts: [] };
      continue;
    }
    const part = { form, lemma, upos, xpos, features: parseFeatures(features), head: Number(head), relation };
    if (open === null) words.push({ form, parts: [part], glued });
    else {
      open.parts.push(part);
      if (Number(id) < open.last) continue;
      words.push({ form: open.form, parts: open.parts, glued: open.glued });
      open = null;
    }
  }
  if (words.length > 0) sentences.push(words);
  return sentences;
}

function parseFeatures(text: string): Record<string, string> {
  if (text === '_' || text === '') return {};
  return Object.fromEntries(text.split('|').map((pair) => pair.split('=') as [string, string]));
}
