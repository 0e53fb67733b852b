// Two-way prepositions beside verbs that say where something is: Ich arbeite in einem Büro.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { type Chunk, phraseFrom } from '../../reading/chunks.ts';
import { segmentEnd, segmentStart } from '../../reading/clauseSegments.ts';
import { frameAt, isSureSubject } from '../../reading/frame.ts';
import { mainVerbOf } from '../../reading/mainVerb.ts';
import { phraseStart, Row, recast } from '../../reading/recast.ts';
import { isNoun, noun } from '../../reading/words.ts';
import placeVerbs from '../../rows/placeVerbs.words.tsv';

const SAYS = valuesIn(placeVerbs, 'says');

/** Nouns that such a phrase does not take as a place: auf diese Weise, in die Länge, an die hundert. */
const NO_PLACE =
  /(?:weise|art|länge|breite|höhe|tiefe|richtung|nacht|morgen|zukunft|dauer|kosten|frage|minute|stunde|ferne|weite|irre|quere|uhr|mal|haut|knochen|einzelne|gegenwart|anzahl|reihe)n?$/;

/** "seit gestern Abend auf den Platz": the phrase stands apart from a time. */
const TIMES = /(?:abend|morgen|mittag|nacht|tag|woche|monat|jahr|uhr|stunde|minute|sommer|winter|zeit)(?:e[ns]?|n|s)?$/;

const OUTWARD = listed(
  'hinein herein hinaus heraus hinauf herauf hinunter herunter hinüber herüber rein raus rauf runter rüber zurück hin bis',
);

/** The phrase after the preposition if it can only be accusative although the verb says where something is. */
function place(m: Match): Chunk | null {
  const preposition = m.token('preposition');
  const { tokens } = m.sentence;
  const [start, end] = [segmentStart(m.sentence, preposition.index), segmentEnd(m.sentence, preposition.index)];
  const chunk = phraseFrom(m.sentence, preposition.index + 1, end);
  if (!chunk?.noun || !chunk.determiner || chunk.isLoose || chunk.cells === 0) return null;
  if ((chunk.cells & Row.dative) !== 0 || (chunk.cells & Row.accusative) === 0 || NO_PLACE.test(chunk.noun.lower))
    return null;
  if (isNoun(tokens[chunk.noun.index + 1])) return null;
  const inner = tokens.slice(start, end);
  const verb = mainVerbOf(m.sentence, preposition.index);
  // "Hinter das Haus ist ein Garten": at the front, with no other verb
  const isThere =
    verb?.lemmas.includes('sein') === true && !verb.isHelped && preposition.index === start && start === 0;
  const isAnywhere = isThere && !inner.some((each) => each.verbForm !== 0) && !/^(?:auf|in)$/.test(preposition.lower);
  if (!verb || !(isAnywhere || verb.lemmas.some((lemma) => SAYS.get(lemma) === 'where'))) return null;
  // "sich in die Akten einarbeiten", "bis in die Nacht arbeiten", "Lust, in die Stadt zu ziehen"
  if (inner.some(({ lower }) => OUTWARD.has(lower) || lower === 'zu' || lower === 'um' || lower === 'als')) return null;
  const before = tokens[preposition.index - 1];
  // "der Blick in den Garten": the phrase belongs to a noun; "nach wie vor"
  if (before?.pos === Pos.properNoun || before?.lower === 'wie') return null;
  if (isNoun(before) && !TIMES.test(before?.lower ?? '') && !isSubject(m, preposition.index)) return null;
  // "in seine Ecke zurückgelehnt": another verb
  const others = inner.filter(({ verbForm, index }) => verbForm !== 0 && (index < chunk.from || index >= chunk.to));
  if (
    others.length > 1 ||
    (others.length === 1 && verb.finite && !verb.isHelped) ||
    tokens[chunk.noun.index + 1]?.lower === 'sich'
  )
    return null;
  return chunk;
}

/** "liegt der Schlüssel auf den Tisch": what stands before is the subject behind its verb. */
function isSubject({ sentence }: Match, index: number): boolean {
  const frame = frameAt(sentence, index);
  const chunk = frame?.chunks.find(({ to }) => to === index);
  return (
    chunk !== undefined &&
    chunk.kind === 'phrase' &&
    isSureSubject(chunk) &&
    chunk.from === (frame?.finite.index ?? 0) + 1
  );
}

/** Seit 2020 arbeite ich in einen Pflegedienst: where, not where to. */
export const placeCase = defineRule({
  id: 'de.agreement-noun-phrase.where',
  priority: -1,
  pattern: [
    words('in an auf hinter neben unter vor zwischen')
      .and(new Element((token) => token.pos === Pos.preposition && reads(token, Pos.preposition)))
      .as('preposition'),
    new Element((token) => !isNoun(token) && token.kind === 'word').repeat(1, 3).mark(),
    noun().mark(),
  ],
  where: (m) => {
    const chunk = place(m);
    return (
      chunk?.noun?.index === m.to - 1 &&
      phraseStart(chunk)?.index === m.token('preposition').index + 1 &&
      recast(m.sentence, chunk, Row.dative) !== ''
    );
  },
  suggest: (m) => {
    const chunk = place(m);
    return chunk ? [recast(m.sentence, chunk, Row.dative)] : [];
  },
  params: (m) => ({ preposition: m.text('preposition') }),
  wrong: [
    [
      'Seit letztem Jahr arbeite ich in einen kleinen Betrieb.',
      'Seit letztem Jahr arbeite ich in einem kleinen Betrieb.',
    ],
    ['Der Stall liegt hinter die alte Scheune.', 'Der Stall liegt hinter der alten Scheune.'],
    ['Wir haben lange in eine kleine Wohnung gewohnt.', 'Wir haben lange in einer kleinen Wohnung gewohnt.'],
    ['Hinter das Haus ist ein Garten.', 'Hinter dem Haus ist ein Garten.'],
    ['Das Seminar findet in das große Haus statt.', 'Das Seminar findet in dem großen Haus statt.'],
  ],
  right: [
    'Wir ziehen in eine kleine Wohnung.',
    'Er arbeitet bis in die Nacht.',
    'Auf diese Weise leben viele Menschen.',
    'Der Weg in den Garten liegt hinter dem Haus.',
    'Sie hat Lust, in die Stadt zu fahren, und wohnt auf dem Land.',
  ],
});
