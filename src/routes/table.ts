// The single list of addresses. Router, guards, layouts, prerendering, payloads, titles, sitemap and tests read it, so a
// new URL is one row here. Data only, because scripts and the service worker's build read it, too.

import { ABOUT_PAGES, type AboutPage } from '../lib/pages/aboutPages.ts';

/** The frame around a page (src/routes/layouts). */
export type LayoutName = 'default' | 'default2023' | 'legal' | 'logo' | 'plain' | 'error';

/** Files of the frames that are not part of the first load (frames.ts). */
export const frameFiles: Partial<Record<LayoutName, string>> = {
  default2023: 'src/routes/layouts/Default2023.tsx',
  legal: 'src/routes/layouts/Legal.tsx',
  logo: 'src/routes/layouts/Logo.tsx',
  plain: 'src/routes/layouts/Plain.tsx',
};

/**
 * A page that ships as HTML of its own has its texts in a payload of this name (locales/en/pages.json, legal.json; those about
 * rules are put together in prerender/rulePages).
 */
export type PayloadKey =
  | 'home'
  | 'contact'
  | 'software'
  | 'pricing'
  | 'evolution'
  | 'htmlForm'
  | 'javaSdk'
  | 'proSuite'
  | 'spellCheckApi'
  | 'dictionaryApi'
  | 'checker'
  | 'help'
  | 'onboarding'
  | 'globalSite'
  | 'privacy'
  | 'privacyEs'
  | 'redistribution'
  | 'singleServer'
  | 'singleSite'
  | AboutPage
  | 'ruleIndex'
  | 'ruleLanguage'
  | 'rulePage'
  | 'toolPage';

/** Titles of pages without a payload of their own: keys of the section `routes` in locales/en/app.json. */
export type TitleKey = 'confirm' | 'premium' | 'profile' | 'signIn' | 'signUp';

/** Conditions for showing the page; see guards.ts. */
export type GuardName = 'signedIn' | 'provider';

/** One address. */
export interface RouteRow {
  readonly id: string;
  /** Pattern with a slash at the end; `{product}` is the configured product, `{tool}` one of `tools.ts`. */
  readonly path: string;
  /** File in src/routes/pages. */
  readonly page: string;
  readonly layout: LayoutName;
  /** Ships as HTML with a payload beside it. */
  readonly prerender: boolean;
  /** Where the texts come from; rows that share a page share its payload. */
  readonly payload?: PayloadKey;
  /** `path` stands for many addresses, each with HTML and texts of its own (`ruleAddress` in tools.ts). */
  readonly many?: true;
  /** Whose texts the page is shown with until its own are here: they are below what it is for. */
  readonly spare?: PayloadKey;
  readonly titleKey?: TitleKey;
  readonly guard?: GuardName;
  /** `ai` has a document and a policy of its own: it is entered and left by full navigation (cloud.md 5.2). */
  readonly shell: 'app' | 'ai';
  /** False keeps the scroll position when the page is entered (SCR-3). */
  readonly scrollToTop?: boolean;
  /** The language of the page's text where it is always the same one; the frame around it is in the reader's. */
  readonly language?: 'es';
  /** Kept out of the sitemap and of search engines. */
  readonly private?: boolean;
}

const content = (id: PayloadKey, path: string, page: string, layout: LayoutName = 'default'): RouteRow => ({
  id,
  path,
  page,
  layout,
  prerender: true,
  payload: id,
  shell: 'app',
});

const account = (id: TitleKey, path: string, page: string, guard?: GuardName): RouteRow => ({
  id,
  path,
  page,
  layout: 'plain',
  prerender: false,
  titleKey: id,
  shell: 'app',
  private: true,
  ...(guard ? { guard } : {}),
});

/** All addresses, more specific ones before the catch-all. */
export const routeTable: readonly RouteRow[] = [
  content('home', '/', 'Home', 'default2023'),
  content('contact', '/contact/', 'Contact'),
  content('software', '/software/', 'Software'),
  content('pricing', '/software/pricing/', 'Pricing'),
  content('evolution', '/software/evolution-spell-checker/', 'Evolution'),
  content('htmlForm', '/software/html-form-spell-checker/', 'HtmlForm'),
  content('javaSdk', '/software/java-spell-checker-sdk/', 'JavaSdk'),
  content('proSuite', '/software/{product}-pro-suite/', 'ProSuite'),
  content('spellCheckApi', '/api/cloud-spell-check-api/', 'SpellCheckApi'),
  content('dictionaryApi', '/api/dictionary-api/', 'DictionaryApi'),
  content('checker', '/checker/', 'Checker', 'logo'),
  {
    id: 'checkerAi',
    path: '/checker/ai/',
    page: 'CheckerAi',
    layout: 'logo',
    prerender: false,
    payload: 'checker',
    shell: 'ai',
  },
  account('confirm', '/checker/confirm/', 'Confirm'),
  content('help', '/checker/help/', 'Help', 'logo'),
  content('ruleIndex', '/checker/help/rules/', 'RuleIndex'),
  { ...content('ruleLanguage', '/checker/help/{language}/', 'RuleIndex'), many: true },
  { ...content('rulePage', '/checker/help/{language}/{rules}/', 'RulePage'), many: true },
  content('onboarding', '/checker/onboarding/', 'Onboarding', 'logo'),
  account('premium', '/checker/premium/', 'Premium'),
  account('profile', '/checker/profile/', 'Profile', 'signedIn'),
  account('signIn', '/checker/signin/', 'SignIn', 'provider'),
  account('signUp', '/checker/signup/', 'SignUp'),
  ...ABOUT_PAGES.map((id) => content(id, `/about/${id}/`, 'About')),
  content('globalSite', '/legal/global-site-license/', 'LegalGlobalSite', 'legal'),
  content('privacy', '/legal/privacypolicy/', 'LegalPrivacy', 'legal'),
  { ...content('privacyEs', '/legal/privacypolicy_es/', 'LegalPrivacyEs', 'legal'), language: 'es' },
  content('redistribution', '/legal/redistribution/', 'LegalRedistribution', 'legal'),
  content('singleServer', '/legal/single-server-license/', 'LegalSingleServer', 'legal'),
  content('singleSite', '/legal/single-site-license/', 'LegalSingleSite', 'legal'),
  { ...content('toolPage', '/{tool}/', 'Checker', 'logo'), many: true, spare: 'checker' },
  {
    id: 'tool',
    path: '/{tool}/*',
    page: 'Checker',
    layout: 'logo',
    prerender: false,
    payload: 'checker',
    shell: 'app',
  },
];

/** The row with an id; a wrong id is a bug. */
export function rowById(id: string): RouteRow {
  const row = routeTable.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`No route has the id ${id}`);
  return row;
}

/** The address of a row for a product slug. The catch-all has no address of its own. */
export function rowPath(row: RouteRow, product: string): string {
  return row.path.replace('{product}', product);
}
