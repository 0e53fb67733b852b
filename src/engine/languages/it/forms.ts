// Italian verbs with attached pronouns: farlo, dirmelo, dimmi.
import type { FormDerivation } from '../../lexicon/derive.ts';
import { type Enclitics, enclitic } from '../../lexicon/enclitics.ts';
import { Feature } from '../../lexicon/features.ts';

const enclitics: Enclitics = {
  pattern: /^(.{2,}?)((?:me|te|se|ce|ve|glie)(?:lo|la|li|le|ne)|mi|ti|si|ci|vi|lo|la|li|le|ne|gli)$/,
  hosts,
  otherMoods: Feature.indicative | Feature.subjunctive,
};

/** Infinitives lose their last vowel (fare + lo = farlo, porre + lo = porlo). */
function hosts(bare: string): string[] {
  if (bare.endsWith('r')) return [`${bare}e`, `${bare}re`];
  const found = [bare];
  // dimmi, fallo, dacci, stammi: the consonant doubles after a short imperative
  const double = /^(di|fa|da|sta|va)[mltcnsv]$/.exec(bare);
  if (double) found.push(double[1] as string, `${double[1]}'`);
  return found;
}

/** See FormDerivation. */
export const italianForms: FormDerivation = {
  readings: (form, listed) => enclitic(enclitics, form.toLowerCase(), listed),
};
