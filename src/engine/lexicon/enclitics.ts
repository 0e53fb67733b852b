// Italian and Spanish verbs with pronouns put on to them (farlo, dirmelo, darse, dígame): read as the verb form without them.
import { type Analysis, Feature, Pos } from './features.ts';

type Listed = (form: string) => readonly Analysis[];
const NONE: readonly Analysis[] = [];

const ENDINGS = {
  it: /^(.{2,}?)((?:me|te|se|ce|ve|glie)(?:lo|la|li|le|ne)|mi|ti|si|ci|vi|lo|la|li|le|ne|gli)$/,
  es: /^(.{2,}?)((?:me|te|se|nos|os)?(?:lo|la|los|las|le|les)|(?:te|se)(?:me|nos)|me|te|se|nos|os)$/,
} as const;

const HOSTS = Feature.infinitive | Feature.gerund | Feature.imperative | Feature.pastParticiple;
const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Readings of a form with enclitic pronouns, in small letters; [] when it is none. */
export function enclitic(language: 'it' | 'es', form: string, listed: Listed): readonly Analysis[] {
  const match = ENDINGS[language].exec(form);
  if (!match) return NONE;
  const bare = match[1] as string;
  for (const host of language === 'it' ? italianHosts(bare) : spanishHosts(bare, form)) {
    const readings = listed(host).filter(
      ({ pos, features }) => (pos === Pos.verb || pos === Pos.auxiliary) && features & HOSTS,
    );
    if (readings.length > 0) {
      return readings.map((reading) => ({ ...reading, features: keepHost(reading.features, language) }));
    }
  }
  return NONE;
}

/** Infinitives lose their last vowel (fare + lo = farlo, porre + lo = porlo). */
function italianHosts(bare: string): string[] {
  if (bare.endsWith('r')) return [`${bare}e`, `${bare}re`];
  const hosts = [bare];
  // dimmi, fallo, dacci, stammi: the letter doubles after a short imperative
  const double = /^(di|fa|da|sta|va)[mltcnsv]$/.exec(bare);
  if (double) hosts.push(double[1] as string, `${double[1]}'`);
  return hosts;
}

/** The accent that only the pronouns made necessary goes; "démonos" has lost an s. */
function spanishHosts(bare: string, form: string): string[] {
  const plain = bare.replace(/[áéíóú]/g, (letter) => ACCENTS[letter] ?? letter);
  const hosts = plain === bare ? [bare] : [plain, bare];
  if (form.endsWith('monos') && plain.endsWith('mo')) hosts.push(`${plain}s`);
  return hosts;
}

/** A form that is also an indicative is an imperative when pronouns follow it. */
function keepHost(features: number, language: 'it' | 'es'): number {
  if (!(features & Feature.imperative)) return features;
  return features & ~(Feature.indicative | (language === 'es' ? 0 : Feature.subjunctive));
}
