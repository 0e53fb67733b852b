import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Issue } from '../../../engine/index.ts';
import { SLIPS } from '../../../lib/slips.ts';
import { createI18n } from '../../../services/i18n/i18n.ts';
import { ruleTextStore } from '../../../services/i18n/ruleTexts.ts';
import { useMessage } from './useMessage.ts';

const misspelling = (text: string): Issue => ({
  start: 0,
  end: text.length,
  rule: 'spelling.unknown-word',
  category: 'spelling',
  type: 'misspelling',
  language: 'en',
  text,
  message: { key: 'spelling.unknownWord', params: { word: text } },
  probability: 0.9,
  certainty: 'likely',
  ignoreKey: '',
});

const wrapper = ({ children }: PropsWithChildren) => <I18nextProvider i18n={createI18n()}>{children}</I18nextProvider>;
const messageOf = (text: string, known?: string) =>
  renderHook(({ fix }: { fix: string | undefined }) => useMessage(misspelling(text), fix), {
    wrapper,
    initialProps: { fix: known },
  });

it('says what went wrong in a word once the best correction is known', async () => {
  const { result, rerender } = messageOf('freind');
  expect(result.current.why).toBe('This word isn’t in the dictionary.');
  rerender({ fix: 'friend' });
  await waitFor(() => expect(result.current.why).toMatch(/Two letters are swapped: “friend”\.$/));
});

it('claims nothing where the words differ in more than one place', async () => {
  const { result } = messageOf('nesesary', 'necessary');
  await waitFor(() => expect(Object.keys(ruleTextStore.getState().slips)).toHaveLength(SLIPS.length));
  expect(result.current.why).toBe('This word isn’t in the dictionary.');
});

it('says of a finding what its own text says, where its rule has several', async () => {
  const issue: Issue = {
    ...misspelling('and'),
    rule: 'common.style.long-sentence',
    category: 'style',
    type: 'style',
    message: { key: 'common.style.long-sentence.split', params: { found: 'and', words: '39' } },
  };
  const { result } = renderHook(() => useMessage(issue, undefined), { wrapper });
  await waitFor(() => expect(result.current.title).toBe('This sentence has 39 words: split it at “and”?'));
});
