// Spanish verbs with attached pronouns: darse, dígame.
import type { FormDerivation } from '../../lexicon/derive.ts';
import { type Enclitics, enclitic } from '../../lexicon/enclitics.ts';
import { Feature } from '../../lexicon/features.ts';

/** How Spanish attaches pronouns to verbs. */
export const spanishEnclitics: Enclitics = {
  pattern: /^(.{2,}?)((?:me|te|se|nos|os)?(?:lo|la|los|las|le|les)|(?:te|se)(?:me|nos)|me|te|se|nos|os)$/,
  hosts,
  otherMoods: Feature.indicative,
};

const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Removes an accent that only the pronouns made necessary; "démonos" has lost an s. */
function hosts(bare: string, form: string): string[] {
  const plain = bare.replace(/[áéíóú]/g, (letter) => ACCENTS[letter] ?? letter);
  const found = plain === bare ? [bare] : [plain, bare];
  if (form.endsWith('monos') && plain.endsWith('mo')) found.push(`${plain}s`);
  return found;
}

/** See FormDerivation. */
export const spanishForms: FormDerivation = {
  readings: (form, listed) => enclitic(spanishEnclitics, form.toLowerCase(), listed),
};
