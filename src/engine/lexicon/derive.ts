// Readings of forms that are not listed but follow from listed ones: compounds by their last part, verbs with pronouns put on
// to them, English genitives. Bounded work per form: at most one look-up per letter.

import { germanCompound } from '../languages/de/compounds.ts';
import type { TextLanguage } from '../types.ts';
import { enclitic } from './enclitics.ts';
import { type Analysis, Feature, Group, Pos } from './features.ts';

type Listed = (form: string) => readonly Analysis[];
const NONE: readonly Analysis[] = [];
/** Longer ones are no words. */
const MAX_LENGTH = 60;

/** Readings of an unlisted form; [] when nothing is known. */
export function derivedReadings(language: TextLanguage, form: string, listed: Listed): readonly Analysis[] {
  if (form.length > MAX_LENGTH || form.length < 3) return NONE;
  const last = Math.max(form.lastIndexOf('-'), form.lastIndexOf('‑'));
  if (last > 0 && last < form.length - 2) return afterHyphen(language, form, last, listed);
  switch (language) {
    case 'de':
      return germanCompound(form, listed);
    case 'it':
    case 'es':
      return enclitic(language, form.toLowerCase(), listed);
    case 'en':
      return genitive(form, listed);
    case 'fr':
      return NONE;
  }
}

/** A word with hyphens inflects like its last part. */
function afterHyphen(language: TextLanguage, form: string, last: number, listed: Listed): readonly Analysis[] {
  const head = form.slice(last + 1);
  let readings = listed(head);
  if (readings.length === 0) readings = listed(head.toLowerCase());
  if (readings.length === 0 && language === 'de') readings = germanCompound(head, listed);
  const stem = form.slice(0, last + 1);
  return readings
    .filter(({ pos }) => pos === Pos.noun || pos === Pos.adjective || (language === 'de' && pos === Pos.verb))
    .map((reading) => ({ ...reading, lemma: stem + reading.lemma }));
}

/** Dog's, dogs': the noun in the genitive. */
function genitive(form: string, listed: Listed): readonly Analysis[] {
  const base = /^(.{2,})'s$|^(.+s)'$/i.exec(form);
  const noun = base?.[1] ?? base?.[2];
  if (noun === undefined) return NONE;
  let readings = listed(noun);
  if (readings.length === 0) readings = listed(noun.toLowerCase());
  return readings
    .filter(({ pos }) => pos === Pos.noun)
    .map((reading) => ({ ...reading, features: (reading.features & ~Group.case) | Feature.genitive }));
}
