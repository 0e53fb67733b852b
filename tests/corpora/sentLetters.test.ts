// What "before you send" says about the letters among the project's own texts. They are as their writers sent them: apart from
// enclosures, which each of them does mention, there is one slip of its kind, a letter without a closing formula.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLetterCheck, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';

interface Text {
  readonly id: string;
  readonly text: string;
}

const textsOf = (language: TextLanguage): Text[] =>
  readFileSync(join(import.meta.dirname, 'letters', `${language}.dev.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Text);

/** How many of a language's texts are letters, and what is said about them. */
async function reports(language: TextLanguage) {
  const check = await loadLetterCheck();
  const letters = textsOf(language).flatMap(({ id, text }) => {
    const report = check(text, language);
    return report ? [{ id, findings: report.findings }] : [];
  });
  return {
    letters: letters.length,
    said: letters.flatMap(({ id, findings }) => findings.map(({ kind }) => ({ id, kind }))),
  };
}

it.each(TEXT_LANGUAGES)('%s: nothing that is not so', async (language) => {
  const { letters, said } = await reports(language);
  expect(letters).toBeGreaterThanOrEqual(30);
  const expected = language === 'fr' ? [{ id: 'fr-133', kind: 'closing' }] : [];
  expect(said.filter(({ kind }) => kind !== 'attachment')).toEqual(expected);
});

it('enclosures that are mentioned, and only those', async () => {
  const all = await Promise.all(TEXT_LANGUAGES.map(reports));
  const ids = all.flatMap(({ said }) => said.flatMap(({ id, kind }) => (kind === 'attachment' ? [id] : [])));
  expect(ids.sort()).toEqual(['de-017', 'es-037', 'es-121', 'es-r13', 'fr-123', 'it-029', 'it-155']);
});
