// Checks public/config.json field by field, at build time only. An invalid field is dropped with a message, and the part
// that needs it is hidden while the rest of the site works. Nothing here is sent to a browser.
import * as v from 'valibot';
import { type Config, type ConfigProblem, defaultConfig, type EmbeddedConfig } from './config.ts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));

function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
}

/** Plain http is allowed for this machine only (cloud.md 5.5, row 40). */
const address = v.pipe(
  text,
  v.check((value) => URL.canParse(value), 'must be an address'),
  v.check((value) => {
    if (!URL.canParse(value)) return true;
    const url = new URL(value);
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  }, 'must begin with https:// (http:// only for this machine)'),
);

const origin = v.pipe(
  address,
  v.check((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must be an origin without a path'),
  v.transform((value) => new URL(value).origin),
);

/** An address on this site (/x) or on another one. */
const endpoint = v.union([v.pipe(text, v.regex(/^\/(?!\/)/)), address], 'must be an https:// address or begin with /');

/** A function: its name as Invoke knows it, with or without an account and a version, or its address. */
const callable = v.pipe(
  text,
  v.check((value) => /^[\w:-]+$/.test(value) || v.is(endpoint, value), 'must be a name or an https:// address'),
);

const price = v.pipe(v.number('must be a number'), v.finite(), v.minValue(0, 'must not be negative'));
const mail = v.pipe(text, v.email('must be a mail address'));
const flag = v.boolean('must be true or false');

/** Behaviour CFG-2, and at most one underscore. */
const userPoolId = v.pipe(
  text,
  v.maxLength(55, 'Invalid UserPoolId format.'),
  v.regex(/^[A-Za-z0-9-]+_[A-Za-z0-9]+$/, 'Invalid UserPoolId format.'),
);

const provider = v.object({ clientId: text, sdk: v.optional(endpoint) });

/** Behaviour CFG-9; the messages are those of the library that writes the cookies. */
const cookies = v.pipe(
  v.object({
    domain: v.optional(text),
    path: v.optional(text),
    expires: v.optional(v.pipe(v.number('must be a number of days'), v.minValue(1, 'must be a number of days'))),
    secure: v.optional(flag),
    sameSite: v.optional(
      v.picklist(['strict', 'lax', 'none'], 'The sameSite value of cookieStorage must be "lax", "strict" or "none".'),
    ),
  }),
  v.check(
    ({ sameSite, secure }) => sameSite !== 'none' || secure !== false,
    'sameSite = None requires the Secure attribute in latest browser versions.',
  ),
);

const ids = v.object({
  region: text,
  userPoolId,
  clientId: v.pipe(text, v.regex(/^[\w+]+$/, 'must have letters and digits only')),
  identityPoolId: v.optional(v.pipe(text, v.regex(/^[\w-]+:[\w-]+$/, 'must be like eu-west-1:0000-…'))),
  domain: v.optional(v.pipe(text, v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name without https://'))),
  providers: v.optional(
    v.object({ google: v.optional(provider), facebook: v.optional(provider), amazon: v.optional(provider) }),
    {},
  ),
  mandatorySignIn: v.optional(flag, false),
  tokenStorage: v.optional(
    v.picklist(['session', 'local', 'memory', 'cookie'], 'must be session, local, memory or cookie'),
    'session',
  ),
  cookies: v.optional(cookies),
  refreshRotation: v.optional(flag, false),
});

/** The region is stated twice; an endpoint in another region would answer that there is no such pool. */
const auth = v.pipe(
  ids,
  v.check(
    ({ region, userPoolId }) => userPoolId.startsWith(`${region}_`),
    'region must be the part of userPoolId before the underscore',
  ),
);

/** One schema per top-level field; `false` marks a field whose absence is no problem. */
const fields = {
  baseUrl: origin,
  brand: v.pipe(text, v.maxLength(60, 'must have at most 60 characters')),
  product: v.object({ slug: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be like spelling-check')) }),
  mail: v.object({ sales: v.optional(mail), support: v.optional(mail) }),
  prices: v.object({
    currency: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')),
    premiumMonthly: v.optional(price),
    premiumYearly: v.optional(price),
    singleServer: v.optional(price),
    singleSite: v.optional(price),
    globalSite: v.optional(price),
    redistribution: v.optional(price),
  }),
  auth,
  storage: v.object({
    bucket: text,
    region: v.optional(text),
    levels: v.optional(v.array(v.picklist(['public', 'protected'], 'must be public or protected'))),
  }),
  endpoints: v.object({
    idp: v.optional(endpoint),
    identity: v.optional(endpoint),
    storage: v.optional(endpoint),
    functions: v.optional(endpoint),
    hosted: v.optional(endpoint),
    payment: v.optional(endpoint),
  }),
  functions: v.object({ create: v.optional(callable), cancel: v.optional(callable) }),
  payment: v.object({
    publishableKey: v.optional(text),
    chargebee: v.optional(v.object({ site: text, publishableKey: text })),
  }),
  licenses: v.object({ publicKey: v.pipe(text, v.base64('must be the public key that the command prints')) }),
  images: v.object({ base: endpoint }),
  analytics: v.object({ beaconUrl: v.optional(endpoint), scriptUrl: v.optional(address) }),
  contact: v.object({ endpoint }),
  imprint: v.object({
    name: text,
    address: v.pipe(v.array(text, 'must be a list of lines'), v.minLength(1, 'must have a line')),
    representedBy: v.optional(text),
    phone: v.optional(text),
    register: v.optional(text),
    vat: v.optional(text),
  }),
  ai: v.object({ function: endpoint }),
} as const;

type FieldName = keyof typeof fields;
const required: readonly FieldName[] = ['baseUrl', 'brand', 'product'];

function problemOf(name: string, issues: readonly v.BaseIssue<unknown>[]): ConfigProblem {
  const issue = issues[0];
  const path = issue?.path?.map((part) => String(part.key)).join('.');
  const missing = issue?.received === 'undefined';
  return { field: path ? `${name}.${path}` : name, problem: missing ? 'is missing' : (issue?.message ?? 'is wrong') };
}

/** Removes parts that are valid in themselves but depend on a missing one. */
function hideWhatCannotWork(config: Config, given: Record<string, unknown>): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const { auth, endpoints } = config;
  // With invalid endpoints, accounts would be looked up in a cloud other than the intended one.
  if (auth && given['endpoints'] !== undefined && endpoints === defaultConfig.endpoints) {
    config.auth = undefined;
    return problems;
  }
  if (auth && Object.keys(auth.providers).length > 0 && !auth.domain && !endpoints.hosted) {
    problems.push({ field: 'auth.providers', problem: 'needs auth.domain or endpoints.hosted' });
    config.auth = { ...auth, providers: {} };
  }
  if (auth && config.storage && !auth.identityPoolId) {
    problems.push({ field: 'storage', problem: 'needs auth.identityPoolId' });
    config.storage = undefined;
  }
  return problems;
}

/** Reads a parsed config.json. Never throws: invalid values are listed and replaced by their default or left out. */
export function readConfig(raw: unknown): EmbeddedConfig {
  const problems: ConfigProblem[] = [];
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { config: defaultConfig, problems: [{ field: '(file)', problem: 'is not a JSON object' }] };
  }
  const given = raw as Record<string, unknown>;
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(fields) as FieldName[]) {
    if (given[name] === undefined) {
      if (required.includes(name)) problems.push({ field: name, problem: 'is missing' });
      continue;
    }
    const result = v.safeParse(fields[name], given[name]);
    if (result.success) read[name] = result.output;
    else problems.push(problemOf(name, result.issues));
  }
  const config = { ...defaultConfig, ...(read as Partial<Config>) };
  problems.push(...hideWhatCannotWork(config, given));
  for (const name of Object.keys(given)) {
    if (!(name in fields)) problems.push({ field: name, problem: 'is not a known field' });
  }
  return { config, problems };
}

/** Reads the text of config.json; invalid JSON is reported as a problem, not thrown. */
export function readConfigText(source: string): EmbeddedConfig {
  try {
    return readConfig(JSON.parse(source));
  } catch {
    return { config: defaultConfig, problems: [{ field: '(file)', problem: 'is not valid JSON' }] };
  }
}
