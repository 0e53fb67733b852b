// Forms of German verbs that take the place of others: separable ones stand apart in main clauses.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { finiteReadings, isVerbal, listed } from '../../../../rules/ask.ts';
import type { Token } from '../../../../rules/token.ts';

/** Prefixes that some verbs part with and others keep: whether this one does is not known from its letters. */
const UNSURE = /^(?:durch|hinter|über|um|unter|voll|wider|wieder)/;
const SURE = listed('durchführen durchsetzen umsetzen umbauen umtauschen unterbringen wiedergeben wiederkommen');

/** The particle of a separable verb (anwenden: an); '' for one that stays whole, null where that is not certain. */
export function particleOf(lexicon: Lexicon, infinitive: string): string | null {
  const withZu = lexicon
    .inflect(infinitive, Pos.verb, Feature.infinitive)
    .flatMap((form) => [...form.matchAll(/zu/g)].map(({ index }) => [form, index] as const))
    .find(([form, at]) => at > 0 && form.slice(0, at) + form.slice(at + 2) === infinitive);
  const particle = withZu ? withZu[0].slice(0, withZu[1]) : '';
  return UNSURE.test(infinitive) && particle !== '' && !SURE.has(infinitive) ? null : particle;
}

/** zu prüfen, anzuwenden. */
export function withZu(lexicon: Lexicon, infinitive: string): string | null {
  const particle = particleOf(lexicon, infinitive);
  if (particle === null) return null;
  return particle === '' ? `zu ${infinitive}` : `${particle}zu${infinitive.slice(particle.length)}`;
}

/** The past participle of a verb; null if the lexicon has none. */
export const participleOf = (lexicon: Lexicon, infinitive: string): string | null =>
  lexicon.inflect(infinitive, Pos.verb, Feature.pastParticiple)[0] ?? null;

const MOOD = Feature.indicative | Feature.subjunctive;

/** Finite readings that state something; those of the indicative where a form is both. */
function statements(verb: Token): number[] {
  const all = finiteReadings(verb)
    .map(({ features }) => features)
    .filter((features) => (features & MOOD) !== 0);
  const sure = all.filter((features) => (features & Feature.indicative) !== 0);
  const stated = sure.length > 0 ? sure.map((features) => features & ~Feature.subjunctive) : all;
  // "kommt" is hardly ever "ihr kommt", and "wir kommen" is the form of "sie kommen"
  const ofThird = stated.filter((features) => (features & Feature.third) !== 0);
  return ofThird.length > 0 ? ofThird.map((features) => features & ~(Feature.first | Feature.second)) : stated;
}

const KEPT = Group.person | Group.number | Group.tense | Group.mood;

/** A verb in the finite form of another one, written as one word (weil er es anwendet); null where that leaves it open. */
export function finiteLike(lexicon: Lexicon, model: Token, infinitive: string): string | null {
  const forms = new Set<string>();
  for (const features of statements(model)) {
    for (const pos of [Pos.auxiliary, Pos.verb] as const) {
      const [form] = lexicon.inflect(infinitive, pos, features & KEPT).filter((each) => !/^['’]|ie?ßt$/.test(each));
      if (form === undefined) continue;
      forms.add(form);
      break;
    }
  }
  return forms.size === 1 ? ([...forms][0] as string) : null;
}

/** A finite form written as one word, cut for a main clause: wendet, an. */
export function apart(
  lexicon: Lexicon,
  form: string,
  infinitive: string,
): readonly [verb: string, particle: string] | null {
  const particle = particleOf(lexicon, infinitive);
  if (particle === null || !form.startsWith(particle)) return null;
  return [form.slice(particle.length), particle];
}

/** The infinitives that a verb form can belong to. */
export const lemmasOf = (token: Token): string[] => [
  ...new Set(token.readings.filter(({ pos }) => isVerbal(pos)).map(({ lemma }) => lemma)),
];

/** Whether it is a form of this verb. */
export const isOf = (token: Token | undefined, lemma: string): boolean =>
  token?.readings.some((reading) => isVerbal(reading.pos) && reading.lemma === lemma) ?? false;
