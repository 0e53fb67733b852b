// The sentences about findings in the languages that messages can have, each loaded when it is first asked for.
import type { TextLanguage } from '../../../engine/index.ts';
import { textsIn } from '../../../sdk/node/textFiles.ts';
import { createIssueTexts, type IssueTexts } from '../../../sdk/texts/issueTexts.ts';
import { INTERFACE_LANGUAGES } from '../../../sdk/texts/source.ts';

/** See the head of this file. */
export interface Texts {
  /** Texts in a language, English where there are none in it, about findings in these text languages. */
  bring(messages: string, about: Iterable<TextLanguage>): Promise<IssueTexts>;
}

/** Texts of a folder that has one folder for each language. */
export function createTexts(folder: string): Texts {
  const source = textsIn(folder);
  const held = new Map<string, IssueTexts>();
  return {
    async bring(messages, about) {
      const language = INTERFACE_LANGUAGES.find((one) => one === messages) ?? 'en';
      let texts = held.get(language);
      if (!texts) held.set(language, (texts = createIssueTexts(language, source)));
      await texts.bring(about);
      return texts;
    },
  };
}
