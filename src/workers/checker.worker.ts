// The thread that checks texts. The only place on the site that runs the engine.
import {
  createChecker,
  loadGuard,
  loadLetterCheck,
  loadMeasure,
  loadRewrites,
  loadRules,
  loadToneCheck,
  type TextLanguage,
} from '../engine/index.ts';
import type { CheckerProcedures } from './api.ts';
import { createHandlers } from './handlers.ts';
import { keepParts } from './keepParts.ts';
import { answerCalls } from './rpc.ts';

/** Caches the scripts before answering: once told that a grammar is loaded, the user may go offline at once. */
async function bringRules(language: TextLanguage) {
  // Asked for again when a letter is looked at: a grammar does not depend on it.
  const letters = loadLetterCheck().catch(() => undefined);
  const [rules] = await Promise.all([loadRules(language), loadMeasure([language]), letters]);
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

/** The same for the guard: a model of the browser answers offline as well. */
async function bringGuard() {
  const guard = await loadGuard();
  await keepParts();
  return guard;
}

answerCalls<CheckerProcedures>(
  self,
  createHandlers(createChecker(), {
    rules: bringRules,
    measure: loadMeasure,
    letter: loadLetterCheck,
    rewrites: bringRewrites,
    tone: loadToneCheck,
    guard: bringGuard,
  }),
);
