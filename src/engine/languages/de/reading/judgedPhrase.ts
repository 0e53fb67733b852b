// The noun phrases that the agreement rules may judge: not those whose noun has two genders, or is a name or a measure, and
// not those whose article may be a pronoun.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';
import { reads } from '../../../rules/token.ts';
import { cellsAs } from './cells.ts';
import { type NounPhrase, phraseAt } from './nounPhrase.ts';
import { isNoun } from './words.ts';

const RELATIVES = listed('der die das den dem des dessen deren denen welcher welche welches welchen welchem');

const MEASURES = listed(
  'prozent grad euro dollar kilo liter meter kilometer gramm stück uhr mal mark cent pfund paar dutzend',
);

/** Nouns with two genders, each correct in some sense or region. */
const TWO_GENDERS = listed(
  'hehl mitgift halfter kristall hanswurst graffiti firewall elsass jura korpus partikel single klumpen bärlauch tipp geschnatter korn rost lattenrost pub pony laster tanklaster dotter joghurt jogurt ketchup virus band see leiter kiefer tor gehalt verdienst schild steuer tau kunde erbe hut mangel heide golf weise bund flur blog event laptop spam download cola mail keks radio curry filter gummi kaugummi bonbon lasso match essay knäuel raster schrot podest barock pyjama service moment prospekt barometer thermometer poster puder parkett trampolin monopol glauben balg bauer hort kaffee messer otter pack pfropfen verlies viadukt zubehör münster taxi app tram graph hotdog web post wasser horn heim cursor break dress sticker triathlon zölibat silvester radar sakko gulasch paprika gelee sellerie zepter biotop foto',
);

const UNSURE_ENDING =
  /(?:^ex|kristall|teil|wehr|maß|plastik|graph|tipp|meter|tausend|hundert|rekorder|recorder|spieler|rücken|puder|sachsen|hessen|franken|schwaben|polen|westfalen|preußen)$/;

/** Whether a noun has two genders, or one that its ending does not tell. */
export const hasTwoGenders = ({ lower }: Token): boolean => TWO_GENDERS.has(lower) || UNSURE_ENDING.test(lower);

/** Words before a "das" that is a pronoun: jetzt hat das Energie, mir macht das Spaß, so nennt man das Glück. */
const STANDS_ALONE =
  /^(?:ist|sind|war|wäre|heißt|hieße|hat|hatte|bedeutet|nennt|macht|gibt|braucht|kostet|bringt|mir|dir|ihm|ihr|ihnen|uns|euch|man)$/;

/** Whether the preceding word shows that the article may be a pronoun that opens a clause. */
function mayBePronoun(match: Match, determiner: Token): boolean {
  if (!RELATIVES.has(determiner.lower)) return false;
  const before = match.sentence.tokens[determiner.index - 1];
  if (before?.kind === 'punctuation' || before?.pos === Pos.subjunction) return true;
  const beforeThat = match.sentence.tokens[determiner.index - 2];
  return before?.pos === Pos.preposition && beforeThat?.kind === 'punctuation';
}

/** An adjective with an ending: das Kind kleiner Leute, but not: der Verkehr stark. */
const isInflected = ({ pos, readings }: Token): boolean =>
  pos === Pos.adjective && readings.some((each) => each.pos === Pos.adjective && (each.features & Group.case) !== 0);

/** eine Tasse Kaffee: the measured thing follows uninflected. */
const MEASURED = /^(?:tasse|flasche|dose|packung|portion|kanne|schachtel|tüte|scheibe)$/;

/** Whether what follows the noun shows that the phrase goes on. */
function goesOn(head: Token, next: Token | undefined): boolean {
  if (next === undefined) return false;
  if ((isNoun(next) && !MEASURED.test(head.lower)) || next.kind === 'number' || /^[-/`"„»']+$/.test(next.text))
    return true;
  return next.pos === Pos.properNoun || isInflected(next) || next.pos === Pos.numeral;
}

/** The phrase of a match from the element `start`, if a rule may judge it. */
export function phraseOf(match: Match, start: string): NounPhrase | null {
  const { tokens, lexicon } = match.sentence;
  const phrase = phraseAt(match.sentence, match.token(start).index);
  if (!phrase) return null;
  const { noun: head, determiner } = phrase;
  const { lower } = head;
  if (goesOn(head, tokens[head.index + 1]) || reads(head, Pos.properNoun)) return null;
  if (MEASURES.has(lower) || hasTwoGenders(head)) return null;
  if (head.text === head.text.toUpperCase() || head.text.includes('-')) return null;
  // adjectives used as nouns: der Alte, das Beste
  if (head.readings.every(({ pos, features }) => pos !== Pos.noun || (features & Group.declension) !== 0)) return null;
  if (/(?:e|en|er)$/.test(lower) && lexicon.analyses(lower).some(({ pos }) => pos === Pos.adjective)) return null;
  if (!determiner) return phrase;
  // "vor allem Kinder", "ist dies echtes Leder"
  if (/^(?:allem|dies)$/.test(determiner.lower) || mayBePronoun(match, determiner)) return null;
  const before = tokens[determiner.index - 1];
  // "wenn man das Haus sieht": a verb-final clause
  const isOpened = before?.lower === 'man' && tokens[determiner.index - 2]?.pos === Pos.subjunction;
  if (determiner.lower === 'das' && !isOpened && STANDS_ALONE.test(before?.lower ?? '')) return null;
  return phrase;
}

/** "in ein persönlichen Gespräch", "ein gebrauchten Wagen": the adjective shows the case; the article lacks its ending. */
export function lacksEnding({
  determiner,
  adjectives,
  nounCells,
  prepositionCells,
  preposition,
  determinerCells,
}: NounPhrase): number {
  const [adjective, more] = adjectives;
  if (!determiner || !adjective || more || !/^(?:k?ein|mein|dein|sein|unser|euer)$/.test(determiner.lower)) return 0;
  const mixed = cellsAs(adjective, Pos.adjective, Feature.mixed) & nounCells & prepositionCells;
  if (!adjective.lower.endsWith('en') || (determinerCells & mixed) !== 0) return 0;
  return mixed & (preposition && (mixed & 0x700) !== 0 ? 0x510 : 0x10);
}

/** The cells that both the determiner and the noun of a phrase allow. */
export const dressed = (phrase: NounPhrase): number => phrase.determinerCells & phrase.nounCells;
