// What the person chose about checking; kept in local storage, checked by a schema, the same in all tabs.
// Invariant: a damaged or foreign value never breaks the start; what cannot be read falls back field by field.
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { Category, Dialect, Level, TextLanguage } from '../engine/index.ts';
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
  /** The plain text field instead of the editor. */
  plainEditor: boolean;
  /** The language checked last: its pack is loaded first. */
  lastLanguage: TextLanguage | null;
}

const KEY = 'spelling-check.settings';

/** The kinds of findings, in the order in which they are shown. */
export const categories = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'] as const satisfies Category[];

const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);
const language = v.custom<TextLanguage>((value) => typeof value === 'string' && isTextLanguage(value));
const schema = v.object({
  language: v.fallback(v.union([language, v.literal('auto')]), 'auto'),
  dialects: v.fallback(v.record(v.string(), v.unknown()), {}),
  perSentence: flag(true),
  checkUppercase: flag(true),
  checkDigits: flag(false),
  level: v.fallback(v.picklist(['standard', 'picky']), 'standard'),
  disabledRules: v.fallback(v.array(v.string()), []),
  disabledCategories: v.fallback(v.array(v.picklist(categories)), []),
  plainEditor: flag(false),
  lastLanguage: v.fallback(v.nullable(language), null),
});

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Settings from any stored value; variants that nobody chose follow the languages the browser asks for. */
export function parseSettings(stored: unknown, accepted: readonly string[]): Settings {
  const whole = v.safeParse(schema, stored && typeof stored === 'object' ? stored : {});
  const read = whole.success ? whole.output : v.parse(schema, {});
  const dialects = preferredDialects(accepted);
  for (const code of textLanguageCodes) {
    const chosen = read.dialects[code];
    if (isDialectOf(code, chosen)) dialects[code] = chosen;
  }
  return { ...read, dialects };
}

const read = () => parseSettings(readStored(), typeof navigator === 'undefined' ? [] : navigator.languages);

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

/** What the person chose, without what an address has set for this visit. */
export const chosenSettings = (): Settings => ({ ...settingsStore.getState(), ...chosen });

/** Changes settings and keeps them. Answers false when the browser would not store them: they hold for this visit. */
export function changeSettings(change: Partial<Settings>): boolean {
  settingsStore.setState(change);
  for (const name of Object.keys(change) as (keyof Settings)[]) delete chosen[name];
  try {
    localStorage.setItem(KEY, JSON.stringify(chosenSettings()));
    return true;
  } catch {
    return false;
  }
}

function readAgain(): void {
  chosen = {};
  settingsStore.setState(read());
}

if (typeof window !== 'undefined') {
  readAgain();
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) readAgain();
  });
}
