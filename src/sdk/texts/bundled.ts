// The texts that ship with the library: one small module for each interface language and part, loaded when it is needed.
import { SpellingCheckError } from '../errors.ts';
import type { TextSource } from './source.ts';

const files = import.meta.glob<unknown>('../../../locales/*/{rules.*,app}.json', { import: 'default' });

/** See the head of this file. The bundler of the package keeps only `issues` of app.json. */
export const bundledTexts: TextSource = async (language, part) => {
  const load = files[`../../../locales/${language}/${part === 'issues' ? 'app' : `rules.${part}`}.json`];
  if (!load) throw new SpellingCheckError('unknown', `no texts of ${part} in ${language}`);
  const texts = await load();
  return part === 'issues' ? (texts as { issues: unknown }).issues : texts;
};
