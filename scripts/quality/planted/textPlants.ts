// Mistakes planted in running text, where no tree says what belongs together: only at the beginning of a sentence, where a
// determiner, a noun and a finite verb that agree are a subject and its verb.
import { type Analysis, agrees, Feature, Group, Pos, type PosCode } from '../../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { flippedModifiers, flippedVerb } from './flip.ts';
import { hashOf } from './keptApart.ts';
import type { Planted } from './plant.ts';

const OPENING = /^(\p{L}+) (\p{L}{2,}) (\p{L}+) /u;

const only = (readings: readonly Analysis[], ...kinds: PosCode[]): boolean =>
  readings.length > 0 && readings.every(({ pos }) => kinds.includes(pos));

/** The mistakes that can be planted at the beginning of a sentence. */
export function textPlants(text: string, lexicon: Lexicon, language: TextLanguage): Planted[] {
  const [, determiner = '', noun = '', verb = ''] = OPENING.exec(text) ?? [];
  const [ofDeterminer, ofNoun, ofVerb] = [determiner, noun, verb].map((form) => lexicon.analyses(form)) as [
    readonly Analysis[],
    readonly Analysis[],
    readonly Analysis[],
  ];
  const articles = ofDeterminer.filter(({ pos }) => pos === Pos.determiner);
  if (articles.length === 0 || !only(ofNoun, Pos.noun) || !only(ofVerb, Pos.verb, Pos.auxiliary)) return [];
  if (!ofVerb.every(({ features }) => features & Group.mood)) return [];
  const groups = [Group.gender, Group.number];
  const fits = ofNoun.some((each) =>
    articles.some(
      (article) =>
        agrees(article.features, each.features, groups) &&
        ofVerb.some(
          ({ features }) =>
            features & Feature.third && agrees(features, each.features & article.features, [Group.number]),
        ),
    ),
  );
  if (!fits) return [];
  const at = determiner.length + 1;
  const verbAt = at + noun.length + 1;
  const plants: Planted[] = [];
  const add = (kind: Planted['kind'], start: number, old: string, form: string | null | undefined): void => {
    if (!form) return;
    const shift = start < at ? form.length - old.length : 0;
    plants.push({
      kind,
      text,
      wrong: text.slice(0, start) + form + text.slice(start + old.length),
      start,
      end: start + form.length,
      mate: [at + shift, at + noun.length + shift],
    });
  };
  add('subject-verb', verbAt, verb, flippedVerb(lexicon, verb));
  const forms = flippedModifiers(lexicon, language, { form: determiner, noun, isDeterminer: true });
  add('noun-phrase', 0, determiner, forms[hashOf(text) % Math.max(1, forms.length)]);
  return plants;
}
