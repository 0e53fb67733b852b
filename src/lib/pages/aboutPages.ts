// The pages about the product: how good it is, what it does with texts, who runs the site. What a build puts into their payloads.

/** Their names: keys of locales/en/about.json, ids of their rows. */
export const ABOUT_PAGES = ['quality', 'comparison', 'security', 'accessibility', 'changes', 'imprint'] as const;

/** One of them. */
export type AboutPage = (typeof ABOUT_PAGES)[number];

/** Figures in rows; the first column names what they are of. */
export interface AboutTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A section: paragraphs, points, and figures with the command that prints them and the day on which it did. */
export interface AboutSection {
  readonly heading: string;
  readonly text: readonly string[];
  readonly points: readonly string[];
  readonly tables?: readonly AboutTable[];
  readonly source?: { readonly command: string; readonly label: string; readonly date: string };
}

/** A page's payload. */
export interface AboutTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly AboutSection[];
}
