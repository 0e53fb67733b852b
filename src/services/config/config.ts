// This installation's configuration, from public/config.json. It is checked when the site is built (configSchema.ts) and
// embedded in every page's JSON block, so that no page waits for it and no schema library is sent.
import { log } from '../log.ts';

/** An account provider that can be switched on. */
export type ProviderName = 'google' | 'facebook' | 'amazon';

/** One account provider. */
export interface ProviderConfig {
  clientId: string;
  /** Address of the provider's browser script, which refreshes its tokens. Without it, nothing is loaded. */
  sdk?: string | undefined;
}

/** How cookies are written; `expires` in days. */
export interface CookieConfig {
  domain?: string | undefined;
  path?: string | undefined;
  expires?: number | undefined;
  secure?: boolean | undefined;
  sameSite?: 'strict' | 'lax' | 'none' | undefined;
}

/** Prices in whole or fractional units of `currency` (ISO 4217). A missing one hides that offer's price. */
export interface Prices {
  currency: string;
  premiumMonthly?: number | undefined;
  premiumYearly?: number | undefined;
  singleServer?: number | undefined;
  singleSite?: number | undefined;
  globalSite?: number | undefined;
  redistribution?: number | undefined;
}

/** What accounts need: the user pool and, for documents and functions, the identity pool. */
export interface AuthConfig {
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId?: string | undefined;
  /** Host of the hosted login, without a scheme. */
  domain?: string | undefined;
  providers: Partial<Record<ProviderName, ProviderConfig>>;
  mandatorySignIn: boolean;
  tokenStorage: 'session' | 'local' | 'memory' | 'cookie';
  /** Only for the storage `cookie` (CFG-9). */
  cookies?: CookieConfig | undefined;
  refreshRotation: boolean;
}

/** Where documents are stored. */
export interface StorageConfig {
  bucket: string;
  region?: string | undefined;
  /** Levels that the operator has enabled besides the private one (the template's PublicLevel, ProtectedLevel). */
  levels?: readonly ('public' | 'protected')[] | undefined;
}

/** Everything an operator can set. The site does not offer parts that are absent; the checker needs none of them. */
export interface Config {
  /** Origin of the public site, without a trailing slash. */
  baseUrl: string;
  brand: string;
  product: { slug: string };
  mail: { sales?: string | undefined; support?: string | undefined };
  prices?: Prices | undefined;
  auth?: AuthConfig | undefined;
  storage?: StorageConfig | undefined;
  /** Addresses used instead of the provider's own, for a local or a compatible cloud. */
  endpoints: {
    idp?: string | undefined;
    identity?: string | undefined;
    storage?: string | undefined;
    functions?: string | undefined;
    /** Hosted login without its own domain: an address that ends before /oauth2/authorize. */
    hosted?: string | undefined;
    /** Payment pages other than the provider's: the only address below which they may lie then. */
    payment?: string | undefined;
  };
  /** The functions of the payment system: names for Invoke, or addresses. */
  functions?: { create?: string | undefined; cancel?: string | undefined } | undefined;
  payment: {
    publishableKey?: string | undefined;
    chargebee?: { site: string; publishableKey: string } | undefined;
  };
  /** Public key of licence keys: Ed25519, SPKI, base64. */
  licenses?: { publicKey: string } | undefined;
  images?: { base: string } | undefined;
  analytics?: { beaconUrl?: string | undefined; scriptUrl?: string | undefined } | undefined;
  contact?: { endpoint: string } | undefined;
  /** Who runs the site: what the law of many countries asks for. */
  imprint?:
    | {
        name: string;
        /** Line by line. */
        address: readonly string[];
        representedBy?: string | undefined;
        phone?: string | undefined;
        register?: string | undefined;
        vat?: string | undefined;
      }
    | undefined;
  /** Address of the function that asks the operator's language model. */
  ai?: { function: string } | undefined;
}

/** One field that was left out because it is invalid, described for the operator. */
export interface ConfigProblem {
  field: string;
  problem: string;
}

/** What a page carries: the valid parts, and what is wrong with the others. */
export interface EmbeddedConfig {
  config: Config;
  problems: ConfigProblem[];
}

/** The configuration for an empty file: the checker and the content pages work, everything else is hidden. */
export const defaultConfig: Config = {
  baseUrl: 'http://127.0.0.1:4173',
  brand: 'Spelling Check',
  product: { slug: 'spelling-check' },
  mail: {},
  endpoints: {},
  payment: {},
};

let current: Config = defaultConfig;

/** The configuration in force. */
export function getConfig(): Config {
  return current;
}

/** Fields that every site needs; an invalid one is replaced. */
const HAVE_DEFAULTS = new Set(['baseUrl', 'brand', 'product']);

/** A message for the operator: what is wrong and what follows from it. */
function problemText({ field, problem }: ConfigProblem): string {
  if (field === '(file)') return `config.json: the file ${problem}. The defaults are used.`;
  if (HAVE_DEFAULTS.has(field.replace(/\..*/, ''))) return `config.json: "${field}" ${problem}. The default is used.`;
  return `config.json: "${field}" is left out: ${problem}. The part that needs it is hidden.`;
}

/** Puts a configuration in force and logs for the operator what was left out of it. */
export function applyConfig(embedded: EmbeddedConfig): void {
  current = embedded.config;
  for (const problem of embedded.problems) log.warn(problemText(problem));
}
