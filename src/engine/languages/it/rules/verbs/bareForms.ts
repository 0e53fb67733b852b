// The infinitive after a preposition and after a modal verb: prima di uscire, devo finire.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, uncapitalised, words } from '../../../../rules/pattern.ts';

/** The infinitives of a word's readings as a verb. */
function infinitives(m: Match): string[] {
  const found = new Set<string>();
  for (const { lemma, pos } of m.token('verb').readings)
    if (pos === Pos.verb || pos === Pos.auxiliary)
      for (const each of m.sentence.lexicon.inflect(lemma, pos, Feature.infinitive)) found.add(each);
  return [...found].filter((each) => each.endsWith('e'));
}

/** prima di uscendo, senza pagando. */
export const afterPreposition = defineRule({
  id: 'it.verbs.after-preposition',
  pattern: [
    words('di a ad da per senza dopo').and(uncapitalised()),
    words('non').repeat(0, 1),
    can(Pos.verb, Feature.gerund)
      .except(can(Pos.noun))
      .except(can(Pos.adjective))
      .and(form(/[ae]ndo$/))
      .and(uncapitalised())
      .as('verb')
      .mark(),
  ],
  where: (m) => infinitives(m).length > 0,
  suggest: infinitives,
  wrong: [
    ['Prima di uscendo chiudi il gas.', 'Prima di uscire chiudi il gas.'],
    ['È partito senza salutando nessuno.', 'È partito senza salutare nessuno.'],
    ['Grazie per aiutando mia madre.', 'Grazie per aiutare mia madre.'],
  ],
  right: ['Prima di uscire chiudi il gas.', 'Uscendo ho chiuso.', 'Il gruppo di Armando.'],
});

const modal = lemmas('dovere potere').and(
  oneOf(
    can(Pos.verb, Feature.indicative),
    can(Pos.verb, Feature.conditional),
    can(Pos.auxiliary, Feature.indicative),
    can(Pos.auxiliary, Feature.conditional),
  ),
);

/** devo finito, possiamo andato. */
export const modalParticiple = defineRule({
  id: 'it.verbs.modal-participle',
  pattern: [
    modal.except(can(Pos.noun)).as('modal'),
    words('anche ancora sempre già').repeat(0, 1),
    can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular)
      .except(can(Pos.noun))
      .except(can(Pos.adjective).and(form(/(?:grado|dovuto)$/)))
      .except(form(/(?:tutto|poco|tanto|molto)$/))
      .and(uncapitalised())
      .as('verb')
      .mark(),
  ],
  where: (m) =>
    m.token('verb').pos === Pos.verb &&
    !/^(?:che|quanto|come|quando|dove|chi|se|cui)$/.test(m.before()?.lower ?? '') &&
    infinitives(m).length > 0,
  suggest: infinitives,
  wrong: [
    ['Devo finito la relazione entro stasera.', 'Devo finire la relazione entro stasera.'],
    ['Possiamo andato al mare domani?', 'Possiamo andare al mare domani?'],
    ['Dovresti parlato con tuo padre.', 'Dovresti parlare con tuo padre.'],
  ],
  right: [
    'Devo finire la relazione.',
    'Ho fatto quanto dovevo, detto questo vado.',
    'Quando potevo visto il tempo uscivo.',
  ],
});
