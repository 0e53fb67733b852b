// Who asks: the holder of a key of the operator's file, or a guest. The file has digests of keys, so that reading it is no use
// to anybody else.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';
import { SettingsError } from './settings.ts';

const limits = v.object({
  /** Requests a minute. */
  requestsPerMinute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Characters of texts a day (UTC). */
  charactersPerDay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const keyFile = v.object({
  keys: v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      ...limits.entries,
    }),
  ),
  /** What somebody without a key may do; without it nothing. */
  guests: v.optional(limits),
});

/** How much somebody may ask. */
export type Limits = v.InferOutput<typeof limits>;

/** The operator's file. */
export type KeyFile = v.InferOutput<typeof keyFile>;

/** Who asks. */
export interface Caller {
  /** Under which requests are counted: the name of a key, or where a guest is. */
  id: string;
  /** Whose own dictionaries these are; undefined for a guest who has not named an account. */
  owner: string | undefined;
  limits: Limits;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads a file of keys. Throws SettingsError. */
export function readKeyFile(file: string): KeyFile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return keyFileOf(content, file);
}

/** The content of a file of keys; `place` is named in errors. Throws SettingsError. */
export function keyFileOf(content: unknown, place: string): KeyFile {
  const read = v.safeParse(keyFile, content);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new SettingsError(`${place}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** A new key, and its entry for the file. */
export function newKey(name: string): { key: string; entry: KeyFile['keys'][number] } {
  const key = `sk_${randomBytes(24).toString('base64url')}`;
  return { key, entry: { name, sha256: digest(key) } };
}

/** What a request says about who asks. */
export interface Credentials {
  authorization: string | undefined;
  header: string | undefined;
  username: string | undefined;
  apiKey: string | undefined;
  client: string;
}

/** Tells who asks. Throws a Problem for a key that is missing or wrong. */
export type Gate = (credentials: Credentials) => Caller;

/** A gate; without a file everybody is a guest with `guests` as limits. */
export function createGate(file: KeyFile | undefined, guests: Limits): Gate {
  const keys = new Map((file?.keys ?? []).map((one) => [one.sha256, one]));
  return ({ authorization, header, username, apiKey, client }) => {
    const bearer = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    const given = bearer ?? header ?? apiKey;
    if (file && given !== undefined) {
      const key = keys.get(digest(given));
      if (!key) throw unauthorized('There is no such key.');
      const { name, sha256, ...allowed } = key;
      return { id: `key ${name}`, owner: sha256, limits: allowed };
    }
    if (file && !file.guests)
      throw unauthorized('This server answers with a key only: in the header Authorization or X-API-Key.');
    // Name and key of an account of LanguageTool: whoever has both has its dictionaries.
    const owner = username && apiKey ? digest(`account\n${username}\n${apiKey}`) : undefined;
    return { id: `guest ${networkOf(client)}`, owner, limits: file?.guests ?? guests };
  };
}

const unauthorized = (detail: string) =>
  new Problem('unauthorized', detail, { headers: { 'www-authenticate': 'Bearer realm="API"' } });
