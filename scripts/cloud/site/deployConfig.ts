// The operator's file for `npm run deploy` and `npm run cloud:stack`: where the site goes, and which configuration it is built
// with. What points at this machine or at an example is refused, because a site that was built for them works nowhere else.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import type { Config } from '../../../src/services/config/config.ts';
import { readConfigText } from '../../../src/services/config/configSchema.ts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const count = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
);

const schema = v.strictObject({
  site: text,
  bucket: v.optional(v.pipe(v.string('must be a text'), v.trim()), ''),
  region: text,
  keyValueStore: v.optional(
    v.pipe(
      text,
      v.regex(/^arn:aws[\w-]*:cloudfront::\d{12}:key-value-store\//, 'must be the output ReleasePointerArn'),
    ),
  ),
  endpoint: v.optional(v.pipe(text, v.url('must be an address'))),
  keep: v.optional(v.strictObject({ releases: v.optional(count, 5), days: v.optional(count, 30) }), {}),
  stack: v.optional(
    v.strictObject({
      name: text,
      codeBucket: text,
      parameters: v.optional(v.record(v.string(), v.string('must be a text')), {}),
    }),
  ),
});

/** The file, and the site's configuration that it names. */
export interface DeployConfig extends v.InferOutput<typeof schema> {
  /** Full path of the site's configuration. */
  site: string;
  config: Config;
}

/** Names for documentation and tests (RFC 2606, RFC 6761), and names of this machine. */
const NOWHERE = /(^|\.)(example(\.(com|org|net|edu))?|test|invalid|localhost|local|internal)$/i;
const isNowhere = (host: string) =>
  NOWHERE.test(host) || /^\[|^\d+(\.\d+){3}$/.test(host) || !host.includes('.') || host.endsWith('.arpa');

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** Every text in a value, with its place. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => texts(one, path ? `${path}.${key}` : key));
}

/** What in the site's configuration belongs to this machine or to an example. */
export function siteFindings(config: Config): string[] {
  const findings: string[] = [];
  for (const [path, value] of texts(config, '')) {
    const mailHost = /^[^@\s/]+@([^@\s/]+)$/.exec(value)?.[1];
    const isAddress = /^https?:\/\//i.test(value);
    if (value.includes('/_cloud')) findings.push(`${path}: ${value} is the local cloud`);
    else if (/^http:/i.test(value)) findings.push(`${path}: ${value} is not encrypted`);
    else if (isAddress && isNowhere(hostOf(value))) findings.push(`${path}: ${value} leads nowhere`);
    else if (mailHost && isNowhere(mailHost)) findings.push(`${path}: ${value} reaches nobody`);
  }
  const { auth } = config;
  if (auth && (/^local/i.test(auth.region) || auth.clientId.startsWith('local'))) {
    findings.push(`auth: ${auth.userPoolId} is the pool of the local cloud`);
  }
  if (auth?.domain && isNowhere(auth.domain)) findings.push(`auth.domain: ${auth.domain} leads nowhere`);
  return findings;
}

function targetFindings(target: v.InferOutput<typeof schema>, use: Use): string[] {
  const { bucket, region, endpoint, keyValueStore } = target;
  // What the stack makes is known when there is one.
  const made = (value: string | undefined, name: string, output: string) =>
    use === 'stack' || value ? [] : [`${name}: is missing (the output ${output} of the stack)`];
  return [
    ...made(bucket, 'bucket', 'SiteBucketName'),
    ...made(keyValueStore, 'keyValueStore', 'ReleasePointerArn'),
    ...(endpoint && isNowhere(hostOf(endpoint)) ? [`endpoint: ${endpoint} is this machine or an example`] : []),
    ...(endpoint && new URL(endpoint).protocol !== 'https:' ? [`endpoint: ${endpoint} is not encrypted`] : []),
    ...(/^(local|example)/.test(region) ? [`region: ${region} is the local cloud`] : []),
    ...(/example|^site$|^documents$/.test(bucket) ? [`bucket: ${bucket} is an example`] : []),
    ...(keyValueStore && /:(0{12}|123456789012):/.test(keyValueStore) ? ['keyValueStore: is an example'] : []),
  ];
}

/**
 * What the file is read for: the live site; a rehearsal, in which the target and the site may be on this machine; the stack,
 * without which some names do not exist yet.
 */
export type Use = 'live' | 'rehearsal' | 'stack';

/** A configuration that cannot be deployed; one finding in each line. */
export class Refused extends Error {}

/** Reads the file. Throws `Refused`. */
export function readDeployConfig(file: string, use: Use = 'live'): DeployConfig {
  const refuse = (findings: readonly string[]) => {
    if (findings.length > 0)
      throw new Refused(`${file} cannot be deployed:\n${findings.map((one) => `  ${one}`).join('\n')}`);
  };
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      throw new Refused(`${path} cannot be read`);
    }
  };
  let given: unknown;
  try {
    given = JSON.parse(read(file));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${file} is not valid JSON`);
  }
  const result = v.safeParse(schema, given);
  if (!result.success) {
    refuse(
      result.issues.map(({ path, message, received }) => {
        const place = path?.map(({ key }) => String(key)).join('.') ?? '(file)';
        return `${place}: ${received === 'undefined' ? 'is missing' : message}`;
      }),
    );
    throw new Refused(`${file} cannot be deployed`);
  }
  const target = result.output;
  const site = resolve(dirname(file), target.site);
  const { config, problems } = readConfigText(read(site));
  refuse([
    ...problems.map(({ field, problem }) => `${target.site}: ${field} ${problem}`),
    ...(use === 'rehearsal'
      ? []
      : [...targetFindings(target, use), ...siteFindings(config).map((one) => `${target.site}: ${one}`)]),
  ]);
  return { ...target, site, config };
}
