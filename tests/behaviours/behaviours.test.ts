import { describe, expect, it } from 'vitest';
import { behaviours, open } from './catalogue.ts';
import { coverage, idsIn } from './coverage.ts';

describe('behaviours', () => {
  it('all 193 are known, group by group', () => {
    const groups: Record<string, number> = {};
    for (const id of Object.keys(behaviours)) {
      const group = id.slice(0, 3);
      groups[group] = (groups[group] ?? 0) + 1;
    }
    expect(groups).toEqual(
      Object.fromEntries(
        `CFG 9, VAL 17, SUP 8, SGN 14, MFA 6, DEV 9, USR 12, REF 5, OUT 4, OAU 14, CRD 17, STO 12, ERR 12, RTY 6, CLK 2,
        NET 1, RTE 2, SCR 5, CHK 3, PAY 2, PRE 1, TRN 1, ANA 1, LNG 4, IMG 5, MOD 6, SHR 1, TGL 1, EXT 1, KEY 1, SWK 1,
        FUN 5, BIL 5`
          .split(/,\s+/)
          .map((one) => one.trim().split(' '))
          .map(([group = '', count]) => [group, Number(count)]),
      ),
    );
    expect(Object.keys(behaviours)).toHaveLength(193);
    expect(Object.keys(open).filter((id) => !(id in behaviours))).toEqual([]);
  });

  it('every one has a test that carries its id, unless its part is not built', () => {
    const { missing, built } = coverage();
    expect(missing.map((id) => `${id} ${behaviours[id]}`)).toEqual([]);
    expect(built).toEqual([]);
  });

  it('ids count in the names of tests only', () => {
    expect(idsIn("it('AAA-1 BBB-2: does', () => {}); // CCC-3")).toEqual(['AAA-1', 'BBB-2']);
    expect(idsIn("it.each([['x', 1]])('AAA-4: %s', () => {});")).toEqual(['AAA-4']);
    expect(idsIn("const text = 'AAA-5';")).toEqual([]);
  });

  it('an id without a test is found', () => {
    const { tested, missing, open: unbuilt } = coverage(['tests/setup']);
    expect(tested).toEqual([]);
    expect([...missing, ...unbuilt].toSorted()).toEqual(Object.keys(behaviours).toSorted());
  });
});
