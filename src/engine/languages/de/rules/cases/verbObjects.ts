// The only object of a verb, wherever it stands in the clause: ruf mich zurück, das gefällt dem Chef.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import type { Chunk } from '../../reading/chunks.ts';
import { chunkEndingAt, type Frame, frameAt, hasObject, isSureSubject } from '../../reading/frame.ts';
import { phraseStart, Row, recast } from '../../reading/recast.ts';
import { isNoun, noun } from '../../reading/words.ts';
import verbCases from '../../rows/verbCases.words.tsv';

const OBJECT = valuesIn(verbCases, 'object');

const TO_ACCUSATIVE: Readonly<Record<string, string>> = {
  mir: 'mich',
  dir: 'dich',
  ihm: 'ihn',
  ihnen: 'sie',
  Ihnen: 'Sie',
  ihr: 'sie',
};
const TO_DATIVE: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm', Sie: 'Ihnen' };

/** Words after or before which the dative is theirs: mir zuliebe, mir gegenüber, nach meiner Meinung. */
const WITH_DATIVE = listed(
  'zuliebe gegenüber entgegen zufolge nach zu entlang voraus nahe ähnlich egal wichtig lieb recht',
);

/** How long or when: den ganzen Tag, jede Woche. */
const TIMES =
  /(?:tag|abend|morgen|nachmittag|vormittag|mittag|nacht|woche|monat|jahr|sommer|winter|herbst|frühling|frühjahr|weg|moment|augenblick|zeit|stunde|minute|sekunde|mal|meter|kilometer|schritt|wochenende|leben|strecke|stück|euro|prozent|treppe|straße|berg|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|mittwoch|termin)e?n?s?$/;

/** Verbs whose participles are those of others, and that take no object of either kind beside a person. */
const NEUTRAL = listed('fallen geloben');

const asks = ({ lemmas }: Frame, object: string): boolean =>
  lemmas.some((lemma) => OBJECT.get(lemma) === object) &&
  lemmas.every((lemma) => OBJECT.get(lemma) === object || NEUTRAL.has(lemma));

/** The clause of a match, if its verb asks for this object and no other verb in a reading asks for another. */
function clauseOf(m: Match, object: string): Frame | null {
  const frame = frameAt(m.sentence, m.from);
  if (!frame || frame.isPassive || !asks(frame, object)) return null;
  return frame.chunks.some(({ kind }) => kind === 'mark') ? null : frame;
}

const isFree = (m: Match): boolean => {
  const before = m.before();
  return (
    !reads(before, Pos.preposition) &&
    !WITH_DATIVE.has(m.after()?.lower ?? '') &&
    !/^(?:als|wie|und|oder)$/.test(before?.lower ?? '') &&
    !/^(?:und|oder|sowie|gegenüber|selbst)$/.test(m.after()?.lower ?? '')
  );
};

const pronoun = (list: string): Element =>
  words(list)
    .and(new Element((token: Token) => token.kind === 'word' && token.index > 0))
    .as('pronoun')
    .mark();

const fresh = (m: Match, table: Readonly<Record<string, string>>): string =>
  table[m.text('pronoun')] ?? table[m.token('pronoun').lower] ?? '';

/** Ruf mir zurück, sie hat ihm gestern besucht: the verb takes an accusative, and the clause has no other. */
export const accusativeAnywhere = defineRule({
  id: 'de.agreement-noun-phrase.accusative-anywhere',
  after: 'de.agreement-noun-phrase.accusative-object',
  priority: -1,
  patterns: [
    [pronoun('mir dir ihm ihnen ihr')],
    [new Element((token) => token.kind === 'word' && !isNoun(token)).repeat(1, 3).mark(), noun().as('noun').mark()],
  ],
  where: (m) => {
    const frame = clauseOf(m, 'accusative');
    if (!frame || !isFree(m)) return false;
    if (m.names('noun')) return accusativeOf(m, frame) !== '';
    const chunk = chunkEndingAt(frame, m.from);
    if (!chunk || (m.text('pronoun') === 'ihr' && !isHer(frame, chunk))) return false;
    // "sie sah mir in die Augen": a part of the person follows
    const goesInto = frame.chunks.some(
      ({ kind, cells, determiner, from }) =>
        kind === 'prepositional' &&
        /^(?:in|an|auf)$/.test(m.sentence.tokens[from]?.lower ?? '') &&
        determiner !== undefined &&
        (cells & Row.accusative) !== 0 &&
        (cells & Row.dative) === 0,
    );
    return !goesInto && !frame.lemmas.includes('sein') && !hasObject(withoutTimes(frame), chunk, Row.accusative);
  },
  suggest: (m) => {
    const frame = m.names('noun') ? clauseOf(m, 'accusative') : null;
    return [frame ? accusativeOf(m, frame) : fresh(m, TO_ACCUSATIVE)];
  },
  wrong: [
    ['Ruf mir bitte schnell zurück.', 'Ruf mich bitte schnell zurück.'],
    ['Bitte informieren Sie mir über den Stand.', 'Bitte informieren Sie mich über den Stand.'],
    ['Auch vor langen Nächten scheue ich mir nicht.', 'Auch vor langen Nächten scheue ich mich nicht.'],
    ['Meine Tante hat ihm am Sonntag besucht.', 'Meine Tante hat ihn am Sonntag besucht.'],
    ['Wir laden Ihnen herzlich zum Fest ein.', 'Wir laden Sie herzlich zum Fest ein.'],
    ['Er ruft seiner Freundin jeden Abend an.', 'Er ruft seine Freundin jeden Abend an.'],
    ['Ich habe ihr seit Jahren nicht gesehen.', 'Ich habe sie seit Jahren nicht gesehen.'],
  ],
  right: [
    'Ruf mir bitte ein Taxi.',
    'Das kann ich mir gut vorstellen.',
    'Er hat es mir verraten.',
    'Sie sah ihm in die Augen.',
    'Er hat nur mir zuliebe gefragt.',
    'Was hat er dir geraten?',
    'Er sucht seiner Freundin einen Ring.',
    'Der Arzt rettete mir das Leben.',
    'Die Tante der Freundin ruft er nicht an.',
  ],
});

/** Whether "ihr" is a person beside a subject that can be nothing else, not "ihr" or "ihr Haus". */
const isHer = (frame: Frame, chunk: Chunk): boolean =>
  chunk.kind === 'pronoun' && chunk.from > frame.finite.index && frame.chunks.some(isSureSubject);

/** A noun whose genitive may follow; a time is none: jeden Abend ihrer Mutter helfen. */
const isOwner = (token: Token | undefined): boolean => isNoun(token) && !TIMES.test(token?.lower ?? '');

/** letzte Woche, jeden Abend; "das Leben retten" has an object. */
const isTime = ({ noun, determiner, adjectives = [] }: Chunk): boolean =>
  TIMES.test(noun?.lower ?? '') &&
  (/^(?:jed|dies)/.test(determiner?.lower ?? '') ||
    adjectives.some(({ lower }) => /^(?:letzt|nächst|vorig|vergangen|kommend|ganz)/.test(lower)));

const withoutTimes = (frame: Frame): Frame => ({
  ...frame,
  chunks: frame.chunks.filter((chunk) => !isTime(chunk)),
});

/** The phrase in the accusative, if it is a dative and the verb has no other object. */
function accusativeOf(m: Match, frame: Frame): string {
  const chunk = chunkEndingAt(frame, m.to - 1);
  if (chunk?.kind !== 'phrase' || !chunk.determiner || chunk.isLoose || chunk.from !== m.from || !chunk.noun) return '';
  if (phraseStart(chunk)?.index !== m.from) return '';
  if ((chunk.cells & Row.dative) === 0 || (chunk.cells & (Row.nominative | Row.accusative)) !== 0) return '';
  if (isOwner(m.before()) || isNoun(m.after()) || TIMES.test(chunk.noun.lower)) return '';
  if (!frame.chunks.some(isSureSubject) || chunk.from < frame.finite.index) return '';
  if (frame.lemmas.includes('sein') || hasObject(withoutTimes(frame), chunk, Row.accusative)) return '';
  return recast(m.sentence, chunk, Row.accusative);
}

/** Zwei Sachen gefallen mich nicht: the verb takes a dative. */
export const dativeAnywhere = defineRule({
  id: 'de.agreement-noun-phrase.dative-anywhere',
  after: 'de.agreement-noun-phrase.dative-verb',
  priority: -1,
  patterns: [
    [pronoun('mich dich ihn Sie')],
    [new Element((token) => token.kind === 'word' && !isNoun(token)).repeat(1, 3).mark(), noun().as('noun').mark()],
  ],
  where: (m) => dativeOf(m) !== '',
  suggest: (m) => [dativeOf(m)],
  wrong: [
    ['Zwei Dinge gefallen mich hier nicht.', 'Zwei Dinge gefallen mir hier nicht.'],
    ['Das ist dich bestimmt auch schon aufgefallen.', 'Das ist dir bestimmt auch schon aufgefallen.'],
    ['Ich danke meine Eltern für die Hilfe.', 'Ich danke meinen Eltern für die Hilfe.'],
    ['Der Hund folgte den Mann bis nach Hause.', 'Der Hund folgte dem Mann bis nach Hause.'],
    ['Sie hilft jeden Samstag ihre Mutter beim Putzen.', 'Sie hilft jeden Samstag ihrer Mutter beim Putzen.'],
    ['Das Haus gehört mein Großvater in Ulm.', 'Das Haus gehört meinem Großvater in Ulm.'],
  ],
  right: [
    'Er hilft den ganzen Tag im Laden.',
    'Die Frau danken wir.',
    'Er folgte ihr die ganze Zeit.',
    'Das gefällt den Kindern.',
    'Es folgt der zweite Teil des Abends.',
    'Dazu gehört auch mein Onkel.',
    'Ihn hat sie gewinnen lassen, weil er ihr half.',
  ],
});

function dativeOf(m: Match): string {
  const frame = clauseOf(m, 'dative');
  if (!frame || !isFree(m)) return '';
  if (!m.names('noun')) {
    const chunk = chunkEndingAt(frame, m.from);
    const isPolite = m.text('pronoun') === 'Sie';
    if (!chunk || (m.token('pronoun').lower === 'sie' && !isPolite)) return '';
    if (isPolite && !frame.chunks.some(({ from, to }) => /^(?:ich|wir|er|man)$/.test(tokensOf(m, from, to)))) return '';
    return fresh(m, TO_DATIVE);
  }
  const chunk = chunkEndingAt(frame, m.to - 1);
  if (!isObject(m, frame, chunk)) return '';
  return recast(m.sentence, chunk, Row.dative);
}

const tokensOf = (m: Match, from: number, to: number): string =>
  m.sentence.tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

/** Verbs whose dative is a person, and nothing besides. */
const HELPING = listed('helfen gehören danken gratulieren vertrauen');

/** "Sie hilft jeden Samstag ihre Mutter": of two that may be the subject, one has to be the person in the dative. */
function isBesideOther(m: Match, frame: Frame, chunk: Chunk): boolean {
  if (!frame.lemmas.every((lemma) => HELPING.has(lemma))) return false;
  const [first] = frame.chunks;
  const { tokens } = m.sentence;
  const between = frame.chunks.filter(({ from }) => from < frame.finite.index).slice(1);
  if (!first || first === chunk || first.from !== frame.start || chunk.from < frame.finite.index) return false;
  if (between.some(({ kind }) => kind !== 'prepositional')) return false;
  if (/^(?:es|das|dies|was|so|viel|mehr|nichts|etwas|alles)$/.test(tokens[first.from]?.lower ?? '') && !first.noun)
    return false;
  const isSubject = (first.kind === 'phrase' || first.kind === 'pronoun') && (first.cells & Row.nominative) !== 0;
  const persons = frame.chunks.filter(({ kind }) => kind === 'phrase' || kind === 'pronoun');
  return (
    isSubject &&
    !first.isLoose &&
    (first.cells & Row.dative) === 0 &&
    persons.every((each) => each === chunk || each === first || TIMES.test(each.noun?.lower ?? ''))
  );
}

/** Whether a phrase with an article is an accusative, no dative, and no subject or time. */
function isObject(m: Match, frame: Frame, chunk: Chunk | undefined): chunk is Chunk {
  if (chunk?.kind !== 'phrase' || !chunk.determiner || chunk.isLoose || chunk.from !== m.from) return false;
  if (phraseStart(chunk)?.index !== m.from || !chunk.noun || TIMES.test(chunk.noun.lower)) return false;
  if ((chunk.cells & (Row.accusative | Row.nominative)) === 0 || (chunk.cells & Row.dative) !== 0) return false;
  // "der Frau des Nachbarn", "einen Schritt folgen": what a noun belongs to, and how far
  if (isOwner(m.before()) || isNoun(m.after()) || chunk.determiner.pos !== Pos.determiner) return false;
  if (isBesideOther(m, frame, chunk)) return true;
  if ((chunk.cells & Row.accusative) === 0) return false;
  return (chunk.cells & Row.nominative) === 0
    ? frame.chunks.some((each) => each !== chunk && (each.cells & Row.nominative) !== 0)
    : frame.chunks.some(isSureSubject) && chunk.from > frame.finite.index;
}
