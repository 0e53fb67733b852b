// Legal texts adapted to an installation: what they say about data depends on whether there are accounts.

/** A numbered part of a legal text; `id` is the target of its link in the contents. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly points: readonly string[];
}

/** A legal text as in its payload; `changed` is a date in the language's own notation (prerender/payloads.ts). */
export interface LegalText {
  readonly heading: string;
  readonly changed: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** A legal text with the parts that differ where there are accounts. */
export interface AccountLegalText extends LegalText {
  readonly withAccounts: Pick<LegalText, 'intro' | 'sections'>;
}

/**
 * The text for an installation. With accounts, a section replaces the one with the same id; a section with a new id
 * comes after the one it follows in the list.
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
