// Words that German forms freely, and what may stand next to unknown ones.
import { capitalise } from '../../text/shape.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { IsKnown } from '../../words/derived.ts';
import type { WordHabits } from '../../words/habits.ts';

/** war's, hab's, wie's: es after a short word. */
const ES =
  /^(?:war|wär|hab|hat|ist|geht|gibt|tut|macht|mach|nimm|sag|kann|muss|soll|will|wird|wie|wo|wer|was|ob|wenn|weil|dass|du|er|sie|ich|wir|man|für|auf|in|durch|um|mir|dir|ihm|sich|so|jetzt|da)['’]s$/u;

const ADJECTIVE =
  /^(.{4,}?)s?(?:ähnlich|artig|bedingt|berechtigt|bezogen|feindlich|förmig|freundlich|gerecht|intern|orientiert|relevant|sprechend|spezifisch|tauglich|typisch|übergreifend|üblich|wirksam)(?:e[mnrs]?)?$/u;

/** bandförmig, umweltorientierte: a noun joined to an adjective that combines with any noun. */
function isNounAndAdjective(word: string, isKnown: IsKnown): boolean {
  const noun = ADJECTIVE.exec(word)?.[1];
  return noun !== undefined && isKnown(noun.charAt(0).toUpperCase() + noun.slice(1));
}

/** See WordHabits. */
export const germanWords: WordHabits = {
  // Grüssen and Strasse are as often slips of a German as they are Swiss.
  variantLead: 2,
  hyphenPrefixes: wordSet(
    'anti auto bi bio co ex geo haupt hyper inter makro mega meta mikro mini mono multi neo nicht nord ober öko ost post prä pro pseudo semi sub süd super tele ultra unter vize west',
  ),
  derivation: {
    prefixes: wordList(
      'bevor dabei dran drauf eis empor entgegen fort herab heran herauf heraus herbei herein herum herunter hervor hinab hinauf hinaus hinein hinunter nieder raus rein rum runter vorbei weiter zurück zusammen',
    ),
    // particles stand before verbs; shorter words may be prepositions
    leastRest: 6,
    // weiterzutreiben
    isRest: (rest, isKnown) => rest.startsWith('zu') && isKnown(rest.slice(2)),
    isOther: (word, isKnown) => isNounAndAdjective(word, isKnown) || ES.test(word),
  },
  hasPossessiveS: true,
  isHalf: (part, before, after, isKnown) => {
    // Haupt- und Nebensatz; -haus: half a compound.
    if (after === '-' && (isKnown(`${part}haus`) || isKnown(`${part}arbeit`))) return true;
    return before === '-' && (isKnown(capitalise(part)) || isKnown(`Haus${part}`));
  },
  beforeNouns: wordSet(
    'der die das den dem des ein eine einen einem einer eines im am zum zur beim vom ins ans ' +
      'kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen sein seine seinen seinem seiner ' +
      'ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure dieser diese dieses diesen diesem jeder jede ' +
      'jedes jeden jedem welche welcher welches alle alles viele wenige einige mehrere etwas viel kein',
  ),
};
