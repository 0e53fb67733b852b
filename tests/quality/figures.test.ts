// The table of figures on the development sets is whole and says with which engine it was taken. The sets are not part of the
// sources, so the figures cannot be taken again here, and a table older than the engine is no failure: it would force everyone
// who mends a rule to have the sets. `npm run quality -- DATA` says when the table is stale, `--write` makes it anew.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineHash } from '../../scripts/quality/engineHash.ts';
import { COLUMNS } from '../../scripts/quality/grammarReport.ts';
import { hashIn, TABLE_FILE, tableOf } from '../../scripts/quality/table.ts';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';

const table = readFileSync(TABLE_FILE, 'utf8');
const sections = new Map(
  table
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, 2), section]),
);

describe('the table', () => {
  it('names the engine it is of, and how it is made', () => {
    expect(hashIn(table)).toMatch(/^[0-9a-f]{16}$/);
    expect(table).toContain('npm run quality -- DATA --write');
  });

  it.each(TEXT_LANGUAGES)('has the sets, the everyday figures and the rules of %s', (language) => {
    const section = sections.get(language) ?? '';
    const rows = section.split('\n').filter((line) => /^\| (?!set|-)[a-z0-9-]+ \|/.test(line));
    const sets = rows.map((row) => row.split(' | ')).filter((cells) => cells.length === COLUMNS.length + 1);
    expect(sets.length).toBeGreaterThanOrEqual(5);
    for (const cells of sets) {
      for (const cell of cells.slice(1)) expect(cell.replace(/ \|$/, '')).toMatch(/^(?:-|\d+|\.\d{3}|1\.000|\d+\.\d)$/);
    }
    expect(section).toMatch(/^everyday: found 1?\.\d{3} fixed 1?\.\d{3} flagged \d+ of 40$/m);
    const [, rules, speaking] = /^Rules: (\d+) rules, (\d+) speak/m.exec(section) ?? [];
    // At least 60 % of a language's rules speak on development sets or published text.
    expect(Number(speaking) / Number(rules)).toBeGreaterThanOrEqual(0.6);
  });
});

describe('its hash', () => {
  it('is the same for the same engine, and found again in a table', () => {
    const hash = engineHash();
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(engineHash()).toBe(hash);
    expect(hashIn(tableOf(new Map(), hash))).toBe(hash);
    expect(hashIn('# Nothing')).toBeNull();
  });
});
