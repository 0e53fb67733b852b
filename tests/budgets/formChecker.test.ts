// What the form checker makes a visitor download, against what its page says. Run after a build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { rulesOf } from '../../scripts/publish/bundle.ts';
import { formSizes } from '../../src/features/catalog/form/formCode.ts';

const FOLDER = 'dist/client/form-checker';
/** The script that holds up a page, in kB after gzip. */
const MOST_SCRIPT_KB = 20;
const LANGUAGES = ['en', 'fr', 'de', 'it', 'es'] as const;

const packed = (file: string) => gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length / 1000;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + packed(file), 0);
const scripts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
/** The rows of mother tongues; the form checker has no such choice. */
const isTongue = (file: string) => file.endsWith('.tongue.js');
const core = scripts.filter((file) => /(^|\/)core\//.test(file));

/** The least and the most that the page says. */
const range = (text: string) => [Number(text.split('–')[0]), Number(text.split('–').at(-1))] as const;
const expectRange = (sizes: readonly number[], said: string) => {
  const [least, most] = range(said);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  expect(Math.max(...sizes)).toBeGreaterThan(most * 0.9);
  expect(Math.min(...sizes)).toBeGreaterThan(least * 0.9);
};

it('the script, the worker and the rules are as large as the page says, and the script is small', () => {
  expect(packed('form.js')).toBeLessThanOrEqual(MOST_SCRIPT_KB);
  expectRange([packed('form.js')], formSizes.script);
  expectRange([total(['form.worker.js', ...core])], formSizes.thread);
  const shared = total(
    scripts.filter((file) => !/^form|^rules\//.test(file) && !isTongue(file) && !core.includes(file)),
  );
  const own = (code: string) => total(scripts.filter((file) => rulesOf(code).test(file)));
  expectRange(
    LANGUAGES.map((code) => shared + own(code)),
    formSizes.rules,
  );
});

it('the dictionaries are as large as the page says', () => {
  type Files = Record<'spell' | 'lex' | 'model', { brotli: number }>;
  const manifest = JSON.parse(readFileSync('dist/client/packs/manifest.json', 'utf8')) as Record<string, Files>;
  const files = LANGUAGES.flatMap((code) => manifest[code] ?? []);
  expect(files).toHaveLength(LANGUAGES.length);
  expectRange(
    files.map(({ spell }) => spell.brotli / 1000),
    formSizes.dictionary,
  );
  expectRange(
    files.map(({ lex, model }) => (lex.brotli + model.brotli) / 1000),
    formSizes.grammar,
  );
});
