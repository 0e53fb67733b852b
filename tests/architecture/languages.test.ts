// The engine knows no language by name: anything specific to one language is in its folder and passed in from above.
import { describe, expect, it } from 'vitest';
import { importsOf, readSources, type Source, withoutComments } from './imports.ts';

/** Files outside the languages' folders that may name a language, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/engine/loaded.ts': 'hands the languages in',
  'src/engine/types.ts': 'the codes as a type',
  'src/engine/dialects.ts': 'the codes and their variants as data',
  'src/engine/text/detectLanguage.ts': 'the detector answers with codes',
  'src/engine/text/languageTable.ts': 'the classes of the detector, written by its training',
};

const FOLDER = /^src\/engine\/languages\/(en|fr|de|it|es)\//;
const NAMES: readonly RegExp[] = [
  /(['"`])(?:en|fr|de|it|es)(?:-[A-Z]{2})?\1/g,
  /(?<=[{,]\s*)(?:en|fr|de|it|es):/g,
  /(?<![\w.])(?:english|french|german|italian|spanish)[A-Z]?\w*/gi,
];

/** Where a file of the engine names a language that is not its own, or reaches into its folder. */
function namesIn({ path, text }: Source): string[] {
  const own = FOLDER.exec(path)?.[1];
  const foreign = importsOf(text)
    .map(({ to }) => /(?:^|\/)languages\/(en|fr|de|it|es)\/|^\.\.\/(?:\.\.\/)*(en|fr|de|it|es)\//.exec(to))
    .filter((hit) => hit !== null && (hit[1] ?? hit[2]) !== own)
    .map((hit) => `${path}: imports from ${hit?.[0]}`);
  if (own !== undefined) return foreign;
  const code = withoutComments(text);
  return [
    ...foreign,
    ...NAMES.flatMap((pattern) => [...code.matchAll(pattern)].map(([name]) => `${path}: names ${name}`)),
  ];
}

const sources = readSources(['src/engine']).filter(({ path }) => !path.endsWith('.test.ts'));

describe('languages', () => {
  it('are named only in their own folders and in the files that pass them in', () => {
    expect(sources.filter(({ path }) => FOLDER.test(path)).length).toBeGreaterThan(100);
    expect(sources.filter(({ path }) => !(path in ALLOWED)).flatMap(namesIn)).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('need their exception for %s', (path) => {
    expect(sources.filter((source) => source.path === path).flatMap(namesIn)).not.toEqual([]);
  });

  it.each([
    ['a code', 'src/engine/words/x.ts', "if (language === 'fr') go();"],
    ['a table by code', 'src/engine/words/x.ts', 'const TABLE = { en: 1, fr: 2 };'],
    ['a variant', 'src/engine/words/x.ts', "const first = 'de-CH';"],
    ['what is called by its name', 'src/engine/words/x.ts', 'const germanWords = 1;'],
    ['what comes from its folder', 'src/engine/rules/x.ts', "import { a } from '../languages/it/words.ts';"],
    ['what is loaded from it', 'src/engine/rules/x.ts', "const b = () => import('../languages/it/rules/all.ts');"],
    ['the rules of all languages', 'src/engine/languages/common/x.ts', "import { a } from '../es/words.ts';"],
    ['another language', 'src/engine/languages/it/rules/x.ts', "import { a } from '../../es/words.ts';"],
  ])('are found: %s', (_, path, text) => {
    expect(namesIn({ path, text })).not.toEqual([]);
  });

  it('may use their own folder and shared code', () => {
    const text = "import { a } from '../words.ts';\nimport { b } from '../../common/rules.ts';";
    expect(namesIn({ path: 'src/engine/languages/it/rules/x.ts', text })).toEqual([]);
  });
});

describe('what rules ask of a token', () => {
  const names = [
    ...(sources.find(({ path }) => path === 'src/engine/rules/ask.ts')?.text ?? '').matchAll(
      /^export (?:const|function) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);
  const own = new RegExp(`^(?:export )?(?:const|function) (${names.join('|')})\\b`, 'gm');
  const again = ({ path, text }: Source): string[] => [...text.matchAll(own)].map(([, name]) => `${path}: ${name}`);

  it('means the same in all languages: no language redefines a question under a shared name', () => {
    expect(names.length).toBeGreaterThan(10);
    expect(sources.filter(({ path }) => FOLDER.test(path)).flatMap(again)).toEqual([]);
  });

  it('is reported where a language redefines it', () => {
    expect(
      again({ path: 'x', text: 'export const canBeNoun = (token: Token) => token.pos === Pos.noun;' }),
    ).toHaveLength(1);
  });
});
