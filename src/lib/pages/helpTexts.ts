// The texts of the help page, as the build puts them into its payload.

/** A help question with its answer. */
export interface HelpEntry {
  /** Its name in addresses, the same in every language. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The answer if documents can be stored in an account. */
  readonly withAccounts?: string | undefined;
  /** What people also call it: found by the search, never shown. */
  readonly words: string;
}

/** A group of help entries under a heading. */
export interface HelpGroup {
  readonly heading: string;
  readonly items: readonly HelpEntry[];
}

/** The payload of the help page. */
export interface HelpTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly more: string;
  readonly write: string;
  readonly groups: readonly HelpGroup[];
  readonly withAccounts: HelpGroup;
}
