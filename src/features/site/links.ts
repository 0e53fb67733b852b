import { getConfig } from '../../services/config/config.ts';

/** Addresses linked from header, footer and adverts; a test compares them with the route table. */
export const links = {
  home: '/',
  checker: '/checker/',
  ai: '/checker/ai/',
  help: '/checker/help/',
  firstSteps: '/checker/onboarding/',
  statistics: '/checker/statistics/',
  progress: '/checker/progress/',
  signIn: '/checker/signin/',
  profile: '/checker/profile/',
  documents: '/checker/documents/',
  premium: '/checker/premium/',
  software: '/software/',
  pricing: '/software/pricing/',
  formChecker: '/software/html-form-spell-checker/',
  javaSdk: '/software/java-spell-checker-sdk/',
  evolution: '/software/evolution-spell-checker/',
  cloudApi: '/api/cloud-spell-check-api/',
  dictionaryApi: '/api/dictionary-api/',
  contact: '/contact/',
  rules: '/checker/help/rules/',
  imprint: '/about/imprint/',
  privacy: '/legal/privacypolicy/',
  privacyEs: '/legal/privacypolicy_es/',
  singleServer: '/legal/single-server-license/',
  singleSite: '/legal/single-site-license/',
  globalSite: '/legal/global-site-license/',
  redistribution: '/legal/redistribution/',
} as const;

/** The address of the bundle, which is named after the configured product. */
export const proSuiteLink = (): string => `/software/${getConfig().product.slug}-pro-suite/`;

/**
 * Whether a navigation entry is marked only on its own address. Pricing lies below Software and has its own entry:
 * only one of the two is marked.
 */
export const marksItselfOnly = (to: string, pathname: string): boolean =>
  to === links.checker || (to === links.software && pathname === links.pricing);

/** An entry of the main navigation. `within` is the part of the site it stands for, if not what is below its address. */
interface MainLink {
  readonly to: string;
  readonly label: 'nav.checker' | 'site.ai' | 'nav.software' | 'nav.api' | 'nav.pricing';
  readonly within?: string;
}

/** The main navigation in reading order. */
export const mainLinks: readonly MainLink[] = [
  { to: links.checker, label: 'nav.checker' },
  { to: links.ai, label: 'site.ai' },
  { to: links.software, label: 'nav.software' },
  { to: links.cloudApi, label: 'nav.api', within: '/api/' },
  { to: links.pricing, label: 'nav.pricing' },
];
