// Verbs with pronouns put on to them (farlo, dígame): read as the verb form without them.
import type { Listed } from './derive.ts';
import { type Analysis, Feature, Pos } from './features.ts';

const HOSTS = Feature.infinitive | Feature.gerund | Feature.imperative | Feature.pastParticiple;

/** How a language puts pronouns on to verbs. */
export interface Enclitics {
  /** A form with pronouns, what stands before them in the first group. */
  pattern: RegExp;
  /** Verb forms that what stands before the pronouns may have been, the likeliest first. */
  hosts: (bare: string, form: string) => readonly string[];
  /** A form that may be an imperative is none of these moods when pronouns follow it. */
  otherMoods: number;
}

/** Readings of a form with enclitic pronouns, in small letters; [] when it is none. */
export function enclitic({ pattern, hosts, otherMoods }: Enclitics, form: string, listed: Listed): readonly Analysis[] {
  const bare = pattern.exec(form)?.[1];
  if (bare === undefined) return [];
  for (const host of hosts(bare, form)) {
    const readings = listed(host).filter(
      ({ pos, features }) => (pos === Pos.verb || pos === Pos.auxiliary) && features & HOSTS,
    );
    if (readings.length > 0) {
      return readings.map(({ features, ...reading }) => ({
        ...reading,
        features: features & Feature.imperative ? features & ~otherMoods : features,
      }));
    }
  }
  return [];
}
