// The library for Java answers as the engine does: some words of each language here, all of them in "npm run clients:java".
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compareWithJavac } from '#scripts/clients/java.ts';
import { staleTables } from '#scripts/clients/tables.ts';
import { VERSION } from '#src/sdk/version.ts';

const WORDS = 250;

it('the tables that other languages read are those of the engine', () => {
  expect(staleTables(), 'run "npm run clients:tables"').toEqual([]);
});

it('the library for Java has the version of the packages', () => {
  expect(readFileSync('clients/java/pom.xml', 'utf8')).toContain(
    `<artifactId>spelling-check</artifactId>\n  <version>${VERSION}</version>`,
  );
});

it('the library for Java gives the same verdicts and corrections', { timeout: 180_000 }, ({ skip }) => {
  const compared = compareWithJavac(WORDS);
  if (!compared) skip('No JDK on this machine: clients/java was passed over.');
  else {
    const same = compared.output.match(/^\w\w: 250 words, \d+ lists of corrections, 0 differences$/gm) ?? [];
    expect(same, compared.output).toHaveLength(5);
    expect(compared.ok).toBe(true);
  }
});
