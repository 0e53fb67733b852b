// Object locations: access level, identity, key (STO-2), and which keys and names are valid (STO-11).
import { StorageError } from './storageError.ts';

/**
 * Who may read an object: anyone signed in (public, protected) or only its owner. Only its owner writes it; at the level
 * `usage` only the server writes, to tell a person what they store.
 */
export type Level = 'public' | 'protected' | 'private' | 'usage';

/** First parts of the keys of each level; an operator may choose others. */
export type Prefixes = Readonly<Record<Level, string>>;

/** Specification section 6, "Storage": prefixes of the levels. */
export const defaultPrefixes: Prefixes = {
  public: 'public/',
  protected: 'protected/',
  private: 'private/',
  usage: 'usage/',
};

/** Longest key of the service in bytes of UTF-8. */
const LONGEST_KEY = 1024;
/** Longest name kept with an object, in characters. */
const LONGEST_NAME = 200;
/** A name as a person would never type it: controls and marks that turn the reading direction. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Refuses keys that would escape their folder by throwing a StorageError `InvalidKey`. */
export function checkKey(key: string): string {
  const parts = key.split('/');
  const wrong =
    key === '' ||
    key.startsWith('/') ||
    parts.some((part) => part === '..' || part === '.') ||
    /\p{Cc}|\\/u.test(key) ||
    /%2e|%2f|%5c/i.test(key) ||
    new TextEncoder().encode(key).length > LONGEST_KEY;
  if (wrong) throw new StorageError('InvalidKey', 'This key is not allowed');
  return key;
}

/** The prefix of a level for an identity: at every level people write in a place of their own (the roles allow no other). */
export function levelPrefix(level: Level, identityId: string, prefixes: Prefixes = defaultPrefixes): string {
  return `${prefixes[level]}${identityId}/`;
}

/** A generated key: a folder, an id and the extension of the name if it is a plain one. */
export function newKey(folder: string, name = ''): string {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  const id = crypto.randomUUID();
  return `${folder}${folder === '' || folder.endsWith('/') ? '' : '/'}${id}${extension ? `.${extension}` : ''}`;
}

/** A file's name as it is kept and shown: without folders, controls and direction marks; '' when nothing is left. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return [...seen].slice(0, LONGEST_NAME).join('');
}

/** A name as header text (percent-encoded UTF-8), for the metadata of an object. */
export const encodeName = (name: string): string => encodeURIComponent(cleanName(name).toWellFormed());

/** The name of a header text; the text itself when it is not encoded. */
export function decodeName(text: string): string {
  try {
    return cleanName(decodeURIComponent(text));
  } catch {
    return cleanName(text);
  }
}
