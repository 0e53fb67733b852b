// What Spanish says about agreement.
import type { AgreementHabits } from '../../agreement/types.ts';
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { listed } from '../../rules/ask.ts';
import { TIME } from './reading/subjects.ts';

/** Feminine nouns that take el and un. */
const STRESSED_A = listed(
  'agua alma arma águila hambre área aula ave hada habla ala alba ama ancla arca asa hacha acta ansia arpa aria ágora álgebra ' +
    'ánima aspa asma haba alga ánfora áncora haz',
);

const COMPARATIVE = /(?:erior|mayor|menor|mejor|peor)(?:es)?$/;

/** Adjectives with one form for both genders, whatever the lexicon lists: azul, libre, estándar, alienígena, belga, rosa. */
const EITHER_GENDER =
  /(?:[aeiu]l|[^lnsr]e|[bgt]re|ble|ar|[aio]z|[aio]c|i|ven|gris|com[uú]n|marr[oó]n)(?:e?s)?$|(?:ista|ígena|cola|cida|rosa|malva|lila|naranja|violeta|belga|azteca|maya|escarlata|púrpura|hipócrita|idiota|nómada|extra|web)s?$/;

/** Words beside a noun that many leave as they are in the plural: los formatos estándar, los botes extra, las páginas web. */
const EITHER_NUMBER = listed(
  'estándar extra web clave piloto modelo límite base récord tope estrella relámpago trans cis sport exprés',
);

/** Verbs that have a subject behind them as a rule, and no object: llegan los trenes, me gusta el cine. */
const INTRANSITIVE = listed(
  'gustar encantar llegar faltar sobrar quedar doler existir ocurrir suceder venir salir entrar aparecer desaparecer nacer morir ' +
    'crecer caber interesar molestar preocupar bastar convenir ser estar parecer ir surgir brotar caer subir bajar funcionar costar ' +
    'valer apetecer importar fascinar sorprender extrañar pertenecer corresponder haber acabar empezar comenzar terminar seguir',
);

/** See AgreementHabits. */
export const spanishAgreement: AgreementHabits = {
  relatives: listed('que'),
  open: listed(
    'qué quién quiénes cuál cuáles cuanto cuantos lo ello todo nada algo uno mayoría más menos mucho poco ' +
      'cuánto cuántos cuánta cuántas se esto eso aquello bastante demasiado mitad tal tanto así le les',
  ),
  and: listed('y e'),
  quantities: listed(
    'mayoría minoría mitad tercio cuarto parte resto serie grupo número cantidad conjunto multitud par docena decena centenar ' +
      'millar millón totalidad infinidad tipo clase especie porcentaje puñado gente familia veintena treintena montón sinfín ' +
      'pareja mil ciento año hora euro metro kilómetro',
  ),
  takesUp: (pronoun, kind) => /^l[ao]s?$/.test(pronoun) && pronoun.endsWith('s') === (kind === 'plural'),
  relativesReach: true,
  takesObject: ({ readings }, before) =>
    before?.lower !== 'se' && !readings.some(({ lemma }) => INTRANSITIVE.has(lemma)),
  times: TIME,
  dropsPronouns: true,
  capitalisesNouns: false,
  hasCases: false,
  hasPhrases: true,
  widened: ({ pos, features }, form) => {
    if (STRESSED_A.has(form)) return features | Feature.masculine;
    if (pos === Pos.adjective && EITHER_NUMBER.has(form))
      return features | Group.number | Feature.masculine | Feature.feminine;
    if (COMPARATIVE.test(form) || (pos === Pos.adjective && EITHER_GENDER.test(form)))
      return features | Feature.masculine | Feature.feminine;
    return /[aeiou]s$|x$/.test(form) && (features & Group.number) === Feature.singular
      ? features | Feature.plural
      : features;
  },
};
