// Two joined subjects with a verb in the singular or in the wrong person.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Chunk } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { partsOf } from '../../reading/verbParts.ts';
import { finite, isVerbForm, neverFinite } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

const MAYBE_SUBJECT = /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine)$/;
/** Two of them may count as one: jeder Mann und jede Frau ist. */
const ONE_BY_ONE = listed('jeder jede jedes kein keine mancher manche manches alles nichts das dies wer was es');

const SINGULAR_NOMINATIVE = 0x7;

interface Joined {
  /** The person and number that they ask for, and the others that are right as well. */
  readonly wanted: number;
  readonly others: readonly number[];
  /** One of them can only be a subject: ich, mein Bruder. */
  readonly isSure: boolean;
}

/** The two parts joined by "und" that begin at `at`, if both may be subjects. */
function joinedAt(m: Match, chunks: readonly Chunk[], at: number): Joined | null {
  const { tokens } = m.sentence;
  const [one, join, two] = chunks.slice(at, at + 3);
  if (!one || !join || !two || tokens[join.from]?.lower !== 'und') return null;
  const both = [one, two];
  const may = ({ kind, cells, from, noun }: Chunk): boolean =>
    (kind === 'phrase' || kind === 'pronoun') &&
    (cells & Row.nominative) !== 0 &&
    !ONE_BY_ONE.has(tokens[from]?.lower ?? '') &&
    // "Essen und Trinken", "mein Freund und Kollege": one thing
    tokens[from] !== noun;
  if (!both.every(may)) return null;
  const has = (list: RegExp): boolean => both.some(({ from }) => list.test(tokens[from]?.lower ?? ''));
  const third = Feature.third | Feature.plural;
  const isSure = both.some(({ cells, isLoose }) => (cells & ~Row.nominative & 0x0fff) === 0 && !isLoose);
  if (has(/^(?:ich|wir)$/)) return { wanted: Feature.first | Feature.plural, others: [], isSure };
  if (has(/^du$/)) return { wanted: Feature.second | Feature.plural, others: [third], isSure };
  return { wanted: third, others: [], isSure };
}

/** What the subjects of the verb ask for if they are joined: right before it, first in a clause that ends with it, or right after it. */
function subjectsOf(m: Match): Joined | null {
  if (m.names('two')) {
    const person = m.token('two').lower === 'ich' ? Feature.first : Feature.third;
    return { wanted: person | Feature.plural, others: [], isSure: person === Feature.first };
  }
  const parts = partsOf(m.sentence, m.token('verb'));
  if (!parts) return null;
  const { before, after, isOpened } = parts;
  if (isOpened || before.length === 3) return joinedAt(m, before, 0);
  const inverted = before.length === 1 || parts.start === m.token('verb').index ? joinedAt(m, after, 0) : null;
  // "Da kam ein Mann und eine Frau": the verb may agree with the first
  return inverted?.wanted === (Feature.first | Feature.plural) ? inverted : null;
}

/** "Hoffnung und Angst bleibt unser Antrieb": a singular after the verb that may be its subject. */
const hasOtherSubject = (m: Match): boolean =>
  !m.names('two') &&
  (partsOf(m.sentence, m.token('verb'))?.after ?? []).some(
    ({ kind, cells, determiner }) =>
      (kind === 'pronoun' || determiner !== undefined) && (cells & SINGULAR_NOMINATIVE) !== 0,
  );

/** Mein Bruder und meine Schwester kommt; Ich und meine Frau sucht; weil meine Frau und ich arbeitet. */
export const coordinatedSubject = defineRule({
  id: 'de.agreement-subject-verb.coordinated',
  patterns: [
    [
      sentenceStart(),
      tagged(Pos.properNoun).as('one'),
      word('und'),
      oneOf(tagged(Pos.properNoun), words('ich')).as('two'),
      finite().as('verb').mark(),
    ],
    [finite().as('verb').mark()],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (verb.text !== verb.lower || !isVerbForm(verb)) return false;
    const joined = subjectsOf(m);
    if (!joined || ![joined.wanted, ...joined.others].every((person) => neverFinite(verb, person))) return false;
    // "Der Bruder und die Schwester sah er": somebody else may be the subject
    return joined.isSure || !(MAYBE_SUBJECT.test(m.after()?.lower ?? '') || hasOtherSubject(m));
  },
  suggest: (m) => verbFor(m, 'verb', subjectsOf(m)?.wanted ?? 0),
  wrong: [
    ['Mein Bruder und meine Schwester kommt heute später.', 'Mein Bruder und meine Schwester kommen heute später.'],
    ['Der Hund und die Katze schläft auf dem Sofa.', 'Der Hund und die Katze schlafen auf dem Sofa.'],
    ['Anna und Peter hat sich gestern verlobt.', 'Anna und Peter haben sich gestern verlobt.'],
    ['Mein Bruder und ich geht ins Kino.', 'Mein Bruder und ich gehen ins Kino.'],
    ['Meine Nachbarin und ich teilt einen Garten.', 'Meine Nachbarin und ich teilen einen Garten.'],
    ['Du und dein Freund hat den Schlüssel vergessen.', 'Du und dein Freund habt den Schlüssel vergessen.'],
    ['Wir bleiben hier, weil mein Mann und ich arbeitet.', 'Wir bleiben hier, weil mein Mann und ich arbeiten.'],
    ['Am Sonntag hat meine Tante und ich gekocht.', 'Am Sonntag haben meine Tante und ich gekocht.'],
  ],
  right: [
    'Mein Bruder und meine Schwester kommen heute.',
    'Anna und Peter haben sich verlobt.',
    'Das Wenn und das Aber hat er vergessen.',
    'Du und dein Freund haben Zeit.',
    'Mein Freund und Kollege kommt morgen.',
    'Den Sohn und die Tochter trennt nur ein kurzer Weg.',
    'Die Linke und die Rechte trennt nur noch ein Sitz.',
    'Jeder Mann und jede Frau ist willkommen.',
    'Die Mutter und die Tochter sah er oft.',
    'Da kam ein Mann und eine Frau herein.',
  ],
});
