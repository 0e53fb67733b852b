// Agreement inside a noun phrase: a plural determiner with a singular noun, and participles that follow their noun.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
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
