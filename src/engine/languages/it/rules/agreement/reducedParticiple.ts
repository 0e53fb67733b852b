// Participles right after a noun, of which they say something: le opinioni raccolte ieri.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, punctuation, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { createParticipleOfNoun } from '../../../common/participleOfNoun.ts';
import { TIME } from '../../reading/clauses.ts';
import { CLITIC, isAdverb, isAnd, isPreposition, OPENERS } from '../../reading/clauseWords.ts';
import { isArticulated, isDeterminer, nounPhraseAt } from '../../reading/nounPhrases.ts';
import { COMMON_GENDER } from './nounPhrase.ts';

/** Participles that have become prepositions and conjunctions, or stand for a whole clause. */
const FROZEN =
  /^(?:dat|vist|considerat|tenut|post|premess|ammess|compres|esclus|inclus|eccettuat|fatt|dett|stat|tradott)[oaie]$/;

const participle = can(Pos.verb, Feature.pastParticiple)
  .and(uncapitalised())
  .and(form(/[aoei]$/));

/** Whether it is a participle and nothing else: "chiuse" is also a form of the past. */
const isPlain = (token: Token): boolean =>
  token.pos !== Pos.noun &&
  !FROZEN.test(token.lower) &&
  token.readings.every(
    ({ pos, features }) =>
      pos === Pos.adjective || pos === Pos.noun || (pos === Pos.verb && (features & Group.person) === 0),
  );

const BY = /^(?:da|dal|dallo|dalla|dai|dagli|dalle|dall')$/;

const { phraseBefore, isFitting, isClear, isWrong, inAgreement } = createParticipleOfNoun({
  isPreposition,
  isDeterminer: (token) => isDeterminer(token) || isArticulated(token),
  isAdverb,
  isAnd,
  opens: ({ lower }) => OPENERS.test(lower) || lower === 'che',
  isClitic: ({ lower }) => CLITIC.test(lower),
  isOfEither: ({ lower }) => COMMON_GENDER.test(lower) && lower !== 'media',
  auxiliary:
    /^(?:essere|avere|venire|andare|restare|rimanere|sembrare|apparire|risultare|diventare|parere|fare|lasciare|volere|potere|dovere)$/,
  copula: /^(?:essere|venire|andare|restare|rimanere|risultare|sembrare)$/,
  by: BY,
});

function fixes(m: Match): string[] {
  const head = m.names('comma') ? phraseBefore(m.sentence.tokens, m.token('noun').index)?.nouns.at(-1) : undefined;
  return inAgreement(m, head);
}

const PREPOSITIONS =
  "di da dal dalla dai dalle dagli dall' in nel nella nei nelle nell' a al alla ai alle all' con per su sul sulla tra fra durante entro";

/** "La concentrazione di polvere, misurato a mano, è scesa": a sentence begins with the phrase, and the insertion ends. */
function isInserted(m: Match): boolean {
  const { tokens } = m.sentence;
  const found = phraseBefore(tokens, m.token('noun').index);
  const head = found?.nouns.at(-1);
  if (!found || !head || found.verb || !found.nouns.every((each) => isClear(tokens, each))) return false;
  const start = tokens[head.index - 1];
  if (start && start.index > 0 && !/^[.:;]$/.test(tokens[start.index - 1]?.text ?? '')) return false;
  const closes = tokens.slice(m.to, m.to + 12).some(({ text }) => text === ',');
  return closes && !found.nouns.some((each) => isFitting(tokens, m.token('participle'), each));
}

/** dai questionari distribuito alla fine; la quantità di acqua, misurato a mano,. */
export const reducedParticiple = defineRule({
  id: 'it.agreement.reduced-participle',
  after: 'it.agreement.noun-adjective',
  patterns: [
    [
      tagged(Pos.noun).as('noun'),
      oneOf(tagged([Pos.adverb, Pos.adjective]), words('non già più meno appena ben')).repeat(0, 2),
      participle.as('participle').mark(),
    ],
    [
      tagged(Pos.noun).as('noun'),
      punctuation(',').as('comma'),
      participle.as('participle').mark(),
      words(PREPOSITIONS),
    ],
  ],
  where: (m) =>
    isPlain(m.token('participle')) &&
    // "la dimensione prodotto": a noun, unless somebody did it
    (!reads(m.token('participle'), Pos.noun) || BY.test(m.after()?.lower ?? '')) &&
    !TIME.test(m.token('noun').lower) &&
    (m.names('comma') ? isInserted(m) : isWrong(m)) &&
    fixes(m).length > 0,
  unless: {
    'of what follows': {
      when: (m) => !m.names('comma') && (nounPhraseAt(m.sentence.tokens, m.to) !== null || m.after()?.pos === Pos.noun),
      right: 'In ufficio finita la riunione si torna a casa.',
    },
  },
  suggest: fixes,
  params: (m) => ({ subject: m.token('noun').text }),
  wrong: [
    ['Dai moduli compilato in ufficio mancano le firme.', 'Dai moduli compilati in ufficio mancano le firme.'],
    [
      'La concentrazione media di polvere, misurato a mano, è scesa.',
      'La concentrazione media di polvere, misurata a mano, è scesa.',
    ],
    ['I vestiti lavato a mano durano di più.', 'I vestiti lavati a mano durano di più.'],
    ['Le lettere spedito ieri sono molte.', 'Le lettere spedite ieri sono molte.'],
    ['La proposta avanzato dal sindaco è stata respinta.', 'La proposta avanzata dal sindaco è stata respinta.'],
    ['I posti non assegnato restano liberi.', 'I posti non assegnati restano liberi.'],
  ],
  right: [
    'Le persone compreso me erano venti.',
    'I vestiti lavati a mano durano.',
    'Ho i libri della scuola comprati in centro.',
    'La casa, costruita da mio nonno, è nostra.',
    'Il limite dei contanti deciso ieri è basso.',
    'La maestra guardava il cielo incantata.',
    'Questo è in parte dovuto al caso.',
    'Il costo delle case vendute ieri è alto.',
  ],
});
