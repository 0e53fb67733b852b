// What an operator sets, from the environment. Everything has a default, so that `npm run api` needs nothing.
import { availableParallelism } from 'node:os';
import { isTextLanguage, TEXT_LANGUAGES, type TextLanguage } from '../../engine/index.ts';
import { LONGEST_TEXT } from '../../lib/api/parameters.ts';

/** The settings. */
export interface Settings {
  host: string;
  port: number;
  threads: number;
  languages: readonly TextLanguage[];
  /** Most characters of a text. */
  longestText: number;
  /** Most seconds of a check, waiting included. */
  seconds: number;
  /** Most requests that are worked on or wait. */
  most: number;
  /** Most seconds in which a request must have arrived. */
  arrival: number;
  /** Origins whose pages may ask: `*`, or a list. */
  origins: readonly string[];
  /** File of keys; without it everybody may ask. */
  keys: string | undefined;
  /** Requests a minute of somebody without a key, where there is no file of keys. */
  rate: number | undefined;
  /** Folder for own dictionaries; without it they last as long as the process. */
  words: string | undefined;
  /** How many proxies are in front: so many entries of X-Forwarded-For are true. */
  proxies: number;
  /** A licence key, and the public key of the shop to check it with. */
  license: string | undefined;
  publicKey: string | undefined;
  /** A line for each request on standard output. */
  log: boolean;
}

/** A setting that cannot be used; told without a stack. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws SettingsError. */
export function readSettings(env: Environment): Settings {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: number(env, 'PORT', 8081, 0, 65_535),
    threads: number(env, 'API_THREADS', availableParallelism(), 1, 256),
    languages: languagesOf(env['API_LANGUAGES']),
    longestText: number(env, 'API_TEXT', LONGEST_TEXT, 1, 10_000_000),
    seconds: number(env, 'API_SECONDS', 10, 0.1, 300),
    most: number(env, 'API_WAITING', 200, 1, 100_000),
    arrival: number(env, 'API_ARRIVAL', 15, 0.1, 3600),
    origins: (env['API_ORIGINS'] || '*').split(',').map((one) => one.trim()),
    keys: env['API_KEYS'] || undefined,
    rate: env['API_RATE'] ? number(env, 'API_RATE', 60, 1, 1_000_000) : undefined,
    words: env['API_WORDS'] || undefined,
    proxies: number(env, 'API_PROXIES', 0, 0, 10),
    license: env['API_LICENSE'] || undefined,
    publicKey: env['API_PUBLIC_KEY'] || undefined,
    log: env['API_LOG'] !== 'off',
  };
}

function number(env: Environment, name: string, usual: number, least: number, most: number): number {
  const given = env[name];
  if (given === undefined || given === '') return usual;
  const value = Number(given);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} is a number from ${least} to ${most}, not ${given}.`);
}

function languagesOf(given: string | undefined): readonly TextLanguage[] {
  if (!given) return TEXT_LANGUAGES;
  const languages = given.split(',').map((one) => one.trim());
  const known = languages.filter(isTextLanguage);
  if (known.length === languages.length) return known;
  throw new SettingsError(`API_LANGUAGES lists some of ${TEXT_LANGUAGES.join(', ')}, not ${given}.`);
}
