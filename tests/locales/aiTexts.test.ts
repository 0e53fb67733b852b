// Every failure of an engine behind the AI checker, and every reason of its guard, is told in words.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from '../architecture/imports.ts';

const unionIn = (file: string, name: string): string[] => {
  const [, body = ''] =
    new RegExp(`export type ${name} =([\\s\\S]*?);`).exec(withoutComments(readFileSync(file, 'utf8'))) ?? [];
  return [...body.matchAll(/'(\w+)'/g)].map(([, code]) => code as string).sort();
};

it.each([
  ['errors', 'src/services/ai/aiError.ts', 'AiErrorCode'],
  ['guard', 'src/engine/guard/types.ts', 'GuardReason'],
])('%s', (section, file, name) => {
  const texts = JSON.parse(readFileSync('locales/en/ai.json', 'utf8')) as Record<string, Record<string, string>>;
  const told = new Set(Object.keys(texts[section] ?? {}).map((key) => key.replace(/_(?:one|other)$/, '')));
  const codes = unionIn(file, name);
  expect(codes.length).toBeGreaterThan(20);
  expect([...told].sort()).toEqual(codes);
});
