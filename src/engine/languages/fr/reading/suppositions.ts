// Sentences with si: what their main clause says of the supposition.
import { Feature } from '../../../lexicon/features.ts';
import { finiteReadings } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { isSurelyFinite } from './words.ts';

/** Whether what comes before si is a main clause in the conditional, the future or a command: on pourrait sortir si … */
export function saysMain(m: Match): boolean {
  const earlier = m.sentence.tokens.slice(0, m.from);
  return (
    earlier.some((each) => {
      const readings = finiteReadings(each);
      return readings.length > 0 && readings.every((one) => one.features & (Feature.conditional | Feature.future));
    }) && !earlier.some((each) => each.readings.some((one) => ASKING.test(one.lemma)))
  );
}

/** Verbs after which si means whether. */
const ASKING =
  /^(?:savoir|demander|ignorer|dire|voir|comprendre|vérifier|indiquer|préciser|regarder|décider|déterminer|tester|confirmer|déclarer|informer|apprendre|expliquer|chercher|connaître|examiner|évaluer|question|doute|interroger|découvrir|montrer|juger|prévoir|deviner|choisir|contrôler|établir|sembler|aimer|si|fois)$/;

/** Whether what follows is in the present or the future, so that the supposition is a real one: je vous attends. */
export const isStated = (m: Match): boolean =>
  m.sentence.tokens.slice(m.to).some((each) => {
    const readings = isSurelyFinite(each) ? finiteReadings(each) : [];
    return readings.length > 0 && readings.every((one) => one.features & (Feature.present | Feature.future));
  });
