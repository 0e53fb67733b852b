// The pictures beside links: that each page has one which says what the page says today.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRulePages } from '../scripts/rulePages/ensure.ts';
import { CARD_SIZE, cardHash, cardOf, cardPath, DRAWN_FILE, socialCards, socialTags } from './social.ts';

/** A network gives up on pictures that take long. */
const MOST_BYTES = 40_000;

beforeAll(async () => {
  await ensureRulePages();
}, 120_000);

const drawn = JSON.parse(readFileSync(DRAWN_FILE, 'utf8')) as Record<string, string>;
const content = (tags: string, key: string) => new RegExp(`="${key}" content="([^"]*)"`).exec(tags)?.[1];

describe('the pictures for networks', () => {
  it('say what their pages say; if not: npx node scripts/pictures/social.ts', () => {
    const now = Object.fromEntries(socialCards().map((card) => [card.name, cardHash(card)]));
    expect(Object.keys(now).length).toBeGreaterThan(100);
    expect(drawn).toEqual(now);
  });

  it('are PNG files of the size that is promised, and small', () => {
    const files = readdirSync('public/social').map((name) => name.replace(/\.png$/, ''));
    expect(files.toSorted()).toEqual(Object.keys(drawn).toSorted());
    for (const name of files) {
      const file = readFileSync(`public${cardPath(name)}`);
      expect(file.toString('latin1', 1, 4)).toBe('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
      expect(statSync(`public${cardPath(name)}`).size).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it('pages about rules of one topic share one, pages of the site have their own', () => {
    expect(cardOf('/checker/help/german/seit-seid/')?.name).toBe(cardOf('/checker/help/german/das-dass/')?.name);
    const names = ['/', '/software/pricing/', '/french/', '/letter/', '/about/quality/'].map(
      (path) => cardOf(path)?.name,
    );
    expect(names).toEqual(['home', 'pricing', 'french', 'letter', 'quality']);
  });

  it('are named in the head with their size and their words', () => {
    const tags = socialTags('/software/pricing/');
    expect(content(tags, 'og:image')).toBe('https://spelling-check.example/social/pricing.png');
    expect(content(tags, 'og:image:width')).toBe('1200');
    expect(content(tags, 'og:image:alt')).toContain('Pricing');
    expect(content(tags, 'twitter:card')).toBe('summary_large_image');
    expect(existsSync('public/social/pricing.png')).toBe(true);
  });

  it('a private page has none', () => {
    expect(socialTags('/checker/profile/')).toBe('');
  });
});
