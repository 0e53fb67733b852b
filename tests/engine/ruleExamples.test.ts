// Examples that hold: what a rule asks for is shown by its own sentences. A row or a pattern that no wrong sentence needs, an
// exception or a condition without a counter-example and a right sentence without a word at risk are counted; the table
// in unshown/ has what is left of old rules and only shrinks (npm run mutate -- rules --update).
import { describe, expect, it } from 'vitest';
import { ruleTrial } from '../../scripts/mutate/rules.ts';
import { compareUnshown, readUnshown, unshownOf } from '../../scripts/mutate/ruleTable.ts';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { rulesOf } from '../../src/engine/rules/registry.ts';

describe.each(TEXT_LANGUAGES)('the examples of the %s rules', (language) => {
  const { table, survivors } = unshownOf(ruleTrial(language));
  const { worse, better } = compareUnshown(readUnshown(language), table);

  it('cover everything that the rules check, except for what is listed', () => {
    const rules = new Set(worse.map((line) => line.slice(0, line.indexOf(':'))));
    const parts = survivors.filter(({ rule }) => rules.has(rule.id));
    expect([...worse, ...parts.map(({ rule, kind, name }) => `${rule.id}: ${kind} ${name}`)]).toEqual([]);
  });

  it('cover no more than the list says: otherwise run "npm run mutate -- rules --update"', () => {
    expect(better).toEqual([]);
  });
});

it('the list names only existing rules', () => {
  const unknown = TEXT_LANGUAGES.flatMap((language) => {
    const ids = new Set(rulesOf(language).map(({ id }) => id));
    return Object.keys(readUnshown(language)).filter((id) => !ids.has(id));
  });
  expect(unknown).toEqual([]);
});
