// The infinitive after a preposition and after a modal verb: prima di uscire, devo finire.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isVerbal } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, uncapitalised, words } from '../../../../rules/pattern.ts';
import { usualFirst } from '../../../../rules/token.ts';

/** The infinitives of a word's readings as a verb, of the usual verb first: dire before dettare. */
function infinitives(m: Match): string[] {
  const found = new Set<string>();
  const verb = m.token('verb');
  const readings = usualFirst(
    verb.readings.filter(({ pos }) => isVerbal(pos)),
    verb,
  );
  for (const { lemma, pos } of readings)
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
  unless: {
    'dopo says when': {
      when: (m) => /^(?:poco|subito|molto|tanto)$/.test(m.before()?.lower ?? ''),
      right: 'È tornato poco dopo dicendo che il negozio era chiuso.',
    },
  },
  suggest: infinitives,
  wrong: [
    ['Prima di uscendo chiudi il gas.', 'Prima di uscire chiudi il gas.'],
    ['È partito senza salutando nessuno.', 'È partito senza salutare nessuno.'],
    ['Grazie per aiutando mia madre.', 'Grazie per aiutare mia madre.'],
  ],
  right: [
    'Ha risposto a tutti sorridendo.',
    'Mi ha risposto di rimando che non veniva.',
    'In questa piazza c’è qualcosa di stupendo.',
  ],
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
    modal,
    words('anche ancora sempre già').repeat(0, 1),
    can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular)
      .and(uncapitalised())
      .as('verb')
      .mark(),
  ],
  unless: {
    'a reason follows': {
      when: (m) => m.after()?.lower === 'che',
      right: 'Oggi non posso visto che lavoro.',
    },
  },
  suggest: infinitives,
  wrong: [
    ['Devo finito la relazione entro stasera.', 'Devo finire la relazione entro stasera.'],
    ['Possiamo andato al mare domani?', 'Possiamo andare al mare domani?'],
    ['Dovresti parlato con tuo padre.', 'Dovresti parlare con tuo padre.'],
    ['Dopo il lavoro devo fatto la spesa.', 'Dopo il lavoro devo fare la spesa.'],
  ],
  right: ['Devo aver perso le chiavi.', 'Può essere andato a casa.', 'Ho fatto quanto dovevo, detto questo vado.'],
});
