// Two forms of one verb in a row, where the writer changed his mind and left both: el alumno que copian copia.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, oneOf, tagged } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const isStated = (token: Token): boolean =>
  finiteReadings(token).length > 0 && token.readings.every(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary);

const lemmasOf = (token: Token): string[] => finiteReadings(token).map(({ lemma }) => lemma);

/** copian copia; compra compró. */
export const verbTwice = defineRule({
  id: 'es.usage.verb-twice',
  pattern: [
    oneOf(tagged(Pos.verb), tagged(Pos.auxiliary)).as('first').mark(),
    new Element((token) => finiteReadings(token).length > 0).as('second').mark(),
  ],
  where: (m) => {
    const [first, second] = [m.token('first'), m.token('second')];
    if (first.lower === second.lower || first.verbForm !== 0 || finiteReadings(first).length === 0) return false;
    if (second.text !== second.lower || second.lower === 'como' || (!isStated(first) && !isStated(second)))
      return false;
    // "la copia copia bien", "diga lo que dijere", "el ser fue"
    const before = m.before();
    if (canBeNoun(first) && before?.pos === Pos.determiner) return false;
    const shared = lemmasOf(first).filter((each) => lemmasOf(second).includes(each));
    if (shared.every((each) => /^(?:ser|ir|ver|venir|haber|decir)$/.test(each))) return false;
    const moods = [first, second].map((each) =>
      finiteReadings(each).some(({ features }) => (features & Feature.subjunctive) !== 0),
    );
    const persons = [first, second].map((each) =>
      finiteReadings(each).reduce((all, { features }) => all | (features & (Group.person | Group.number)), 0),
    );
    return moods[0] === moods[1] || persons[0] === persons[1];
  },
  suggest: (m) => [m.text('second'), m.text('first')],
  wrong: [
    ['El alumno que copian copia suspende.', 'El alumno que copia suspende.'],
    ['El club compró compraron dos balones.', 'El club compraron dos balones.'],
    ['Los vecinos piden pidieron una rampa.', 'Los vecinos pidieron una rampa.'],
  ],
  right: [
    'Come como un rey.',
    'Donde dije digo, digo Diego.',
    'Ha habido suerte.',
    'El cambio cambia poco.',
    'Digan lo que digan, iré.',
    'Sea como fuere, iré.',
  ],
});
