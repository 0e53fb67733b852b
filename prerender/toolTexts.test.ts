import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRulePages } from '../scripts/rulePages/ensure.ts';
import type { ToolTexts } from '../src/lib/pages/toolTexts.ts';
import { matchRow } from '../src/routes/navigation/match.ts';
import { toolPages } from '../src/routes/tools.ts';
import { locales } from '../src/services/i18n/locales.ts';
import { payloadText } from './payloads.ts';
import { rulePaths } from './rulePages/facts.ts';

const textsOf = (tool: string, locale: (typeof locales)[number]['code']) =>
  payloadText('toolPage', locale, `/${tool}/`) as ToolTexts;

/** What a page says in its own words: no headings that it shares with others, no links. */
const ownTexts = ({ heading, lead, points, faq }: ToolTexts): string[] => [
  heading,
  lead,
  ...points.flatMap(({ name, text }) => [name, text]),
  ...faq.items.flatMap(({ question, answer }) => [question, answer]),
];

beforeAll(() => ensureRulePages());

describe.each(locales.map(({ code }) => code))('the pages of the tools in %s', (locale) => {
  it.each(toolPages)('/%s/ has at least 150 words of its own', (tool) => {
    const words = ownTexts(textsOf(tool, locale)).flatMap((text) => text.split(/\s+/u));
    expect(words.length).toBeGreaterThanOrEqual(150);
  });

  it('no page says what another one says', () => {
    const answers = toolPages.flatMap((tool) => {
      const { points, faq } = textsOf(tool, locale);
      return [...points.map(({ text }) => text), ...faq.items.map(({ answer }) => answer)];
    });
    expect(answers.filter((text, index) => answers.indexOf(text) !== index)).toEqual([]);
  });

  it('every slot is filled and every link leads to a page', () => {
    const rules = new Set(rulePaths());
    for (const tool of toolPages) {
      const texts = textsOf(tool, locale);
      expect(JSON.stringify(texts)).not.toContain('{{');
      expect(texts.more.links).toHaveLength(toolPages.length - 1);
      for (const { to } of [...texts.samples.links, ...texts.more.links])
        expect(matchRow(to, 'x')?.page).toBe('Checker');
      for (const { to } of texts.mistakes.links) expect(rules).toContain(to);
    }
  });
});
