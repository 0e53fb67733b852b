// The relative pronoun with the preposition that its verb asks for: il paese in cui vivo, una persona di cui mi fido.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

const finite = oneOf(
  can(Pos.verb, Feature.indicative),
  can(Pos.auxiliary, Feature.indicative),
  can(Pos.verb, Feature.conditional),
);

const noun = tagged(Pos.noun);

/** Where somebody lives or is: not a time ("il giorno che"), nor what people say ("il fatto che"). */
const place = form(
  /^(?:paes[ei]|città|cas[ae]|scuol[ae]|uffici[o]?|palazz[oi]|quartier[ei]|post[oi]|vi[ae]|strad[ae]|zon[ae]|region[ei]|villaggi[o]?|appartament[oi]|stanz[ae]|camer[ae]|albergo|alberghi|ditt[ae]|aziend[ae]|fabbric[ah]e?|ristorant[ei]|negozi[o]?|ospedal[ei]|clinic[ah]e?|universit[à]|class[ei]|squadr[ae]|cortil[ei]|giardin[oi]|condomini[o]?|resident?za|borgo|isol[ae]|vall[ei]|stat[oi]|piazz[ae])$/,
);

const first = oneOf(
  can(Pos.verb, Feature.first),
  can(Pos.verb, Feature.second),
  can(Pos.auxiliary, Feature.first),
  can(Pos.auxiliary, Feature.second),
);

/** il paese che vivo; una persona che mi fido; la ragione che sono partita. */
export const relativePreposition = defineRule({
  id: 'it.pronouns.preposition-cui',
  patterns: [
    [
      place,
      oneOf(can(Pos.adjective), words('piccolo piccola')).repeat(0, 1),
      word('che').mark(),
      words('ci non').repeat(0, 2),
      lemmas('abitare vivere lavorare alloggiare soggiornare dormire studiare')
        .and(can(Pos.verb, Feature.indicative))
        .and(first)
        .as('in'),
    ],
    [
      place,
      oneOf(can(Pos.adjective), words('piccolo piccola')).repeat(0, 1),
      word('che').mark(),
      words('sono siamo ero eravamo sei'),
      words('nato nata nati nate cresciuto cresciuta cresciuti cresciute vissuto vissuta stato stata').as('in'),
    ],
    [
      noun.except(form(/^(?:modo|fatto|volta|sicuro|tempo|giorno|anno|momento|paura|idea|certezza|impressione)$/)),
      word('che').mark(),
      words('non').repeat(0, 1),
      words('mi ti si ci vi'),
      lemmas('fidare vergognare occupare accorgere lamentare pentire innamorare dimenticare').and(finite).as('of'),
    ],
    [
      words('motivo motivi ragione ragioni').as('reason'),
      word('che').mark(),
      words('non mi ti ci vi lo la').repeat(0, 2),
      oneOf(words('ho abbiamo sono siamo avevo ero').and(can(Pos.auxiliary)), can(Pos.verb, Feature.first)),
      oneOf(can(Pos.verb, Feature.pastParticiple), words('il la lo un una questo questa qui così da a in')),
    ],
  ],
  where: (m) => {
    if (!m.names('of')) return true;
    // "così fiducioso che mi fido": a result
    const earlier = m.sentence.tokens.slice(0, m.from + 1);
    if (earlier.some(({ lower }) => /^(?:così|tanto|talmente|sapere|dire|detto|dice|dico|spero)$/.test(lower)))
      return false;
    // the verb has its complement already
    return !/^(?:di|del|dello|della|dei|degli|delle|dell'|d'|che)$/.test(m.after()?.lower ?? '');
  },
  suggest: (m) => {
    if (m.names('in')) return ['in cui', 'dove'];
    return m.names('of') ? ['di cui'] : ['per cui'];
  },
  wrong: [
    ['Il paese che vivo adesso è molto piccolo.', 'Il paese in cui vivo adesso è molto piccolo.'],
    ['La città che sono nata si chiama Iasi.', 'La città in cui sono nata si chiama Iasi.'],
    ['È una persona che mi fido ciecamente.', 'È una persona di cui mi fido ciecamente.'],
    ['Ecco la ragione che ho lasciato il lavoro.', 'Ecco la ragione per cui ho lasciato il lavoro.'],
  ],
  right: [
    'Il paese in cui vivo è piccolo.',
    'La vita che vivo mi piace.',
    'Il giorno che sono nata nevicava.',
    'So per certo che mi fido di te.',
    'Il vestito che mi si è rovinato era nuovo.',
  ],
});
