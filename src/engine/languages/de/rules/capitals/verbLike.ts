// Nouns in lower case that look like verb forms: "die kosten sind hoch", "bei fragen", "wir haben zwei tage gewartet". A
// dictionary cannot find them, but the clause gives them away: it already has its verb, or they cannot be it.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, finiteReadings, isFinite, isOne, isOnly, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemmas, number, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Sentence, Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { ALL_CELLS, cellsAs, cellsOf } from '../../reading/cells.ts';
import { segmentEnd, segmentStart } from '../../reading/clauseSegments.ts';
import { capital, clauseStart, isNoun, isSubjectPronoun, lowerWord } from '../../reading/words.ts';
import { capitalOf } from './words.ts';

/** Verbs that another verb accompanies in the infinitive. */
const RULING = listed(
  'können müssen wollen sollen dürfen mögen lassen werden gehen helfen sehen hören lernen lehren bleiben fahren kommen brauchen haben sein',
);
/** The same without haben and sein, which rarely take a plain infinitive. */
const RULING_INFINITIVE = listed(
  'können müssen wollen sollen dürfen mögen lassen werden gehen helfen sehen hören lernen lehren bleiben fahren kommen brauchen',
);

/** Words with more readings than verb and noun, but which are only nouns after an article or a preposition. */
const ALSO_NOUNS = listed('bitte dank plan');

/** Whether a word is known only as a verb in lower case, and as a noun when capitalised. */
function looksLikeVerb(token: Token): boolean {
  if (token.readings.length === 0 || token.lower.length < 4 || token.lower.endsWith('enden')) return false;
  return ALSO_NOUNS.has(token.lower) || isOnly(token, Pos.verb);
}

/** The cells of the capitalised word as a noun; 0 for none. Nominalised adjectives do not count. */
function cellsOfNoun(sentence: Sentence, token: Token): number {
  return sentence.lexicon
    .analyses(capital(token.text))
    .filter(({ pos, features }) => pos === Pos.noun && (features & Group.declension) === 0)
    .reduce((cells, { features }) => cells | cellsOf(features), 0);
}

/** Adjectives whose inflected form the lexicon lacks. */
const ADJECTIVES = listed('bleiche welke');

/** die starre Hand: a form of the verb starren, but also of the adjective starr. */
const isLikeAdjective = ({ lexicon }: Sentence, { lower }: Token): boolean =>
  ADJECTIVES.has(lower) ||
  (lower.endsWith('e') && lexicon.analyses(lower.slice(0, -1)).some(({ pos }) => pos === Pos.adjective));

/** reise, frage: as a verb, these go only with "ich". */
const isOnlyFirstPerson = (token: Token): boolean =>
  !canBeInfinitive(token) &&
  token.readings.every(({ features }) => (features & (Feature.pastParticiple | Feature.plural)) === 0) &&
  finiteReadings(token).every(
    ({ features }) => (features & Group.person) === Feature.first || (features & Group.verbForm) !== 0,
  );

const rules = (token: Token, lemmas: ReadonlySet<string>): boolean =>
  token.readings.some(({ lemma, pos }) => (pos === Pos.verb || pos === Pos.auxiliary) && lemmas.has(lemma));

/** Whether the word cannot be the verb of its clause. `from` is where its phrase begins. */
function cannotBeVerb(sentence: Sentence, token: Token, from: number): boolean {
  const { tokens } = sentence;
  const start = segmentStart(sentence, from);
  const clause = tokens.slice(start, segmentEnd(sentence, token.index));
  const next = tokens[token.index + 1];
  if (/^(?:ich|du|er|wir|ihr|man|es)$/.test(next?.lower ?? '')) return false;
  // für das schöne treffen
  const before = tokens[from - 1];
  const isCount = tokens[from]?.pos === Pos.numeral || tokens[from]?.kind === 'number';
  const isLong = token.index > from + 1 && !clause.some((each) => rules(each, RULING_INFINITIVE));
  const others = clause.filter(
    (each) => each !== token && isFinite(each) && (each.text === each.lower || each.index === 0),
  );
  // um die kosten zu senken
  if (next?.lower === 'zu' && canBeInfinitive(tokens[next.index + 1]))
    return !rules(tokens[next.index + 1] as Token, RULING);
  const verb = others[0];
  // "indem wir es durch vier teilen", "wir müssen es durch vier teilen": the verb at the end of its clause
  const isEnd = next === undefined || next.kind === 'punctuation';
  const isRuled = isEnd && canBeInfinitive(token) && clause.some((each) => rules(each, RULING_INFINITIVE));
  if (before?.pos === Pos.preposition && (isCount || isLong)) return (verb !== undefined || !isEnd) && !isRuled;
  if (!verb) return isOnlyFirstPerson(token) && !clause.some(({ lower }) => lower === 'ich');
  if (canBeInfinitive(token) && clause.some((each) => each !== token && rules(each, RULING_INFINITIVE)))
    return isObjectOf(next, sentence);
  // "ich denke das wir das schaffen": commas are missing, not the capital
  const inner = tokens.slice(verb.index + 1, from);
  if (next?.kind === 'punctuation' && inner.some(({ lower }) => OPENING.has(lower)) && inner.some(isSubjectPronoun))
    return false;
  // "ich glaube die kosten viel": a separate clause whose comma is missing
  return verb.index !== from - 1 || !rules(verb, SAYING) || isFinite(next);
}

/** "die kosten tragen": of two infinitives at the end of a clause, the first is the object of the second. */
function isObjectOf(next: Token | undefined, { tokens }: Sentence): boolean {
  return (
    next !== undefined &&
    next.text === next.lower &&
    next.verbForm !== 0 &&
    canBeInfinitive(next) &&
    !rules(next, RULING) &&
    tokens[next.index + 1]?.kind === 'punctuation'
  );
}

const OPENING = listed(
  'dass das die der weil wenn ob obwohl als bevor nachdem falls sobald damit wie was wer wo wann warum wieso',
);
const SAYING = listed('glauben denken meinen hoffen finden sagen wissen fürchten schätzen vermuten');

const DETERMINERS =
  'die der das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure euren eurem eurer jede jeden jedem jeder';
const COUNTS =
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf paar viele vielen einige einigen mehrere mehreren wenige wenigen alle allen';
const PLURAL = 0x8888;

/** Adjectives that often appear without a noun: mit dem vorhergehenden verbinden. */
const STANDING_ALONE = listed('folgenden vorhergehenden vorigen obigen anderen andere beiden einzelnen genannten');

const seemingVerb = (): Element => lowerWord().and(new Element(looksLikeVerb)).as('noun').mark();
const adjectives = (): Element => tagged(Pos.adjective).and(lowerWord()).repeat(0, 2);

/** die kosten, bei fragen, zwei tage: nouns that look like verbs. */
export const verbLikeNoun = defineRule({
  id: 'de.capitals.verb-like-noun',
  patterns: [
    [words(DETERMINERS).as('det'), adjectives(), seemingVerb()],
    [words(COUNTS).as('count'), adjectives(), seemingVerb()],
    [number().as('count'), adjectives(), seemingVerb()],
    [
      words('wenn falls ob'),
      words('ich du er sie ihr wir man').as('home'),
      words('noch schon dazu weitere irgendwelche').repeat(0, 3),
      words('fragen sorgen').and(lowerWord()).as('noun').mark(),
      words('hast haben hat habt habe hätten'),
    ],
    [words('bei für aus von gegen wegen trotz seit ohne').as('prep'), seemingVerb()],
    [
      lemmas('haben').as('home'),
      words('ich du er sie ihr wir man noch schon dazu weitere viele keine').repeat(0, 3),
      words('fragen sorgen').and(lowerWord()).as('noun').mark(),
      oneOf(punctuation('.', ',', '?', '!'), words('zu zur zum über bezüglich hast haben hat habt habe')),
    ],
    [words('zu nach von').as('home'), word('hause').and(lowerWord()).as('noun').mark()],
    [words('zeit weihnachten').and(lowerWord()).as('noun').mark()],
  ],
  where: (m) => {
    const token = m.token('noun');
    const next = m.sentence.tokens[token.index + 1];
    if (isNoun(next) || next?.text === '-' || next?.pos === Pos.properNoun) return false;
    if (m.names('home')) return true;
    // "klicken auf Alle suchen": the name of a button
    const opening = m.sentence.tokens[m.from];
    if (m.names('count') && m.from > 0 && opening?.text !== opening?.lower) return false;
    if (m.sentence.tokens.slice(m.from, token.index).some((each) => isOne(each, STANDING_ALONE))) return false;
    if (m.to - m.from === 1) return !/^(?:seines|ihres|meines|deines|unseres|eures|lebens)$/.test(next?.lower ?? '');
    const first = m.sentence.tokens[m.from] as Token;
    // "die, die suchen", "im Jahr 2008 tragen": a pronoun, a year
    const saying = m.before(2);
    if (
      m.before()?.text === ',' &&
      !(isFinite(next) && saying && rules(saying, SAYING)) &&
      /^(?:d(?:ie|er|as|en|em)|\d+)$/.test(first.lower)
    )
      return false;
    if (
      first.kind === 'number' &&
      (/^(?:unter|über|ab|mit|von|bis)$/.test(m.before()?.lower ?? '') ||
        /^\d{4}$/.test(first.text) ||
        isNoun(m.before()))
    )
      return false;
    const wanted = m.names('count')
      ? PLURAL
      : m.names('prep')
        ? cellsAs(first, Pos.preposition)
        : cellsAs(first, Pos.determiner) & governed(m);
    if ((cellsOfNoun(m.sentence, token) & wanted) === 0 || isLikeAdjective(m.sentence, token)) return false;
    if (m.names('prep')) return afterPreposition(m, token);
    return cannotBeVerb(m.sentence, token, m.from);
  },
  suggest: capitalOf('noun'),
  wrong: [
    ['Die kosten sind leider sehr hoch.', 'Die Kosten sind leider sehr hoch.'],
    ['Bei fragen können Sie mich gern anrufen.', 'Bei Fragen können Sie mich gern anrufen.'],
    ['Wir haben zwei tage auf die Antwort gewartet.', 'Wir haben zwei Tage auf die Antwort gewartet.'],
    ['Haben Sie die unterlagen schon erhalten?', 'Haben Sie die Unterlagen schon erhalten?'],
    ['Wir haben viele fragen.', 'Wir haben viele Fragen.'],
    ['Wenn du noch fragen hast, ruf an.', 'Wenn du noch Fragen hast, ruf an.'],
    ['Haben Sie noch fragen?', 'Haben Sie noch Fragen?'],
    ['Ich gehe jetzt nach hause.', 'Ich gehe jetzt nach Hause.'],
    ['Bald ist weihnachten.', 'Bald ist Weihnachten.'],
    ['Ich habe keine zeit.', 'Ich habe keine Zeit.'],
    ['Wir haben 3 tage gewartet.', 'Wir haben 3 Tage gewartet.'],
  ],
  right: [
    'Die kosten viel, aber das stört mich nicht.',
    'Ich glaube, die suchen wir morgen.',
    'Wir wollen das machen.',
    'Viele fragen sich, ob das stimmt.',
    'Viele leben auf dem Land und haben einen Garten.',
    'Man rechnet es aus, indem man die Summe durch drei teilt oder wir sie durch vier teilen.',
    'Wir müssen das durch zwei teilen.',
    'Das reise ich nicht noch einmal nach.',
  ],
});

/** The cells that the preposition before the determiner allows. */
function governed(m: Match): number {
  const before = m.before();
  return before?.pos === Pos.preposition && reads(before, Pos.preposition)
    ? cellsAs(before, Pos.preposition)
    : ALL_CELLS;
}

/** "bei fragen": neither a separated verb (bei tragen) nor an infinitive that ends the clause of a modal verb. */
function afterPreposition(m: Match, token: Token): boolean {
  const [first, next] = [m.sentence.tokens[m.from] as Token, m.after()];
  if (first.pos !== Pos.preposition) return false;
  const before = m.sentence.tokens.slice(clauseStart(m.sentence, first.index), first.index);
  if (first.lower === 'aus' && before.some(({ lower }) => /^vo[nm]$/.test(lower))) return false;
  const whole = first.lower + token.lower;
  if (m.sentence.lexicon.inflect(whole, Pos.verb, Feature.infinitive).includes(whole)) return false;
  return isFinite(next) || cannotBeVerb(m.sentence, token, m.from);
}
