// The English texts of issues, the same as the site's.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import app from '../../locales/en/app.json' with { type: 'json' };
import type { Issue } from '../../src/engine/index.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const TEXTS = join(import.meta.dirname, '../../locales/en');

/** "American English" for en-US. */
export const languageName = (code: string): string => NAMES.of(code) ?? code;

interface RuleText {
  message: string;
  why: string;
}

const ruleTexts = new Map<string, Record<string, RuleText>>();

/** The text of a rule: those of a language are read when one of them is first needed. */
function ruleText(rule: string): RuleText | undefined {
  const family = rule.slice(0, rule.indexOf('.'));
  let texts = ruleTexts.get(family);
  if (!texts) {
    const file = join(TEXTS, `rules.${family}.json`);
    texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, RuleText>) : {};
    ruleTexts.set(family, texts);
  }
  return texts[rule];
}

/** What is wrong, in a sentence. */
export function messageOf(issue: Issue): string {
  const params: Record<string, string> = { ...issue.message.params };
  for (const name of ['dialect', 'variant']) if (params[name]) params[name] = languageName(params[name]);
  const text = ruleText(issue.rule)?.message ?? lookUp(issue.message.key);
  return text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => params[name] ?? slot);
}

/** The short name of the rule behind an issue: its category's for rules of grammar. */
export function titleOf(issue: Issue): string {
  if (!issue.rule.startsWith('spelling.')) return lookUp(`category.${issue.category}`);
  return lookUp(`title.${issue.message.key.split('.').pop()}`);
}

function lookUp(key: string): string {
  let value: unknown = app.issues;
  for (const part of key.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  }
  return typeof value === 'string' ? value : key;
}
