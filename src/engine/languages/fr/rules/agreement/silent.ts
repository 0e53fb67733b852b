// Plural endings that are silent: ils mange sounds right, so the spelling of the verb is at fault, not the pronoun.
import { Feature } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { conjugated } from '../../reading/forms.ts';
import { canBeConjugated } from '../../reading/words.ts';
import { disagrees, objectPronouns } from './subjectVerb.ts';

const plurals = (m: Match): string[] =>
  conjugated(m.sentence, m.token('v'), Feature.third | Feature.plural).filter((each) => isHeardAs(each, m.text('v')));

/** Whether the plural sounds like the written form: mange, mangent; était, étaient; not fera, feront. */
function isHeardAs(plural: string, written: string): boolean {
  const form = written.toLowerCase();
  if (/ai[st]$/.test(form)) return plural === `${form.slice(0, -1)}ent`;
  return plural === `${form.replace(/e?s$/, 'e')}nt` && /(?:e|es)$/.test(form);
}

/** ils mange, elles était. */
export const silentPlural = defineRule({
  id: 'fr.agreement-subject-verb.silent-plural',
  // comes before the rule that doubts the pronoun: Ils était là
  priority: 1,
  pattern: [word('ils', 'elles').as('s'), objectPronouns(), new Element(canBeConjugated).as('v').mark()],
  where: (m) => plurals(m).length > 0 && disagrees(m),
  suggest: plurals,
  wrong: [
    ['Ils mange à midi.', 'Ils mangent à midi.'],
    ['Ils était là depuis hier.', 'Ils étaient là depuis hier.'],
    ['Les voisins, ils crie tout le temps.', 'Les voisins, ils crient tout le temps.'],
  ],
  right: ['Ils mangent à midi.', 'Ils feront du bruit.', "Il était là depuis hier, d'après elles."],
});
