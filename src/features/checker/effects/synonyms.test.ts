// Asking for synonyms, with a worker that has no file until it is given one.
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { answer, withNetwork } from '../../../../tests/setup/network.ts';
import type { SynonymGroup } from '../../../engine/index.ts';
import type { SynonymQuestion } from '../../../workers/api.ts';

withNetwork();

const content = new Uint8Array(500).fill(3);
const entry = (file: string) => ({
  file,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
const list = () =>
  Response.json({
    en: { spell: entry('en.spell.ab12.bin'), synonyms: entry('en.synonyms.cd34.bin') },
    de: { spell: entry('de.spell.ab12.bin') },
  });
const GROUPS: readonly SynonymGroup[] = [{ lemma: 'house', partOfSpeech: 'noun', senses: [] }];

/** A worker, and what is asked through it on a site that answers so. */
async function asking(answers: Record<string, () => Response>) {
  vi.resetModules();
  answer({ '/packs/manifest.json': list, ...answers });
  const { createAskSynonyms } = await import('./synonyms.ts');
  const questions: (number | null)[] = [];
  let hasFile = false;
  const synonyms = async ({ file }: SynonymQuestion) => {
    questions.push(file && file.byteLength);
    hasFile ||= file !== null;
    return hasFile ? GROUPS : null;
  };
  const fetched = vi.fn();
  const ask = createAskSynonyms({ synonyms });
  const askFor = (language: 'en' | 'de') =>
    ask({ word: 'house', language, dialect: null }, new AbortController().signal, fetched);
  return { askFor, questions, fetched };
}

describe('synonyms', () => {
  it('bring their file with the first question only', async () => {
    const file = vi.fn(() => new Response(content));
    const { askFor, questions, fetched } = await asking({ '/packs/en.synonyms.cd34.bin': file });
    expect(await askFor('en')).toBe(GROUPS);
    expect(await askFor('en')).toBe(GROUPS);
    expect(questions).toEqual([null, content.length, null]);
    expect(file).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('of a language that has none are not asked for', async () => {
    const { askFor, questions } = await asking({});
    expect(await askFor('de')).toEqual([]);
    expect(questions).toEqual([]);
  });

  it('fail with their file', async () => {
    const { askFor, questions } = await asking({
      '/packs/en.synonyms.cd34.bin': () => new Response('', { status: 500 }),
    });
    await expect(askFor('en')).rejects.toMatchObject({ code: 'network' });
    expect(questions).toEqual([null]);
  });
});
