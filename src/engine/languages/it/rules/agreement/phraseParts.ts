// Agreement inside a noun phrase: a plural determiner with a singular noun, and participles that follow their noun.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isTaggedVerb } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, oneOf, punctuation, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { TIME } from '../../reading/clauses.ts';
import { COMMON_GENDER } from './nounPhrase.ts';

const SINGULAR_OF: Readonly<Record<string, string>> = {
  i: 'il',
  gli: 'lo',
  le: 'la',
  queste: 'questa',
  questi: 'questo',
  quelle: 'quella',
  nelle: 'nella',
  alle: 'alla',
  delle: 'della',
  dalle: 'dalla',
  sulle: 'sulla',
  dei: 'del',
  ai: 'al',
  dai: 'dal',
  nei: 'nel',
  sui: 'sul',
};

const FEMININE = /e$/;

/** The plural of the noun, in the gender of the determiner. */
function plurals(m: Match): string[] {
  const gender = FEMININE.test(m.token('determiner').lower) ? Feature.feminine : Feature.masculine;
  return m
    .inflect('noun', Feature.plural | gender, Pos.noun)
    .filter((each) =>
      m.sentence.lexicon.analyses(each).some(({ pos, features }) => pos === Pos.noun && (features & gender) !== 0),
    );
}

/** i parcheggio, le lunghe lista: the noun has stayed singular. */
export const pluralDeterminer = defineRule({
  id: 'it.agreement.plural-determiner',
  priority: 1,
  pattern: [
    words(Object.keys(SINGULAR_OF).join(' ')).as('determiner').mark(),
    tagged(Pos.adjective, Feature.plural).repeat(0, 1).as('adjective').mark(),
    tagged(Pos.noun, Feature.singular).and(uncapitalised()).as('noun').mark(),
  ],
  where: (m) => {
    const [determiner, noun] = [m.token('determiner').lower, m.token('noun')];
    const gender = FEMININE.test(determiner) ? Feature.feminine : Feature.masculine;
    const nouns = noun.readings.filter(({ pos }) => pos === Pos.noun);
    if (!/[aeo]$/.test(noun.lower) || COMMON_GENDER.test(noun.lower)) return false;
    // "le porta", "gli parla": a pronoun before its verb
    if (/^(?:gli|le)$/.test(determiner) && reads(noun, Pos.verb)) return false;
    if (determiner === 'ai' && (m.from === 0 || m.before()?.pos === Pos.pronoun || m.before()?.pos === Pos.adverb))
      return false;
    if (reads(noun, Pos.adverb) || reads(noun, Pos.pronoun) || m.before()?.text === '/') return false;
    if (m.has('adjective') && (reads(noun, Pos.adjective) || reads(m.token('adjective'), Pos.noun))) return false;
    const isOne = nouns.every(
      ({ features }) => (features & Group.number) === Feature.singular && (features & gender) !== 0,
    );
    return isOne && plurals(m).length > 0 && m.after()?.text !== '-';
  },
  suggest: (m) => {
    const [determiner] = [m.token('determiner')];
    const one = SINGULAR_OF[determiner.lower] ?? '';
    const fixes = plurals(m).map((noun) => m.rewrite({ noun }));
    const isPlain = !m.has('adjective') && !/^[aeiou]|^s[^aeiou]|^z/.test(m.token('noun').lower) && one !== 'lo';
    const capital = determiner.text !== determiner.lower ? one.charAt(0).toUpperCase() + one.slice(1) : one;
    return isPlain ? [...fixes, m.rewrite({ determiner: capital })] : fixes;
  },
  wrong: [
    ['I parcheggio del centro costano troppo.', 'I parcheggi del centro costano troppo.'],
    ['Ho letto le istruzione in inglese.', 'Ho letto le istruzioni in inglese.'],
    ['Odio le lunghe coda alla cassa.', 'Odio le lunghe code alla cassa.'],
  ],
  right: [
    'I parcheggi costano troppo.',
    'Ho letto le istruzioni.',
    'Le dita della mano.',
    'Le radio locali ne parlano.',
    'Le porta un mazzo di fiori.',
  ],
});

const PREPOSITIONS =
  "di da dal dalla dai dalle dagli dall' in nel nella nei nelle nell' a al alla ai alle all' con per su sul sulla tra fra durante entro";

const described = (token: Token) =>
  token.readings.filter(({ pos, features }) => pos === Pos.adjective || (features & Feature.pastParticiple) !== 0);

/** Nouns and pronouns before the participle, back to where the phrase may begin. */
function nounsBefore(m: Match, end: number): Token[] {
  const found: Token[] = [];
  for (let at = end - 1; at >= 0 && at > end - 12; at--) {
    const token = m.sentence.tokens[at] as Token;
    if (token.kind !== 'word' || (isTaggedVerb(token) && (token.verbForm & Feature.pastParticiple) === 0)) break;
    found.push(token);
  }
  return found;
}

const isNominal = (token: Token): boolean =>
  reads(token, Pos.noun) || token.pos === Pos.properNoun || token.pos === Pos.pronoun;

/** Whether no noun before the participle agrees with it, and each is known well enough to say so. */
function fitsNone(m: Match, nouns: readonly Token[]): boolean {
  const said = described(m.token('adjective'));
  return nouns.every((noun) => {
    const readings = noun.readings.filter(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0);
    return (
      readings.length > 0 &&
      noun.text === noun.lower &&
      (noun.lower === 'media' || !COMMON_GENDER.test(noun.lower)) &&
      said.every((each) => readings.every(({ features }) => !agrees(each.features, features, GENDER_NUMBER)))
    );
  });
}

const headOf = (m: Match): Token => m.token('noun');

/** dai questionari distribuito alla fine; la quantità di acqua, misurato a mano,. */
export const reducedParticiple = defineRule({
  id: 'it.agreement.reduced-participle',
  after: 'it.agreement.noun-adjective',
  patterns: [
    [
      oneOf(tagged(Pos.determiner), tagged(Pos.preposition)).as('head'),
      tagged(Pos.noun).as('noun'),
      can(Pos.verb, Feature.pastParticiple).and(uncapitalised()).as('adjective').mark(),
      words(PREPOSITIONS),
    ],
    [
      tagged(Pos.noun).as('noun'),
      punctuation(','),
      can(Pos.verb, Feature.pastParticiple).and(uncapitalised()).as('adjective').mark(),
      words(PREPOSITIONS),
    ],
  ],
  where: (m) => {
    const participle = m.token('adjective');
    if (
      participle.readings.some(
        ({ pos, features }) => pos === Pos.noun || (pos === Pos.verb && (features & Group.person) !== 0),
      )
    )
      return false;
    if (!/[ts][oaie]$/.test(participle.lower) || TIME.test(m.token('noun').lower)) return false;
    if (
      reads(participle, Pos.adverb) ||
      reads(participle, Pos.preposition) ||
      /^(?:dato|visto|compreso|escluso|eccetto|salvo|tranne|fatto)/.test(participle.lower)
    )
      return false;
    const end = m.token('noun').index + 1;
    const before = nounsBefore(m, end);
    const start = m.sentence.tokens[end - 1 - before.length];
    if (m.names('head')) {
      if (
        !/^(?:il|la|lo|l'|i|gli|le|un|una|uno|quest.*|quel.*|d[ae].*|[ns].*l.*|al.*|ai|agli|nei)$/.test(
          m.token('head').lower,
        )
      )
        return false;
      // "ha le mani legato", "aveva la macchina rotto": something said of the object, or the participle of a compound tense
      if (start && /^(?:ho|hai|ha|abbiamo|avete|hanno|av.*|è|sono|er.*|sia|fu|furono|viene|vengono)$/.test(start.lower))
        return false;
    } else if (start !== undefined && !/^[.:;]$/.test(start.text)) return false;
    else if (!m.sentence.tokens.slice(m.to, m.to + 12).some(({ text }) => text === ',') || before.length < 2)
      return false;
    const nouns = before.filter(isNominal);
    // "il testo e il titolo usati", "abbiamo giocato la partita convinti"
    const isPlural = described(participle).every(({ features }) => (features & Group.number) === Feature.plural);
    if (isPlural && !nouns.some((noun) => reads(noun, Pos.noun, Feature.plural))) return false;
    return nouns.length > 0 && fitsNone(m, nouns) && fixes(m).length > 0;
  },
  suggest: (m) => fixes(m),
  params: (m) => ({ subject: headOf(m).text }),
  wrong: [
    ['Dai moduli compilato in ufficio mancano le firme.', 'Dai moduli compilati in ufficio mancano le firme.'],
    [
      'La concentrazione media di polvere, misurato a mano, è scesa.',
      'La concentrazione media di polvere, misurata a mano, è scesa.',
    ],
    ['I vestiti lavato a mano durano di più.', 'I vestiti lavati a mano durano di più.'],
  ],
  right: [
    'I vestiti lavati a mano durano.',
    'Ho i libri della scuola comprati in centro.',
    'La casa, costruita da mio nonno, è nostra.',
  ],
});

function fixes(m: Match): string[] {
  const start = m.token('noun').index + 1;
  const nouns = nounsBefore(m, start).filter(isNominal);
  const noun = m.names('head') ? m.token('noun') : nouns.at(-1);
  const found = new Set<string>();
  for (const { pos, features } of noun?.readings ?? [])
    if (pos === Pos.noun)
      for (const each of m.inflect(
        'adjective',
        (features & (Group.gender | Group.number)) | Feature.pastParticiple,
        Pos.verb,
      ))
        found.add(each);
  return [...found];
}
