// The browser's own models, with one that is none: what they are asked, what they are told, and every way in which they fail.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BrowserModelOptions, installBrowserModel } from '../../../../tests/setup/browserModel.ts';
import type { AiTask } from '../../../lib/ai/tasks.ts';
import { createBrowserProvider } from './provider.ts';

const never = new AbortController().signal;
const task: AiTask = { sentence: 'He say so.', before: 'I know.', after: '', language: 'en' };
const replaces = [['say', 'says']] as const;
const KINDS = ['LanguageModel', 'Proofreader', 'Rewriter', 'Summarizer', 'askedOfBrowserModel'];

afterEach(() => {
  vi.useRealTimers();
  for (const kind of KINDS) Reflect.deleteProperty(globalThis, kind);
});

const askedOf = () =>
  (globalThis as unknown as { askedOfBrowserModel: { kind: string; input: string }[] }).askedOfBrowserModel;

async function prepared(options: BrowserModelOptions = {}) {
  installBrowserModel({ replaces, ...options });
  const provider = createBrowserProvider();
  const told: number[] = [];
  await provider.prepare('en', { signal: never, onProgress: (share) => told.push(share) });
  return { provider, told };
}

describe('whether there is one', () => {
  it.each([
    ['no model at all', { kinds: [] }, 'en', 'unavailable'],
    ['one that must be downloaded', {}, 'en', 'download'],
    ['one that is being downloaded', { availability: 'downloading' }, 'en', 'downloading'],
    ['one on this device, not yet ready', { availability: 'available' }, 'en', 'download'],
    ['not for this language', {}, 'it', 'language'],
    ['a browser that cannot have one', { availability: 'unavailable' }, 'en', 'unavailable'],
    ['a browser that says something else', { availability: 'odd' }, 'en', 'unavailable'],
    ['a proofreader alone', { kinds: ['Proofreader'] }, 'en', 'download'],
  ] as const)('%s', async (_, options, language, state) => {
    installBrowserModel(options);
    expect(await createBrowserProvider().probe(language, never)).toBe(state);
  });

  it('is ready for the language that it was prepared for', async () => {
    const { provider, told } = await prepared();
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBe(1);
    expect(told).toContain(0.5);
    expect([await provider.probe('en', never), await provider.probe('de', never)]).toEqual(['ready', 'download']);
    await expect(provider.correct({ ...task, language: 'de' }, never)).rejects.toMatchObject({ code: 'click' });
    provider.dispose();
    await expect(provider.correct(task, never)).rejects.toMatchObject({ code: 'click' });
  });
});

describe('a comparison with another language', () => {
  const compared = { sentence: 'He says so.', other: 'Il le dit.', language: 'en' } as const;
  it('needs the language model, made ready', async () => {
    const { provider } = await prepared();
    expect(provider.compares()).toBe(true);
    expect(await provider.compare(compared, never)).toEqual({ isSame: true, differences: [] });
    expect(JSON.parse(askedOf().at(-1)?.input ?? '')).toEqual({ sentence: 'He says so.', other: 'Il le dit.' });
  });
  it('is not to be had of a browser without one', async () => {
    const { provider } = await prepared({ kinds: ['Proofreader', 'Rewriter', 'Summarizer'] });
    expect(provider.compares()).toBe(false);
    await expect(provider.compare(compared, never)).rejects.toMatchObject({ code: 'click' });
  });
});

describe('what it is asked', () => {
  it('is a message of data alone, in a conversation of its own', async () => {
    const { provider } = await prepared();
    expect(await provider.correct(task, never)).toEqual({ text: 'He says so.', edits: null, isCut: false });
    await provider.rewrite({ ...task, goal: 'shorter', variants: 2 }, never);
    for (const { input } of askedOf()) {
      expect(JSON.parse(input)).toEqual({ before: 'I know.', sentence: 'He say so.', after: '' });
    }
    const shown: string[] = [];
    expect(await provider.draft({ kind: 'title', text: 'x', language: 'en' }, (text) => shown.push(text), never)).toBe(
      'A draft.',
    );
    expect([shown, provider.drafts]).toEqual([['A draft.'], ['summary', 'title', 'reply']]);
    expect(provider.receiver()).toEqual({ kind: 'browser' });
  });

  it('is asked again after a question that was stopped', async () => {
    const { provider } = await prepared();
    const control = new AbortController();
    await provider.correct(task, control.signal);
    control.abort();
    expect(await provider.correct(task, never)).toMatchObject({ text: 'He says so.' });
  });

  it('goes to the proofreader, the rewriter and the summariser where there is no language model', async () => {
    const { provider } = await prepared({ kinds: ['Proofreader', 'Rewriter', 'Summarizer'] });
    expect(await provider.correct(task, never)).toEqual({ text: 'He says so.', edits: null, isCut: false });
    expect(await provider.rewrite({ ...task, goal: 'formal', variants: 3 }, never)).toMatchObject([
      { text: 'He says so.' },
    ]);
    await expect(provider.rewrite({ ...task, goal: 'clearer', variants: 3 }, never)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await provider.draft({ kind: 'summary', text: 'x', language: 'en' }, () => undefined, never)).toBe(
      'A summary.',
    );
    expect(provider.drafts).toEqual(['summary']);
    expect(askedOf().map(({ kind }) => kind)).toEqual(['Proofreader', 'Rewriter', 'Summarizer']);
  });
});

describe('what goes wrong is told by its name', () => {
  it.each([
    ['click', 'click'],
    ['download', 'download'],
  ] as const)('while it is made ready: %s', async (fault, code) => {
    await expect(prepared({ fault })).rejects.toMatchObject({ name: 'AiError', code });
  });

  it.each([
    ['notJson', 'LanguageModel', 'unreadable'],
    ['tooLong', 'LanguageModel', 'textTooLong'],
    ['gone', 'LanguageModel', 'unavailable'],
    ['wrongShape', 'Proofreader', 'unreadable'],
  ] as const)('%s of a %s', async (fault, kind, code) => {
    const { provider } = await prepared({ fault, kinds: [kind] });
    await expect(provider.correct(task, never)).rejects.toMatchObject({ name: 'AiError', code });
  });

  it('nothing for a language that it does not know', async () => {
    installBrowserModel({});
    const preparing = createBrowserProvider().prepare('it', { signal: never, onProgress: () => undefined });
    await expect(preparing).rejects.toMatchObject({ code: 'language' });
  });

  it('a minute of silence, and a stop', async () => {
    const { provider } = await prepared({ fault: 'silent' });
    const control = new AbortController();
    const stopped = provider.correct(task, control.signal);
    control.abort();
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
    vi.useFakeTimers();
    const failures: unknown[] = [];
    const silent = provider.correct(task, never).catch((error: unknown) => failures.push(error));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    await silent;
    expect(failures).toMatchObject([{ code: 'silent' }]);
  });
});
