// Words that French forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { IsKnown } from '../../words/derived.ts';
import type { WordHabits } from '../../words/habits.ts';

/** acerbement: of the feminine; the adverbs of adjectives in ant and ent are listed. */
const MANNER = /^(.{3,}[^aeiouéèêîïôû]e)ment$/;
/** recyclables, hackeuse, tronquage: of a verb in er. */
const OF_VERB = /^(.{4,})(?:ables?|euses?|ages?)$/;
/** numérisation: of a verb in iser. */
const MAKING = /^(.{3,}is)ations?$/;

/** Words with an ending that nearly every word of a kind can take. */
function isExtended(word: string, isKnown: IsKnown): boolean {
  const feminine = MANNER.exec(word)?.[1];
  if (feminine !== undefined && isKnown(feminine) && isKnown(`${feminine}s`)) return true;
  const verb = (OF_VERB.exec(word) ?? MAKING.exec(word))?.[1];
  return verb !== undefined && isKnown(`${verb}er`);
}

const BEGINS_WITH_VOWEL = /^[aeiouyàâéèêëîïôœû]/;

/** réouvrir, but recoudre; désactiver, but débloquer. */
const isWrongJoint = (prefix: string, rest: string): boolean =>
  (prefix === 'ré' || prefix === 'dés') && !BEGINS_WITH_VOWEL.test(rest);

/** See WordHabits. */
export const frenchWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co contre cyber éco électro ex extra franco gallo géo hyper infra inter intra macro méga méta micro mini mono multi nano néo non para poly post pré pro pseudo quasi radio ré semi socio sous sub super supra sur sus télé tri ultra vice anglo italo hispano israélo sino russo',
  ),
  derivation: {
    prefixes: wordList(
      'agro anti auto bio co crypto cyber dés éco euro géo hydro hyper infra inter macro méga méta micro mini multi nano neuro néo omni photo poly post pseudo radio ré rétro semi socio super techno télé thermo trans ultra vidéo électro',
    ),
    isWrongJoint,
    isOther: isExtended,
  },
  hasBareCapitals: true,
  hasBareInitials: true,
};
