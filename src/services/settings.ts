// What the person chose about checking; kept in local storage under its owner, checked by a schema, the same in all tabs.
// Invariant: a damaged or foreign value never breaks the start; what cannot be read falls back field by field.
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
  /** `picky` adds the rules of taste. */
  level: Level;
  /** Ids of rules, and categories, that are switched off. */
  disabledRules: readonly string[];
  disabledCategories: readonly Category[];
  /** The plain text field instead of the editor: the device's, whoever uses it. */
  plainEditor: boolean;
  /** The language checked last: its pack is loaded first. */
  lastLanguage: TextLanguage | null;
}

const KEY = 'spelling-check.settings';

/** The kinds of findings, in the order in which they are shown. */
export const categories = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'] as const satisfies Category[];

const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);
const isCategory = (value: unknown): value is Category => categories.some((category) => category === value);
/** A list; what is not known in it is left out and the rest holds. */
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
  level: v.fallback(v.picklist(['standard', 'picky']), 'standard'),
  disabledRules: listOf((value): value is string => typeof value === 'string'),
  disabledCategories: listOf(isCategory),
  plainEditor: flag(false),
  lastLanguage: v.fallback(v.nullable(language), null),
});

/** Texts that were no settings, and are on their way to the place for such. */
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

/** Everything that is kept of a person's settings, also what only a newer release understands. */
export const keptFields = (owner: string): Readonly<Record<string, unknown>> => stored(owner);

/** Puts fields in place as they are; whoever reads them takes what it knows. Throws what the storage throws. */
export function keepFields(owner: string, fields: Readonly<Record<string, unknown>>): void {
  localStorage.setItem(keyOf(KEY, owner), JSON.stringify({ ...keptFields(owner), ...fields }));
  if (owner === personNow()) readAgain();
}

/** A list with what stood in it and is not known here. */
const withUnknown = (list: readonly string[], before: unknown) => [
  ...list,
  ...(Array.isArray(before) ? before.filter((one) => typeof one !== 'string' || !isCategory(one)) : []),
];

function plainOfDevice(): unknown {
  try {
    const kept = localStorage.getItem(DEVICE_KEYS.plainEditor);
    // Earlier versions kept it among the settings, which are the guest's by now.
    return kept === null ? stored(GUEST)['plainEditor'] : kept === 'true';
  } catch {
    return undefined;
  }
}

/** Settings from any stored value; variants that nobody chose follow the languages the browser asks for. */
export function parseSettings(stored: unknown, accepted: readonly string[]): Settings {
  const lists = { disabledRules: [], disabledCategories: [] };
  const read = v.parse(schema, { ...lists, ...(stored && typeof stored === 'object' ? stored : {}) });
  const dialects = preferredDialects(accepted);
  for (const code of textLanguageCodes) {
    const chosen = read.dialects[code];
    if (isDialectOf(code, chosen)) dialects[code] = chosen;
  }
  return { ...read, dialects };
}

/** The settings of whoever is here; while that is not known, those of nobody. */
function read(): Settings {
  const accepted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const owner = personOf(useSession.getState());
  const fields = owner === undefined ? {} : stored(owner);
  return parseSettings({ ...fields, plainEditor: plainOfDevice() }, accepted);
}

/** The present settings; subscribe to it for changes, also those of other tabs. */
export const settingsStore = createStore<Settings>(read);

/** What the person chose, where an address has set something else for the visit. */
let chosen: Partial<Settings> = {};

/** Sets what an address asks for, in place of what an earlier one did. It is not kept; what was chosen comes back. */
export function presetSettings(preset: Partial<Settings>): void {
  const names = Object.keys(preset) as (keyof Settings)[];
  if (names.length === 0 && Object.keys(chosen).length === 0) return;
  const own = { ...settingsStore.getState(), ...chosen };
  chosen = Object.fromEntries(names.map((name) => [name, own[name]]));
  settingsStore.setState({ ...own, ...preset });
}

/** Keeps settings of one person beside those kept already. Throws what the storage throws. */
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

/** Changes settings and keeps them. Answers false when the browser would not store them: they hold for this visit. */
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

/** Somebody is known to be here for the first time: what an address has set for the visit holds on. */
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
