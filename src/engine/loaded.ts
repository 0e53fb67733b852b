// The available languages. Lower layers take them as arguments and know none by name.
import type { Guard } from './guard/types.ts';
import { german } from './languages/de/profile.ts';
import { english } from './languages/en/profile.ts';
import { spanish } from './languages/es/profile.ts';
import { french } from './languages/fr/profile.ts';
import { italian } from './languages/it/profile.ts';
import type { LanguageProfile } from './languages/profile.ts';
import type { LetterCheck } from './letter/types.ts';
import { loadMotherTongueOf } from './motherTongue/load.ts';
import type { Interference } from './motherTongue/types.ts';
import { loadRewritesOf } from './rewrite/load.ts';
import type { Rewriting } from './rewrite/types.ts';
import { loadRulesOf } from './rules/load.ts';
import type { Rule } from './rules/types.ts';
import type { Measure } from './stats/types.ts';
import type { ToneCheck } from './tone/types.ts';
import type { TextLanguage } from './types.ts';
import type { WordCards } from './wordCard/types.ts';

const BY_CODE: Readonly<Record<TextLanguage, LanguageProfile>> = {
  en: english,
  fr: french,
  de: german,
  it: italian,
  es: spanish,
};

/** All languages, in the order in which ties are broken. */
export const profiles: readonly LanguageProfile[] = Object.values(BY_CODE);

/** What the engine knows about a language. */
export const profileOf = (language: TextLanguage): LanguageProfile => BY_CODE[language];

/** A language's spelling tables, for `readSpellPack`; undefined if the language is not available. */
export const tablesOf = (language: TextLanguage) => profiles.find(({ code }) => code === language)?.spelling;

/** The rules that run on texts in a language, shared rules first. Rejects if their chunk cannot be loaded. */
export const loadRules = (language: TextLanguage): Promise<readonly Rule[]> => loadRulesOf(profileOf(language));

/** What rewrites texts in a language; null where there is nothing yet. Rejects if a chunk cannot be loaded. */
export const loadRewrites = (language: TextLanguage): Promise<Rewriting | null> => loadRewritesOf(profileOf(language));

/** What finds slips of speakers of a mother tongue in texts in a language; null for the language itself. Rejects if a chunk cannot be loaded. */
export const loadMotherTongue = (language: TextLanguage, motherTongue: TextLanguage): Promise<Interference | null> =>
  loadMotherTongueOf(profileOf(language), motherTongue);

/** What measures texts in these languages. Rejects if a chunk cannot be loaded. */
export async function loadMeasure(languages: readonly TextLanguage[]): Promise<Measure> {
  const [{ statisticsOf }, ...styles] = await Promise.all([
    import('./stats/statistics.ts'),
    ...languages.map(async (code) => [code, await profileOf(code).loadStyle()] as const),
  ]);
  const facts = new Map(styles);
  return (source) => statisticsOf(source, facts);
}

/** What looks at letters, in all languages: a letter may end in the words of another one. Rejects if a chunk cannot be loaded. */
export async function loadLetterCheck(): Promise<LetterCheck> {
  const [{ letterOf }, ...facts] = await Promise.all([
    import('./letter/letter.ts'),
    ...profiles.map(async ({ code, loadLetter }) => [code, await loadLetter()] as const),
  ]);
  const all = new Map(facts);
  return (text, language) => letterOf(text, language, all);
}

/** What reads the tone of texts in a language. Rejects if a chunk cannot be loaded. */
export async function loadToneCheck(language: TextLanguage): Promise<ToneCheck> {
  const [{ tablesOfTone, toneOf }, facts] = await Promise.all([
    import('./tone/tone.ts'),
    profileOf(language).loadTone(),
  ]);
  const all = new Map([[language, tablesOfTone(facts)]]);
  return (text, asked) => toneOf(text, asked, all);
}

/** What judges the answers of language models, with the facts of all languages: models decline in the one they like. Rejects if a chunk cannot be loaded. */
export async function loadGuard(): Promise<Guard> {
  const [{ guardAnswer }, ...facts] = await Promise.all([
    import('./guard/guard.ts'),
    ...profiles.map(async ({ code, loadGuard: load }) => [code, await load()] as const),
  ]);
  const all = new Map(facts);
  return (source, task, answer) => guardAnswer(source, task, answer, all);
}

/** What makes cards of single words in all languages. Rejects if a chunk cannot be loaded. */
export async function loadWordCards(): Promise<WordCards> {
  const [{ createWordCards }, ...facts] = await Promise.all([
    import('./wordCard/wordCards.ts'),
    ...profiles.map(async ({ code, loadWordCard }) => [code, await loadWordCard()] as const),
  ]);
  return createWordCards(new Map(facts));
}
