// Legal texts as an installation needs them: what they say about data depends on whether there are accounts.

/** A numbered part of a legal text; `id` is the target of its link in the contents. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly points: readonly string[];
}

/** A legal text, as its payload has it; `changed` is a date, written as the language does (prerender/payloads.ts). */
export interface LegalText {
  readonly heading: string;
  readonly changed: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** A legal text with the parts that are different where there are accounts. */
export interface AccountLegalText extends LegalText {
  readonly withAccounts: Pick<LegalText, 'intro' | 'sections'>;
}

/**
 * The text of an installation. With accounts, a section takes the place of the one with its id; one with an id of its
 * own follows the section that it follows in the list.
 */
export function legalText({ withAccounts, ...text }: AccountLegalText, accounts: boolean): LegalText {
  if (!accounts) return text;
  const sections = [...text.sections];
  let last = sections.length - 1;
  for (const section of withAccounts.sections) {
    const place = sections.findIndex(({ id }) => id === section.id);
    if (place >= 0) sections[place] = section;
    else sections.splice(last + 1, 0, section);
    last = place >= 0 ? place : last + 1;
  }
  return { ...text, intro: withAccounts.intro, sections };
}
