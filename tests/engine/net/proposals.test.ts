import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentenceReader } from '../../../scripts/train/context/examples.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { CandidateFinder } from '../../../src/engine/net/candidates.ts';
import { readNet } from '../../../src/engine/net/model.ts';
import type { ContextNet } from '../../../src/engine/net/net.ts';
import { type Proposal, Proposer } from '../../../src/engine/net/proposals.ts';
import { lexiconFor } from '../lexicons.ts';

let lexicon: Lexicon;
let net: ContextNet;

beforeAll(async () => {
  lexicon = await lexiconFor('en');
  const file = join(import.meta.dirname, '../../../models/en.net.br');
  net = readNet(new Uint8Array(brotliDecompressSync(readFileSync(file))), lexicon);
});

function proposals(text: string, readsGaps: boolean): Proposal[] {
  const finder = new CandidateFinder(net.vocabulary, lexicon, { confusables: [] });
  const read = sentenceReader('en', 'en-US', lexicon, { tag: () => undefined });
  return new Proposer(net, finder, { readsCapitals: false, readsGaps }).of(read(text));
}

describe('what the English net would change', () => {
  it('is a word that is missing between two others', () => {
    const found = proposals('He wants to talk you about his new job.', true).find(({ kind }) => kind === 'missing');
    expect(found).toMatchObject({ text: 'to', from: 3, to: 5, direction: 'you>to you' });
    expect(found?.lead).toBeGreaterThan(3);
  });

  it('is nothing in gaps where these are not read', () => {
    const kinds = proposals('He wants to talk you about his new job.', false).map(({ kind }) => kind);
    expect(kinds).not.toContain('missing');
    expect(kinds).not.toContain('comma');
  });

  it('is a comma too many', () => {
    const found = proposals('I bought apples, and, oranges at the market.', true);
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'extraComma', text: '', from: 4, to: 7, direction: ', oranges>oranges' }),
    );
  });

  it('is no comma in a sentence that has its commas', () => {
    expect(
      proposals('When he came home, she had already gone to work.', true).filter(({ kind }) => /omma/.test(kind)),
    ).toEqual([]);
  });
});
