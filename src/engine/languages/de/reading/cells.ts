// What German readings allow, as sets of cells (case x gender, with the plural counted as a gender): two words agree when
// they share a cell.
import { Feature, Group } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';

const CASES = [Feature.nominative, Feature.accusative, Feature.dative, Feature.genitive];
const GENDERS = [Feature.masculine, Feature.feminine, Feature.neuter];

/** Every cell. */
export const ALL_CELLS = 0xffff;

const CELL_GROUPS = Group.case | Group.gender | Group.number;
const cellsByFeatures = new Map<number, number>();

/** The cells of a mask of features: bit case * 4 + gender, where 3 is the plural. */
export function cellsOf(features: number): number {
  const key = features & CELL_GROUPS;
  let cells = cellsByFeatures.get(key);
  if (cells === undefined) {
    cells = readCells(key);
    cellsByFeatures.set(key, cells);
  }
  return cells;
}

function readCells(features: number): number {
  const cases = features & Group.case || Group.case;
  const genders = features & Group.gender || Group.gender;
  const numbers = features & Group.number || Group.number;
  let cells = 0;
  CASES.forEach((caseBit, row) => {
    if ((cases & caseBit) === 0) return;
    if (numbers & Feature.singular) {
      GENDERS.forEach((gender, column) => {
        if (genders & gender) cells |= 1 << (row * 4 + column);
      });
    }
    if (numbers & Feature.plural) cells |= 1 << (row * 4 + 3);
  });
  return cells;
}

/** The features of one cell. */
export function featuresOf(cell: number): number {
  const gender = cell & 3;
  const caseBit = CASES[cell >> 2] as number;
  return gender === 3 ? caseBit | Feature.plural : caseBit | Feature.singular | (GENDERS[gender] as number);
}

/** The cells of those readings of a token that have this part of speech. */
export function cellsAs(token: Token, pos: number, declension = 0): number {
  let cells = 0;
  for (const reading of token.readings) {
    if (reading.pos !== pos) continue;
    const own = reading.features & Group.declension;
    // as a plain comparative, "schöner" does not precede a noun
    if (reading.features & Feature.comparative && (reading.features & Group.case) === 0) continue;
    if (declension !== 0 && own !== 0 && (own & declension) === 0) continue;
    cells |= cellsOf(reading.features);
  }
  return cells;
}
