// The texts of the form checker, made from those of the site: one small file for each interface language, and one for each
// pair of an interface and a text language with what the rules say.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type app from '../../locales/en/app.json';
import type widget from '../../locales/en/widget.json';
import { LOCALES, type Texts } from '../../src/widget/texts/texts.ts';

const TEXT_LANGUAGES = ['en', 'fr', 'de', 'it', 'es'];

async function read<T>(locale: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join('locales', locale, `${name}.json`), 'utf8')) as T;
}

/** What the form checker says in one language. */
export async function textsFor(locale: string): Promise<Texts> {
  const { issues, checker } = await read<typeof app>(locale, 'app');
  const own = await read<typeof widget>(locale, 'widget');
  const { category, title, spelling } = issues;
  return {
    category,
    title,
    why: { ...spelling, otherDialect: own.otherDialect },
    slips: await read<Texts['slips']>(locale, 'rules.spelling'),
    words: {
      add: issues.add,
      close: checker.close,
      fixes: issues.fixes,
      ignoreHere: issues.ignoreHere,
      ignoreWord: issues.ignoreInText,
      itemTitle: issues.itemTitle,
      keepName: issues.keepName,
      looking: issues.looking,
      next: issues.next,
      noFixes: issues.noFixes,
      perhaps: issues.perhaps,
      perhapsWord: issues.perhapsWord,
      position: issues.position,
      right: issues.exampleBut,
      wrong: issues.exampleNot,
    },
    field: own.field,
  };
}

/** Writes all files into a folder. */
export async function writeWidgetTexts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const locale of LOCALES) {
    await writeFile(join(folder, `${locale}.json`), JSON.stringify(await textsFor(locale)));
    const common = await read<object>(locale, 'rules.common');
    for (const language of TEXT_LANGUAGES) {
      const rules = { ...(await read<object>(locale, `rules.${language}`)), ...common };
      await writeFile(join(folder, `${locale}.rules.${language}.json`), JSON.stringify(rules));
    }
  }
}
