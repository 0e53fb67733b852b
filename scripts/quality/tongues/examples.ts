// How rows of slips do in their own sentences, all rules being active: the same for the tests and for their authors' quick loop.
import {
  type Checker,
  createChecker,
  defaultOptions,
  type Issue,
  loadMotherTongue,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../../../src/engine/index.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import { slipRules } from '../../../src/engine/motherTongue/rules.ts';
import { giveRules, readPack } from '../../packs/load.ts';
import { rulesOf } from '../../rows/rules.ts';

/** A text language and the mother tongue of who writes in it. */
export interface Direction {
  language: TextLanguage;
  motherTongue: TextLanguage;
}

/** All twenty. */
export const DIRECTIONS: readonly Direction[] = TEXT_LANGUAGES.flatMap((language) =>
  TEXT_LANGUAGES.filter((other) => other !== language).map((motherTongue) => ({ language, motherTongue })),
);

/** A checker with a language and what mother tongues lead to in it, without its context net. Throws where a pack has not been built. */
export async function tongueChecker(language: TextLanguage): Promise<Checker> {
  const [checker, spell] = [createChecker(), readPack(language, 'spell')];
  if (!spell) throw new Error(`No ${language} pack: run "npm run packs" first.`);
  checker.loadSpell(language, spell);
  giveRules(checker, language, rulesOf(language));
  for (const { language: own, motherTongue } of DIRECTIONS) {
    const found = own === language ? await loadMotherTongue(own, motherTongue) : null;
    if (found) checker.loadMotherTongue(language, motherTongue, found);
  }
  return checker;
}

const PREFIX = 'common.mother-tongue.';

/** What a mother tongue has led to in a text, as a check says it. */
export function slipsIn(checker: Checker, { language, motherTongue }: Direction, text: string): Issue[] {
  const options = { ...defaultOptions(), language, motherTongue, perSentence: false };
  return checker.check(text, options).issues.filter(({ rule }) => rule.startsWith(PREFIX));
}

/** What is not as it should be when the rows of a direction read their own sentences, and how many rows there are. */
export async function tryDirection(
  checker: Checker,
  direction: Direction,
): Promise<{ rows: number; faults: string[] }> {
  const facts = await profileOf(direction.language).loadTongue(direction.motherTongue);
  if (!facts) return { rows: 0, faults: [] };
  const rules = slipRules(facts);
  const shown = rules.flatMap(({ wrong, right }) => [
    ...wrong.map(([text, better]) => ({ text, better })),
    ...right.map((text) => ({ text, better: undefined })),
  ]);
  const options = { ...defaultOptions(), ...direction, perSentence: false };
  const all = checker.check(shown.map(({ text }) => text).join('\n\n'), options).issues;
  const faults: string[] = [];
  let at = 0;
  for (const { text, better } of shown) {
    const here = all.filter(({ start }) => start >= at && start < at + text.length);
    const [own, by] = [here.filter(({ rule }) => rule.startsWith(PREFIX)), at];
    at += text.length + 2;
    if (better === undefined) {
      for (const each of own) faults.push(`flags [${each.text}] in "${text}"`);
      continue;
    }
    const turned = own.map(
      ({ start, end, replacements: [fix] = [] }) => text.slice(0, start - by) + (fix ?? '') + text.slice(end - by),
    );
    if (own.length === 1 && turned[0] === better) continue;
    const others = here.map((each) => `${each.rule}[${each.text} > ${each.replacements?.join('|') ?? ''}]`).join(' ');
    faults.push(`"${text}" is to become "${better}": ${turned.join(' / ') || 'nothing found'} ${others}`);
  }
  for (const id of checker.failedRules()) faults.push(`${id}: threw`);
  return { rows: facts.rows.length, faults };
}
