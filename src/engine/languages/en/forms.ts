// English genitives: dog's, dogs'.
import type { FormDerivation, Listed } from '../../lexicon/derive.ts';
import { type Analysis, Feature, Group, Pos } from '../../lexicon/features.ts';

/** The noun's readings, as genitives. */
function genitive(form: string, listed: Listed): readonly Analysis[] {
  const base = /^(.{2,})'s$|^(.+s)'$/i.exec(form);
  const noun = base?.[1] ?? base?.[2];
  if (noun === undefined) return [];
  let readings = listed(noun);
  if (readings.length === 0) readings = listed(noun.toLowerCase());
  return readings
    .filter(({ pos }) => pos === Pos.noun)
    .map((reading) => ({ ...reading, features: (reading.features & ~Group.case) | Feature.genitive }));
}

/** See FormDerivation. */
export const englishForms: FormDerivation = { readings: genitive };
