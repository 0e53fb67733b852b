// A person's checking preferences, kept in local storage per owner, validated by a schema, the same in all tabs.
// Invariant: a damaged or foreign value never breaks the start; unreadable values fall back field by field.
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { Category, Dialect, Level, TextLanguage } from '../engine/index.ts';
import { GUEST, keyOf, personNow, personOf, subscribePerson } from './person/person.ts';
import { useSession } from './person/sessionState.ts';
import { setAside } from './records/aside.ts';
import { DEVICE_KEYS } from './records/deviceThings.ts';
import { isDialectOf, isTextLanguage, preferredDialects, textLanguageCodes } from './textLanguages.ts';

/** The settings of the checker. */
export interface Settings {
  /** A fixed text language, or detection. */
  language: TextLanguage | 'auto';
  dialects: Partial<Record<TextLanguage, Dialect>>;
  perSentence: boolean;
  checkUppercase: boolean;
  checkDigits: boolean;
  /** The first language of whoever writes: slips that it leads to are found in texts in other languages. */
  motherTongue: TextLanguage | null;
  /** `picky` adds rules that are a matter of taste. */
  level: Level;
  /** Rule ids and categories that are switched off. */
  disabledRules: readonly string[];
  disabledCategories: readonly Category[];
  /** Letters and mails are looked at before they are sent. */
  letters: boolean;
  /** Words that leave somebody out are looked for in the tone of a text. */
  inclusive: boolean;
  /** Texts are counted for the person's progress, and corrected sentences are kept to practise with. */
  progress: boolean;
  sentences: boolean;
  /** The plain text field instead of the editor; belongs to the device, whoever uses it. */
  plainEditor: boolean;
  /** The language checked last: its pack is loaded first. */
  lastLanguage: TextLanguage | null;
}

const KEY = 'spelling-check.settings';

/** The kinds of findings, in display order. */
export const categories = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'] as const satisfies Category[];

const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);
const isCategory = (value: unknown): value is Category => categories.some((category) => category === value);
/** A list; unknown entries are dropped and the rest is kept. */
const listOf = <T>(isKnown: (value: unknown) => value is T) =>
  v.pipe(
    v.unknown(),
    v.transform((value): T[] => (Array.isArray(value) ? value.filter(isKnown) : [])),
  );
const language = v.custom<TextLanguage>((value) => typeof value === 'string' && isTextLanguage(value));
const schema = v.object({
  language: v.fallback(v.union([language, v.literal('auto')]), 'auto'),
  dialects: v.fallback(v.record(v.string(), v.unknown()), {}),
  perSentence: flag(true),
  checkUppercase: flag(true),
  checkDigits: flag(false),
  motherTongue: v.fallback(v.nullable(language), null),
  level: v.fallback(v.picklist(['standard', 'picky']), 'standard'),
  disabledRules: listOf((value): value is string => typeof value === 'string'),
  disabledCategories: listOf(isCategory),
  letters: flag(true),
  inclusive: flag(false),
  progress: flag(true),
  sentences: flag(true),
  plainEditor: flag(false),
  lastLanguage: v.fallback(v.nullable(language), null),
});

/** Invalid stored texts that are already being set aside. */
const damaged = new Set<string>();

function fieldsIn(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function stored(owner: string): Record<string, unknown> {
  const key = keyOf(KEY, owner);
  try {
    const text = localStorage.getItem(key);
    const fields = fieldsIn(text);
    if (!fields && text !== null && !damaged.has(`${key} ${text}`)) {
      damaged.add(`${key} ${text}`);
      void setAside('settings', key, text, owner).then((safe) => {
        if (safe && localStorage.getItem(key) === text) localStorage.removeItem(key);
      });
    }
    return fields ?? {};
  } catch {
    return {};
  }
}

/** All stored fields of a person's settings, including those that only a newer release understands. */
export const keptFields = (owner: string): Readonly<Record<string, unknown>> => stored(owner);

/** Stores fields as they are; readers take what they know. Throws what the storage throws. */
export function keepFields(owner: string, fields: Readonly<Record<string, unknown>>): void {
  localStorage.setItem(keyOf(KEY, owner), JSON.stringify({ ...keptFields(owner), ...fields }));
  if (owner === personNow()) readAgain();
}

/** A list together with its earlier entries that are unknown here. */
const withUnknown = (list: readonly string[], before: unknown) => [
  ...list,
  ...(Array.isArray(before) ? before.filter((one) => typeof one !== 'string' || !isCategory(one)) : []),
];

function plainOfDevice(): unknown {
  try {
    const kept = localStorage.getItem(DEVICE_KEYS.plainEditor);
    // Earlier versions kept it among the settings, which now belong to the guest.
    return kept === null ? stored(GUEST)['plainEditor'] : kept === 'true';
  } catch {
    return undefined;
  }
}

/** The variants to assume where neither the person nor the text tells: those of the browser's languages. */
export function usualDialects(): Settings['dialects'] {
  return preferredDialects(typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** Settings from any stored value. */
export function parseSettings(stored: unknown): Settings {
  const lists = { disabledRules: [], disabledCategories: [] };
  const read = v.parse(schema, { ...lists, ...(stored && typeof stored === 'object' ? stored : {}) });
  const dialects: Settings['dialects'] = {};
  for (const code of textLanguageCodes) {
    const chosen = read.dialects[code];
    if (isDialectOf(code, chosen)) dialects[code] = chosen;
  }
  return { ...read, dialects };
}

/** The current person's settings; the defaults while it is not known who that is. */
function read(): Settings {
  const owner = personOf(useSession.getState());
  const fields = owner === undefined ? {} : stored(owner);
  return parseSettings({ ...fields, plainEditor: plainOfDevice() });
}

/** The current settings; subscribe for changes, including those from other tabs. */
export const settingsStore = createStore<Settings>(read);

/** The person's own choices for settings that an address has overridden for the visit. */
let chosen: Partial<Settings> = {};

/** Applies an address's settings in place of an earlier address's. They are not stored; the person's choices come back. */
export function presetSettings(preset: Partial<Settings>): void {
  const names = Object.keys(preset) as (keyof Settings)[];
  if (names.length === 0 && Object.keys(chosen).length === 0) return;
  const own = { ...settingsStore.getState(), ...chosen };
  chosen = Object.fromEntries(names.map((name) => [name, own[name]]));
  settingsStore.setState({ ...own, ...preset });
}

/** Adds settings to those already stored for a person. Throws what the storage throws. */
function keep(owner: string, { plainEditor, ...change }: Partial<Settings>): void {
  if (plainEditor !== undefined) localStorage.setItem(DEVICE_KEYS.plainEditor, String(plainEditor));
  if (Object.keys(change).length === 0) return;
  const before = keptFields(owner);
  const next: Record<string, unknown> = { ...before, ...change };
  if (change.disabledCategories) {
    next['disabledCategories'] = withUnknown(change.disabledCategories, before['disabledCategories']);
  }
  if (change.dialects) next['dialects'] = { ...fieldsIn(JSON.stringify(before['dialects'] ?? {})), ...change.dialects };
  localStorage.setItem(keyOf(KEY, owner), JSON.stringify(next));
}

/** Changes and stores settings. Returns false if the browser would not store them; they then last for this visit. */
export function changeSettings(change: Partial<Settings>): boolean {
  const owner = personNow();
  settingsStore.setState(change);
  for (const name of Object.keys(change) as (keyof Settings)[]) delete chosen[name];
  try {
    keep(owner, change);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what a person chose. */
export function forgetSettings(owner: string): void {
  try {
    localStorage.removeItem(keyOf(KEY, owner));
  } catch {
    // Nothing was kept.
  }
}

function readAgain(): void {
  chosen = {};
  settingsStore.setState(read());
}

/** The person has become known for the first time: settings that an address set for the visit stay in force. */
function readFirst(): void {
  const [own, shown] = [read(), settingsStore.getState()];
  const names = Object.keys(chosen) as (keyof Settings)[];
  chosen = Object.fromEntries(names.map((name) => [name, own[name]]));
  settingsStore.setState({ ...own, ...Object.fromEntries(names.map((name) => [name, shown[name]])) });
}

if (typeof window !== 'undefined') {
  readAgain();
  subscribePerson((_now, before) => (before === undefined ? readFirst() : readAgain()));
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === keyOf(KEY, personNow()) || key === DEVICE_KEYS.plainEditor) readAgain();
  });
}
