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
  pattern: [pronoun('mir dir ihm ihnen')],
  where: (m) => {
    const frame = clauseOf(m, 'accusative');
    const chunk = frame && chunkEndingAt(frame, m.from);
    if (!frame || !chunk || !isFree(m)) return false;
    // "sie sah mir in die Augen": a part of the person follows
    const goesInto = frame.chunks.some(
      ({ kind, cells, determiner }) =>
        kind === 'prepositional' &&
        determiner !== undefined &&
        (cells & Row.accusative) !== 0 &&
        (cells & Row.dative) === 0,
    );
    return !goesInto && !frame.lemmas.includes('sein') && !hasObject(frame, chunk, Row.accusative);
  },
  suggest: (m) => [fresh(m, TO_ACCUSATIVE)],
  wrong: [
    ['Ruf mir bitte schnell zurück.', 'Ruf mich bitte schnell zurück.'],
    ['Auch vor langen Nächten scheue ich mir nicht.', 'Auch vor langen Nächten scheue ich mich nicht.'],
    ['Meine Tante hat ihm am Sonntag besucht.', 'Meine Tante hat ihn am Sonntag besucht.'],
    ['Wir laden Ihnen herzlich zum Fest ein.', 'Wir laden Sie herzlich zum Fest ein.'],
  ],
  right: [
    'Ruf mir bitte ein Taxi.',
    'Das kann ich mir gut vorstellen.',
    'Er hat es mir verraten.',
    'Sie sah ihm in die Augen.',
    'Er hat nur mir zuliebe gefragt.',
    'Was hat er dir geraten?',
  ],
});

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
  ],
  right: [
    'Er hilft den ganzen Tag im Laden.',
    'Die Frau danken wir.',
    'Er folgte ihr die ganze Zeit.',
    'Das gefällt den Kindern.',
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

/** Whether a phrase with an article is an accusative, no dative, and no subject or time. */
function isObject(m: Match, frame: Frame, chunk: Chunk | undefined): chunk is Chunk {
  if (chunk?.kind !== 'phrase' || !chunk.determiner || chunk.isLoose || chunk.from !== m.from) return false;
  if (phraseStart(chunk)?.index !== m.from || !chunk.noun || TIMES.test(chunk.noun.lower)) return false;
  if ((chunk.cells & Row.accusative) === 0 || (chunk.cells & Row.dative) !== 0) return false;
  // "der Frau des Nachbarn", "einen Schritt folgen": what a noun belongs to, and how far
  if (isNoun(m.before()) || isNoun(m.after()) || chunk.determiner.pos !== Pos.determiner) return false;
  return (chunk.cells & Row.nominative) === 0
    ? frame.chunks.some((each) => each !== chunk && (each.cells & Row.nominative) !== 0)
    : frame.chunks.some(isSureSubject) && chunk.from > frame.finite.index;
}
