// Participles in another number than their own auxiliary: fueron encontrado, han sido elegida, está abiertas. No subject is needed
// to see it, so it holds in any clause, however the subject is said.
import { type Analysis, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { inOneNumber, numberOfNouns } from '../../../common/auxiliaryNumber.ts';
import { subjectBefore } from '../../reading/clauseSubjects.ts';
import { phraseAt } from '../../reading/phrases.ts';
import { inPerson } from '../../reading/verbForms.ts';

/** Forms of the third person for one, and for several. "sea" and "fuera" have other uses. */
const ONE = words('es era fue será sería está estaba estuvo estará estaría esté queda quedaba quedó quedará');
const SEVERAL = words(
  'son eran fueron serán serían sean fueran fuesen están estaban estuvieron estarán estarían estén estuvieran quedan quedaban quedaron quedarán',
);
const ONE_HAS = words('ha había habrá habría haya hubiera');
const SEVERAL_HAVE = words('han habían habrán habrían hayan hubieran');
const ONE_MAY = words('puede debe podía debía podrá deberá podría debería pueda deba');
const SEVERAL_MAY = words('pueden deben podían debían podrán deberán podrían deberían puedan deban');

const been = words('sido estado');
const be = words('ser estar quedar');

const adverbs = oneOf(tagged(Pos.adverb), form(/mente$/), words('ya aún muy bien mal todavía siempre')).repeat(0, 2);

const participle = can(Pos.verb, Feature.pastParticiple).and(uncapitalised()).as('participle').mark();

const described = ({ readings }: Token): Analysis[] =>
  readings.filter(({ pos, features }) => pos === Pos.adjective || (features & Feature.pastParticiple) !== 0);

/** Whether all that it can be beside this verb, a participle or an adjective, is in this number. */
function isOnlyIn(token: Token, number: number): boolean {
  // pasadas las once; los insectos son comida
  if (/^(?:pasad[oa]s?|comida)$/.test(token.lower)) return false;
  if (reads(token, Pos.adverb) || reads(token, Pos.preposition) || !/[ao]s?$/.test(token.lower)) return false;
  if (reads(token, Pos.noun) && token.pos !== Pos.verb && token.pos !== Pos.adjective) return false;
  return described(token).every(({ features }) => (features & Group.number) === number);
}

/** quién, lo que */
const isForOne = (tokens: readonly Token[], at: number): boolean => {
  const { lower = '' } = tokens[at] ?? {};
  return /^(?:quién|quien|nadie|alguien|algo|todo)$/.test(lower) || (lower === 'que' && tokens[at - 1]?.lower === 'lo');
};

/** Either of the two in the number of the other. */
function inNumber(m: Match): string[] {
  const [name, own, other] = m.names('one')
    ? (['one', Feature.singular, Feature.plural] as const)
    : (['several', Feature.plural, Feature.singular] as const);
  const { tokens, lexicon } = m.sentence;
  const verb = m.token(name);
  const subject = subjectBefore(tokens, verb) ?? phraseAt(tokens, m.to)?.phrase;
  const known = subject && subject.number === own ? subject.gender : 0;
  const gender = known || (described(m.token('participle'))[0]?.features ?? 0) & Group.gender;
  return inOneNumber(m, {
    subject: subject?.isJoined ? Feature.plural : subject?.number || numberOfNouns(m, isForOne),
    verb: inPerson(lexicon, verb, Feature.third | other),
    participle: m.inflect('participle', own | gender | Feature.pastParticiple, Pos.verb),
  });
}

/** "es unidos como se gana": what is stressed opens its clause. */
const isStressed = (m: Match): boolean =>
  isMarkOrEnd(m.before()) &&
  m.sentence.tokens.slice(m.to, m.to + 8).some(({ lower }) => /^(?:que|como|cuando|donde)$/.test(lower));

/** fueron encontrado; han sido elegida; está abiertas. */
export const auxiliaryNumber = defineRule({
  id: 'es.participles.auxiliary-number',
  after: 'es.agreement.predicate',
  priority: -1,
  patterns: [
    [ONE.as('one').mark(), adverbs, participle],
    [SEVERAL.as('several').mark(), adverbs, participle],
    [ONE_HAS.as('one').mark(), been, adverbs, participle],
    [SEVERAL_HAVE.as('several').mark(), been, adverbs, participle],
    [ONE_MAY.as('one').mark(), be, adverbs, participle],
    [SEVERAL_MAY.as('several').mark(), be, adverbs, participle],
  ],
  where: (m) => isOnlyIn(m.token('participle'), m.names('one') ? Feature.plural : Feature.singular),
  unless: {
    'what is stressed': { when: (m) => m.names('one') && isStressed(m), right: 'Es unidos como se gana.' },
    'a noun that it describes': {
      when: (m) => m.after()?.pos === Pos.noun && !reads(m.after(), Pos.adjective),
      right: 'Entre ellos están cansado padre y cansada madre.',
    },
  },
  suggest: inNumber,
  wrong: [
    ['¿Quién puede ser admitidos?', '¿Quién puede ser admitido?'],
    ['Lo que fue aprobados ayer vale.', 'Lo que fue aprobado ayer vale.'],
    ['¿Cuándo fue entregados los paquetes?', '¿Cuándo fueron entregados los paquetes?'],
    ['Quien ha sido elegidos empieza hoy.', 'Quien ha sido elegido empieza hoy.'],
    ['Los que han sido elegido empiezan el lunes.', 'Los que han sido elegidos empiezan el lunes.'],
    ['¿Cuándo son publicado los datos?', '¿Cuándo son publicados los datos?'],
    ['Algunas pueden ser reparada.', 'Algunas pueden ser reparadas.'],
  ],
  right: [
    'El accidente fue pasadas las once.',
    'Fueron encontrados tres perros.',
    'La carta ha sido enviada.',
    'Las dos están cerradas.',
    'Son un poco caros.',
  ],
});
