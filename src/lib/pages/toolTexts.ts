// What the page of a tool (/grammar-check/, /french/, …) says below the checker.
import type { RuleLink } from './rulePages.ts';

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Links under a heading. */
export interface LinkGroup {
  readonly heading: string;
  readonly links: readonly RuleLink[];
}

/** The payload of such a page. */
export interface ToolTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly points: readonly Named[];
  /** Texts with mistakes that the checker opens with. */
  readonly samples: LinkGroup;
  /** Explanations of what it finds. */
  readonly mistakes: LinkGroup;
  readonly faq: { readonly heading: string; readonly items: readonly { question: string; answer: string }[] };
  readonly more: LinkGroup;
}
