// Words that Italian forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import { type IsKnown, isMadeOfKnown } from '../../words/derived.ts';
import type { WordHabits } from '../../words/habits.ts';

/** fortemente, facilmente: of the feminine, without its e after l and r. */
const MANNER = /^(.{5,})mente$/;
/** validatori, validazione, collezionabile: of a verb. */
const OF_VERB = /^(.{3,}[ai])(?:tor[ei]|tric[ei]|zion[ei]|bil[ei]|bilità|ment[oi])$/;
/** reindirizzarli, tranquillarsi: an infinitive without its e, and pronouns. */
const INFINITIVE = /^(.{3,}[aei]r)(?:[mtscv]i|l[aoei]|gli|ne|(?:[mtcv]e|se|glie)(?:l[aoei]|ne))$/;
const GERUND = /^(.{3,}ndo)(?:[mtscv]i|l[aoei]|gli|ne|(?:[mtcv]e|se|glie)(?:l[aoei]|ne))$/;
/** riprenotare, reinviare: once more. */
const AGAIN = /^(?:ri|re(?=[aei]))(.{5,})$/;
/** gliel'avevo, vent'euro, senz'averne: what only a few words before a vowel lose. */
const ELIDED =
  /^(?:gliel|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent|senz|fin|sin|pover|mezz|sott|sopr|oltr|quant|tant|tutt|grand|buon)'((?=h?[aeiouàèéìòù]).{2,})$/;
/** sull'ecosostenibile: an article or preposition before a word that is formed itself. */
const BEFORE_FORMED = /^(?:l|un|d|quell|quest|bell|all|dall|dell|nell|sull|coll)'((?=[aeiouàèéìòù]).{5,})$/;

/** Words with a prefix, an ending or pronouns that nearly every word of a kind can take. */
function isExtended(word: string, isKnown: IsKnown): boolean {
  const adjective = MANNER.exec(word)?.[1];
  if (adjective !== undefined && isKnown(/[ae]$/.test(adjective) ? adjective : `${adjective}e`)) return true;
  const verb = OF_VERB.exec(word)?.[1];
  if (verb !== undefined && isKnown(`${verb}re`)) return true;
  const infinitive = INFINITIVE.exec(word)?.[1];
  if (infinitive !== undefined && isKnown(`${infinitive}e`)) return true;
  const elided = ELIDED.exec(word)?.[1];
  if (elided !== undefined && isKnown(elided)) return true;
  const formed = BEFORE_FORMED.exec(word)?.[1];
  if (formed !== undefined && isMadeOfKnown(formed, italianWords.derivation, isKnown)) return true;
  const again = AGAIN.exec(word)?.[1];
  if (again !== undefined && isKnown(again)) return true;
  const gerund = GERUND.exec(word)?.[1];
  return gerund !== undefined && isKnown(gerund);
}

/** See WordHabits. */
export const italianWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co eco ex extra geo iper inter intra italo macro maxi mega meta micro mini mono multi neo non post pre pro pseudo semi socio sotto sub super tele ultra vice',
  ),
  derivation: {
    prefixes: wordList(
      'agro anti auto bio co contro cripto cyber eco euro extra foto geo idro inter iper macro maxi mega meta micro mini mono multi nano neo neuro pluri post pre pseudo radio retro semi socio sotto sovra super tardo tecno tele termo trans ultra vice video',
    ),
    endings: /^(.{3,})(?:in|ett|ell|issim|ucci|acci)[oaie]$/u,
    bareEndings: ['o', 'a', 'e'],
    isOther: isExtended,
  },
  hasBareCapitals: true,
};
