// Agreement of subject and verb in any clause whose parts can all be read: after other clauses, with numbers, with es.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { isSureFinite, opensClause, stretchStart } from '../../reading/boundaries.ts';
import { type Chunk, chunksOf } from '../../reading/chunks.ts';
import { segmentEnd } from '../../reading/clauseSegments.ts';
import { Row } from '../../reading/recast.ts';
import { finite, neverFinite } from '../../reading/words.ts';
import { isPlainVerb } from './clause.ts';
import { verbFor } from './subjectVerb.ts';

const PLURAL = 0x8888;

/** Sums and spans, with a verb in the singular or plural: zwei Meter reicht. */
const MEASURED =
  /(?:meter|stunde|minute|sekunde|jahr|monat|woche|tag|euro|prozent|grad|kilo|gramm|liter|mal|nacht|nächte|abend|morgen|cent|dollar|mark|uhr|million|milliarde|drittel|viertel)e?n?$/;
const QUANTITIES =
  /(?:reihe|anzahl|menge|mehrheit|hälfte|teil|zahl|gruppe|paar|masse|fülle|dutzend|rest|art|prozent|mehrzahl|handvoll|haufen|leute|eltern)$/;

/** Verbs with an announcing es: es kommen viele Gäste. */
const ANNOUNCED = listed(
  'kommen fehlen liegen stehen bestehen bleiben folgen leben wohnen entstehen passieren nehmen gelten existieren',
);
const IMPERSONAL = listed('geben heißen gelten lauten frieren gelingen schmecken handeln gehen werden');

interface Field {
  /** A comma follows, and perhaps more of a list. */
  goesOn: boolean;
  phrases: readonly Chunk[];
  others: readonly Chunk[];
}

/** The parts of the clause beside its verb that can be the subject; null when not all of the clause can be read. */
function fieldOf(m: Match): Field | null {
  const { sentence } = m;
  const { tokens } = sentence;
  const verb = m.token('verb');
  const [start, end] = [stretchStart(sentence, verb.index), segmentEnd(sentence, verb.index)];
  // "Tier- und Pflanzenwelt", a bracket: the clause goes on
  if (end < tokens.length && !/^[.!?,;]$/.test(tokens[end]?.text ?? '')) return null;
  const isOpened = opensClause(tokens[start]);
  const isJoined = /^(?:und|oder|sowie|sondern)$/.test(tokens[start - 1]?.lower ?? '');
  // "wer ehren will", "die es zeigen und damit eine Grenze ziehen sollten"
  if (/^(?:wer|was|welche[rs]?)$/.test(tokens[start]?.lower ?? '') || (isOpened && isJoined)) return null;
  if (isOpened !== (verb.index === end - 1)) return null;
  const before = chunksOf(sentence, isOpened ? start + 1 : start, verb.index);
  const after = chunksOf(sentence, verb.index + 1, end);
  // the verb of a main clause comes second
  if (!isOpened && (before.length !== 1 || start === verb.index)) return null;
  // "die Arbeitsproben und das Stück sollen": the subject may be joined
  if (isJoined && !isOpened && before.some(({ kind }) => kind === 'phrase' || kind === 'pronoun')) return null;
  // "das Amt der Justiz und für Verbraucher kann": what is joined is no clause
  if (isJoined && !isOpened && !tokens.slice(0, start).some(isSureFinite)) return null;
  const chunks = [...before, ...after];
  const isReadable = chunks.every(
    ({ kind, from, to, noun }) =>
      !(
        kind === 'word' &&
        (tokens[from]?.kind === 'number' ||
          ((from > 0 || start === 0) && tokens[from]?.text !== tokens[from]?.lower && tokens[from]?.pos !== Pos.adverb))
      ) &&
      kind !== 'mark' &&
      kind !== 'joint' &&
      !tokens
        .slice(from, to)
        .some(
          (token) =>
            token !== verb &&
            (isSureFinite(token) || (token.kind === 'word' && token.readings.length === 0 && token !== noun)),
        ),
  );
  if (!isReadable) return null;
  const candidates = chunks.filter(
    ({ kind, cells }) => (kind === 'phrase' || kind === 'pronoun') && ((cells & Row.nominative) !== 0 || cells === 0),
  );
  return {
    goesOn: !isOpened && tokens[end]?.text === ',',
    phrases: candidates.filter(({ kind }) => kind === 'phrase'),
    others: candidates.filter(({ kind }) => kind === 'pronoun'),
  };
}

/** The number that the only possible subject asks for, if the verb stands in the other; 0 otherwise. */
function wantedNumber(m: Match): number {
  const verb = m.token('verb');
  const field = fieldOf(m);
  if (!field || verb.readings.some(({ lemma }) => IMPERSONAL.has(lemma))) return 0;
  const isSingular =
    neverFinite(verb, Feature.third | Feature.plural) &&
    !neverFinite(verb, Feature.third | Feature.singular | Feature.indicative);
  const isPlural =
    neverFinite(verb, Feature.third | Feature.singular) &&
    !neverFinite(verb, Feature.third | Feature.plural | Feature.indicative);
  const isAnnounced = verb.readings.some(({ lemma }) => ANNOUNCED.has(lemma));
  const others = field.others.filter(({ from }) => !(isAnnounced && m.sentence.tokens[from]?.lower === 'es'));
  const [subject, second] = field.phrases;
  if (!subject?.noun || second || others.length > 0 || subject.cells === 0) return 0;
  if (MEASURED.test(subject.noun.lower) || QUANTITIES.test(subject.noun.lower)) return 0;
  const nominative = subject.cells & Row.nominative;
  // a bare noun may be the object: jeden Tag gibt er Kindern Brot
  if (m.sentence.tokens[subject.from] === subject.noun) return 0;
  if (isSingular && (subject.cells & ~PLURAL) === 0) return Feature.plural;
  const isSure = subject.determiner !== undefined && !subject.isLoose && (nominative & 0x8) === 0;
  return isPlural && isSure && !field.goesOn ? Feature.singular : 0;
}

/** Bei uns fuhr die Maschinen; es kommt zwanzig Freunde. */
export const clauseNumber = defineRule({
  id: 'de.agreement-subject-verb.in-clause',
  priority: -1,
  pattern: [finite().as('verb').mark()],
  where: (m) =>
    isPlainVerb(m) && wantedNumber(m) !== 0 && verbFor(m, 'verb', Feature.third | wantedNumber(m)).length > 0,
  suggest: (m) => verbFor(m, 'verb', Feature.third | wantedNumber(m)),
  wrong: [
    [
      'Das stimmt nicht, bei uns fuhr die Maschinen noch lange.',
      'Das stimmt nicht, bei uns fuhren die Maschinen noch lange.',
    ],
    [
      'Heute Abend ist frei, und morgen kommt etwa zwanzig Gäste.',
      'Heute Abend ist frei, und morgen kommen etwa zwanzig Gäste.',
    ],
    ['Er sagt, in diesem Viertel entsteht gerade 40 Häuser.', 'Er sagt, in diesem Viertel entstehen gerade 40 Häuser.'],
  ],
  right: [
    'Bei uns fuhren die Maschinen noch lange.',
    'Hier liegt zwei Meter Schnee.',
    'Das Amt der Justiz und für Verbraucher kann neue Regeln erlassen.',
    'Wer diese Leute ehren will, muss alles sagen.',
    'Die Proben zusammen und das Stück sollen zählen.',
    'In der Kiste lag eine Menge Bücher.',
  ],
});
