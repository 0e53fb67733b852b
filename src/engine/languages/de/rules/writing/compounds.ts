// Compounds written apart whose first part is no noun by itself, or of which the dictionary knows the whole: die Wasch Maschine.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { capitalised, Element } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { opensClause, stretchStart } from '../../reading/boundaries.ts';
import { cellsAs } from '../../reading/cells.ts';
import { nounCells } from '../../reading/nounCells.ts';
import { noun } from '../../reading/words.ts';
import notCompounds from '../../rows/notCompounds.words.tsv';

const NOT_FIRST: ReadonlySet<string> = new Set(wordsIn(notCompounds));

const isMixedCase = ({ text }: Token): boolean => text.slice(1) === text.slice(1).toLowerCase() && text.length > 2;

/** Both parts as one word if the lexicon lists it, or could form it where that is enough; '' otherwise. */
function whole(m: Match, isListedOnly = true): string {
  const { lexicon } = m.sentence;
  const text = m.text('first') + m.token('second').lower;
  const isListed = lexicon
    .analyses(text)
    .some(
      ({ pos, lemma, features }) =>
        pos === Pos.noun &&
        (!isListedOnly || lexicon.inflect(lemma, Pos.noun, features & Feature.singular || Feature.plural).length > 0),
    );
  return isListed ? text : '';
}

const isQuoted = (token: Token | undefined): boolean => token !== undefined && /^[„“"»«'(-]/.test(token.text);

function isFree(m: Match): boolean {
  const [first, second] = [m.token('first'), m.token('second')];
  const [before, next] = [m.before(), m.after()];
  return (
    isMixedCase(first) &&
    isMixedCase(second) &&
    !isQuoted(before) &&
    !isQuoted(next) &&
    !(before && before.text !== before.lower && before.index > 0) &&
    !(next?.kind === 'word' && next.text !== next.lower) &&
    next?.kind !== 'number'
  );
}

/** Adjectives and adverbs that form compounds freely: Privatverkauf, Rundumblick. */
const FREE_FIRST =
  /^(?:privat|rundum|spezial|total|gratis|normal|ideal|maximal|minimal|regional|lokal|sozial|zentral|vorab|einzel|sonder|haupt|neben|gesamt)$/;

/** Words that no compound begins with: Die Auf Sätzen basierende. */
const isGrammatical = ({ readings }: Token): boolean =>
  readings.some(
    ({ pos }) =>
      pos === Pos.determiner ||
      pos === Pos.preposition ||
      pos === Pos.pronoun ||
      pos === Pos.conjunction ||
      pos === Pos.numeral,
  );

/** Things, not people (Vaters Gummistiefel), that take -s- as the first part. */
const LINKING =
  /(?:tag|urlaub|dienst|betrieb|verkehr|geschäft|beruf|unterricht|verein|gebiet|recht|staat|amt|antrag|vertrag|auftrag|beitrag|eintritt|einkauf|verkauf|verlauf|aufenthalt|unterhalt|anfang|eingang|ausgang|zugang|umgang|abstand|zustand|verstand|widerstand|anschluss|kriegs?|sieg|jahr|leben|essen|schaden|schlaf|mittag|abend|friede|glück|unglück|alter|winter|sommer|bund|land|wirtschaft|handel|hand)s$/i;

/** Urlaubs, Geburtstags: a form that needs an article with -s before it. */
const isOnlyGenitive = ({ text, readings }: Token): boolean =>
  LINKING.test(text) &&
  readings.length > 0 &&
  readings.every(
    ({ pos, lemma, features }) =>
      pos === Pos.noun &&
      lemma !== text &&
      text === `${lemma}s` &&
      (features & Group.case) === Feature.genitive &&
      (features & Feature.plural) === 0,
  );

/** Whether something before the first noun may share its genitive: des letzten Urlaubs, eines Tages, unseres Vereins. */
const isAfterGenitive = (m: Match): boolean =>
  m.sentence.tokens
    .slice(Math.max(0, m.from - 4), m.from)
    .some(({ lower, pos }) => /(?:es|des)$/.test(lower) && (pos === Pos.determiner || pos === Pos.adjective)) ||
  /^(?:innerhalb|außerhalb|wegen|trotz|während|mangels|statt|anstatt|seitens|zwecks|aufgrund|binnen)$/.test(
    m.before()?.lower ?? '',
  ) ||
  isNounToken(m.before());

const isNounToken = (token: Token | undefined): boolean =>
  token !== undefined &&
  reads(token, Pos.noun) &&
  token.text !== token.lower &&
  !/^(?:thema|rubrik|stichwort|bereich)$/.test(token.lower);

/** The compound of a match. */
const ofStem = (m: Match): string =>
  isGrammatical(m.token('first'))
    ? ''
    : whole(m, !FREE_FIRST.test(m.token('first').lower) && !isOnlyGenitive(m.token('first')));

/** die Wasch Maschine, auf der Rück Seite: the first part is no noun. */
export const compoundOfStem = defineRule({
  id: 'de.word-forms.compound-stem',
  priority: 2,
  overridesSpelling: true,
  pattern: [
    capitalised()
      .and(
        new Element(
          (token) => token.index > 0 && !reads(token, Pos.properNoun) && (!canBeNoun(token) || isOnlyGenitive(token)),
        ),
      )
      .as('first')
      .mark(),
    noun().as('second').mark(),
  ],
  where: (m) => {
    const { lower, text } = m.token('first');
    // "der Rote Platz": an inflected adjective in a name
    const isInflected =
      m.sentence.lexicon.analyses(lower).some(({ pos }) => pos === Pos.adjective) && /e[nrms]?$/.test(lower);
    if (canBeNoun(m.token('first')) && isAfterGenitive(m)) return false;
    return isFree(m) && !isInflected && text !== lower && m.before()?.kind === 'word' && ofStem(m) !== '';
  },
  suggest: (m) => [ofStem(m)],
  wrong: [
    ['Wir haben eine neue Wasch Maschine gekauft.', 'Wir haben eine neue Waschmaschine gekauft.'],
    ['Die Adresse steht auf der Rück Seite.', 'Die Adresse steht auf der Rückseite.'],
    ['Wir reden über die Urlaubs Vertretung.', 'Wir reden über die Urlaubsvertretung.'],
    ['Das ist ein Privat Grundstück.', 'Das ist ein Privatgrundstück.'],
  ],
  right: [
    'Wir haben eine neue Waschmaschine gekauft.',
    'Das Rote Kreuz hilft vor Ort.',
    'Sie trug Vaters Gummistiefel.',
    'Am Ende des Urlaubs Vertretung zu finden, war schwer.',
    'Der Berliner Senat tagt heute.',
    'In Osnabrück ist die Große Straße gesperrt.',
  ],
});

/** A noun in its basic form that is joined without -s-. */
const isWholeNoun = ({ text, readings }: Token): boolean =>
  !/(?:ung|heit|keit|schaft|ion|tät|ling|thek|tum)$/.test(text) &&
  readings.some(
    ({ pos, lemma, features }) => pos === Pos.noun && lemma === text && (features & Feature.singular) !== 0,
  );

/** Nouns that another noun follows: eine Stunde Pause. */
const MEASURED =
  /^(?:stunde|minute|woche|monat|tag|jahr|tasse|flasche|prise|portion|scheibe|menge|paar|anzahl|reihe|art|stück|glas|teil|tafel|kiste|kanne|sack|bund|haufen|bereich|thema|stichwort|rubrik|fach|modell|typ|begriff|wort|name|titel|film|buch|roman|projekt|marke|firma|verein|gruppe|klasse|ort|raum|punkt|kapitel|artikel)$/;

/** What people have or are without an article: hat der Staat Angst. */
const FREE_SECOND =
  /(?:angst|hunger|durst|zeit|geld|recht|glück|spaß|lust|pech|mut|wut|sorge|freude|hilfe|arbeit|urlaub|ruhe|platz|musik|sport|fußball|schuld|geburtstag|besuch|interesse|erfolg|wert|anspruch|service|kontakt|krieg|frieden|wasser|bier|wein|kaffee|tee|brot|fleisch|fisch|schokolade|kuchen|auto|rad|ski|klavier|gitarre|deutsch|englisch|auskunft|antwort|rat|bescheid|rücksicht|kritik|druck|macht|kraft|kosten|leute|menschen|kinder)$/;

/** der Haus Meister: two nouns that form a listed word. */
export const compoundOfNouns = defineRule({
  id: 'de.word-forms.compound-nouns',
  after: 'de.word-forms.compound',
  pattern: [noun().as('first').mark(), noun().as('second').mark()],
  where: (m) => {
    const { tokens, lexicon } = m.sentence;
    const [first, second] = [m.token('first'), m.token('second')];
    const det = m.before();
    if (!isFree(m) || !det || whole(m) === '') return false;
    if (det.pos !== Pos.determiner && !/^(?:im|am|zum|zur|vom|beim|ins)$/.test(det.lower)) return false;
    const cells =
      (det.pos === Pos.determiner ? cellsAs(det, Pos.determiner) : cellsAs(det, Pos.preposition)) &
      nounCells(m.sentence, second);
    // a thing that can be counted does not stand without an article: not "dem Kind Brot geben"
    const isCounted = second.readings.some(
      ({ lemma, pos, features }) =>
        pos === Pos.noun &&
        lemma === second.text &&
        (features & Feature.singular) !== 0 &&
        lexicon.inflect(lemma, Pos.noun, Feature.plural).length > 0,
    );
    const isFirstOut =
      (nounCells(m.sentence, first) &
        (det.pos === Pos.determiner ? cellsAs(det, Pos.determiner) : cellsAs(det, Pos.preposition))) ===
      0;
    if (!isFirstOut && (NOT_FIRST.has(first.lower) || !isWholeNoun(first) || FREE_SECOND.test(second.lower)))
      return false;
    // "die Deutsche Welle": an adjective in a name
    if (first.readings.some(({ features }) => (features & Group.declension) !== 0) || MEASURED.test(first.lower))
      return false;
    const isGenitive = /^(?:des|eines|\p{L}+es)$/u.test(det.lower);
    const next = m.after();
    // "wenn das Kind Fieber hat": the second noun may be the object
    const isClosed =
      opensClause(tokens[stretchStart(m.sentence, m.from)]) && (isFinite(next) || (next?.verbForm ?? 0) !== 0);
    const isDative = (cellsAs(det, Pos.determiner) & 0xff) === 0 && tokens[det.index - 1]?.pos !== Pos.preposition;
    return cells !== 0 && isCounted && !isGenitive && !isClosed && !isDative && !first.lower.endsWith('er');
  },
  suggest: (m) => [whole(m)],
  wrong: [
    ['Heute kommt leider nur der Fuß Ball dran.', 'Heute kommt leider nur der Fußball dran.'],
    ['Morgen spielt der Fuß Ball keine Rolle.', 'Morgen spielt der Fußball keine Rolle.'],
    ['Wann öffnet denn der Flug Hafen wieder?', 'Wann öffnet denn der Flughafen wieder?'],
  ],
  right: [
    'Der Hausmeister kommt erst morgen.',
    'Sie hat dem Kind Brot gegeben.',
    'Wenn das Kind Fieber hat, bleibt es zu Hause.',
    'Die Stadt Bonn liegt am Rhein.',
    'Wir machen eine Stunde Pause.',
    'Die Deutsche Welle sendet aus Bonn.',
    'Er ließ für die Aufgaben Berater kommen.',
    'Der Film Titanic ist lang.',
  ],
});
