// The texts of findings as the threads of the server read them: a folder for each interface language.
import { textFiles, textsOf } from './bundle.ts';

/** Paths relative to the folder of the texts, and what is in them. */
export function localeFiles(): { path: string; content: string }[] {
  return textFiles().map((found) => {
    const texts = textsOf(found);
    const file = found.part === 'issues' ? 'app' : `rules.${found.part}`;
    const content = found.part === 'issues' ? { issues: texts } : texts;
    return { path: `${found.language}/${file}.json`, content: JSON.stringify(content) };
  });
}
