// ha and ho without their h, wherever a subject or a conjunction stands before them.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { can, form, oneOf, tagged, word, words } from '../pattern.ts';

/** Participles that are nothing else: after a noun "a" could introduce anything else. */
const participle = () =>
  can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular)
    .except(can(Pos.noun))
    .except(can(Pos.adverb))
    .except(can(Pos.preposition))
    .except(
      form(/(?:passato|dato|partito|destinato|legato|vicino|relativo|eccetto|incluso|compreso|riguardo|proposito)$/),
    );

/** mia sorella a comprato; anche se a piovuto. */
export const haveAfterSubject = defineRule({
  id: 'it.homophones.ha-subject',
  patterns: [
    [
      tagged([Pos.noun, Pos.properNoun]).as('subject'),
      words('non').repeat(0, 1),
      word('a').as('have').mark(),
      words('già mai sempre anche appena finalmente').repeat(0, 1),
      participle(),
    ],
    [
      oneOf(words('se che chi dove quando perché come quanto cosa lui lei nessuno qualcuno tutti questo')),
      word('a').as('have').mark(),
      words('già mai sempre anche appena finalmente').repeat(0, 1),
      oneOf(participle(), form(/^(?:fatto|detto|visto|scritto|letto|preso|messo|chiesto)$/)),
    ],
  ],
  suggest: () => ['ha'],
  wrong: [
    ['Mia zia a comprato una bicicletta.', 'Mia zia ha comprato una bicicletta.'],
    ['Esco anche se a piovuto tutto il giorno.', 'Esco anche se ha piovuto tutto il giorno.'],
    ['Il treno a perso mezz’ora per la neve.', 'Il treno ha perso mezz’ora per la neve.'],
  ],
  right: [
    'Mia zia ha comprato una bicicletta.',
    'La strada a sinistra.',
    'Un anno passato in Francia.',
    'Vado a casa.',
  ],
});

/** All rules of this family. */
export const haveRules = [haveAfterSubject];
