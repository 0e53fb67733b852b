// Kinds of words that the search for an Italian subject passes over: prepositions, adverbs, pronouns before the verb, names.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isCapitalised, type Token } from '../../../rules/token.ts';
import { isManName, isWomanName } from '../rules/people.ts';
import { isArticulated } from './nounPhrases.ts';

/** Words that begin a clause, and so end the search to the left. */
export const OPENERS =
  /^(?:se|quando|mentre|perché|poiché|siccome|ma|però|finché|quindi|perciò|infatti|dunque|affinché|purché|benché|sebbene|nonostante|anziché|oppure|eppure|sia|né|come|quanto|chi|dato|visto|cosa|cui|quale|quali|allorché|allorchè)$/;

export const CLITIC = /^(?:non|mi|ti|si|ci|vi|lo|la|li|le|gli|ne|l'|m'|t'|s'|c'|v'|n'|gliel[oaie]|gliel'|gliene)$/;

const PREPOSITION =
  /^(?:di|a|da|in|con|su|per|tra|fra|ad|d'|sotto|sopra|dietro|davanti|vicino|dentro|fuori|presso|verso|contro|durante|senza|entro|oltre|lungo|accanto|fino|dopo|prima|secondo|attraverso)$/;

const ADVERB =
  /^(?:anche|già|ancora|sempre|mai|spesso|oggi|ieri|domani|inoltre|invece|poi|ora|adesso|purtroppo|forse|solo|soltanto|quasi|molto|più|meno|così|qui|qua|lì|là|ormai|subito|tutti|tutte|finalmente|insieme|proprio|pure|perfino|addirittura|solitamente|normalmente|di solito|a volte|tuttavia|comunque|intanto|allora|però|infine|attualmente|recentemente)$/;

export const isPreposition = (token: Token): boolean =>
  token.pos === Pos.preposition || PREPOSITION.test(token.lower) || isArticulated(token);

export const isAdverb = (token: Token): boolean => token.pos === Pos.adverb || ADVERB.test(token.lower);

/** A name; the first word of a sentence must be known as one. */
export const isName = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  isCapitalised(token) &&
  token.pos === Pos.properNoun &&
  (token.text.length === 1 || token.text !== token.text.toUpperCase()) &&
  (token.index > 0 || isWomanName(token) || isManName(token));

export const isDescription = (token: Token): boolean =>
  token.pos === Pos.adjective || (token.pos === Pos.verb && (token.verbForm & Feature.pastParticiple) !== 0);

/** The conjunction that joins two subjects. */
export const isAnd = (token: Token | undefined): boolean => /^(?:e|ed)$/.test(token?.lower ?? '');
