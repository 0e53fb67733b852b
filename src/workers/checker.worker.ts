// The thread that checks texts. The only place on the site that runs the engine.
import {
  createChecker,
  createTongues,
  loadGuard,
  loadLetterCheck,
  loadMeasure,
  loadMotherTongue,
  loadRewrites,
  loadRules,
  loadToneCheck,
  loadWordCards,
  type TextLanguage,
} from '../engine/index.ts';
import type { CheckerProcedures } from './api.ts';
import { createHandlers } from './handlers.ts';
import { keepParts } from './keepParts.ts';
import { answerCalls } from './rpc.ts';

/** Caches the scripts before answering: once told that a grammar is loaded, the user may go offline at once. */
async function bringRules(language: TextLanguage) {
  // Asked for again when a letter or a word is looked at: a grammar does not depend on them.
  const later = [loadLetterCheck(), loadWordCards()].map((part: Promise<unknown>) => part.catch(() => undefined));
  const [rules] = await Promise.all([loadRules(language), loadMeasure([language]), ...later]);
  await keepParts();
  return rules;
}

/** Cached as the rules are: what has been rewritten once can be rewritten offline, and its tone, shown beside it, be read. */
async function bringRewrites(language: TextLanguage) {
  const tone = loadToneCheck(language).catch(() => undefined);
  const [rewriting] = await Promise.all([loadRewrites(language), tone]);
  await keepParts();
  return rewriting;
}

/** What a mother tongue leads to works offline as well once it has come. */
async function bringTongue(language: TextLanguage, motherTongue: TextLanguage) {
  const found = await loadMotherTongue(language, motherTongue);
  await keepParts();
  return found;
}

/** The same for the guard: a model of the browser answers offline as well. */
async function bringGuard() {
  const guard = await loadGuard();
  await keepParts();
  return guard;
}

/** The same for cards of words. */
async function bringWords() {
  const cards = await loadWordCards();
  await keepParts();
  return cards;
}

const checker = createChecker();

answerCalls<CheckerProcedures>(
  self,
  createHandlers(checker, {
    rules: bringRules,
    measure: loadMeasure,
    letter: loadLetterCheck,
    rewrites: bringRewrites,
    tongues: createTongues(checker, bringTongue),
    tone: loadToneCheck,
    guard: bringGuard,
    words: bringWords,
  }),
);
