// A second verb that shares the subject of the first: Der Weg ist steil und verlangen Kraft.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isSureFinite, opensClause } from '../../reading/boundaries.ts';
import { type Chunk, chunksOf } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { clauseEnd, clauseStart, isBreak, neverFinite } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

const SINGULAR = Feature.third | Feature.singular;
const PLURAL = Feature.third | Feature.plural;

const mayBeSubject = ({ kind, cells }: Chunk): boolean =>
  (kind === 'phrase' || kind === 'pronoun') && (cells === 0 || (cells & Row.nominative) !== 0);

/** A finite verb that may look like an infinitive. */
const isPlain = (token: Token): boolean =>
  isSureFinite(token) || (token.pos === Pos.verb && canBeFinite(token) && token.text === token.lower);

/** A subject of the second verb: a noun or a pronoun that stands for one, not "ein neues". */
const isOwn = (tokens: readonly Token[], chunk: Chunk): boolean =>
  mayBeSubject(chunk) &&
  (chunk.noun !== undefined ||
    /^(?:ich|du|er|sie|es|wir|ihr|man|das|die|der|jemand|niemand)$/.test(tokens[chunk.from]?.lower ?? ''));

/** Third person singular or plural where the verb can be only one of them; 0 otherwise. */
function numberOf(verb: Token): number {
  const isOf = (number: number): boolean => finiteReadings(verb).some(({ features }) => (features & number) === number);
  return isOf(SINGULAR) === isOf(PLURAL) ? 0 : isOf(SINGULAR) ? SINGULAR : PLURAL;
}

/** The number of the first verb, if the second one shares its subject and stands in the other number; 0 otherwise. */
function wanted(m: Match): number {
  const { tokens } = m.sentence;
  const [join, verb] = [m.token('join').index, m.token('verb')];
  const start = clauseStart(m.sentence, join);
  const end = clauseEnd(m.sentence, join);
  const isLast = opensClause(tokens[start]);
  const before = tokens.slice(start, isLast ? join - 1 : join);
  const firsts = before.filter((each) => isFinite(each) && each.text === each.lower);
  const first = isLast ? tokens[join - 1] : firsts[0];
  if (!first || firsts.length > (isLast ? 0 : 1) || !isPlain(first)) return 0;
  // "muss arbeiten und kommen", "zu essen und trinken": an infinitive
  // "angegriffen und besiegt", "und um es zu zeigen", "und was geprüft wird"
  if (reads(verb, Pos.verb, Feature.pastParticiple)) return 0;
  if (tokens.slice(join + 1, verb.index).some((each) => opensClause(each) || /^(?:zu|um)$/.test(each.lower))) return 0;
  // "der Bericht, dessen Teile fehlen und ...": the first verb ends a clause of its own
  if (!isLast && first.index === join - 1 && first.index > start + 2) return 0;
  if (!isLast && reads(verb, Pos.verb, Feature.infinitive) && !hasPlainVerb(tokens.slice(start, join), first)) return 0;
  if (isLast ? verb.index !== end - 1 || first.index !== join - 1 : verb.index !== join + 1) return 0;
  // "hier wohnt mein Bruder und arbeiten viele Leute": a subject of its own
  const own = isLast ? chunksOf(m.sentence, join + 1, verb.index) : chunksOf(m.sentence, verb.index + 1, end);
  if (own.length === 0 || own.some((each) => isOwn(tokens, each) && fitsNumber(each, numberOf(verb)))) return 0;
  if (tokens.slice(join + 1, end).some((each) => each !== verb && isFinite(each) && each.text === each.lower)) return 0;
  const front = chunksOf(m.sentence, isLast ? start + 1 : start, first.index);
  const after = isLast ? [] : chunksOf(m.sentence, first.index + 1, join);
  const subjects = [...front, ...after].filter(mayBeSubject);
  const number = numberOf(first);
  // only what agrees with the first verb can be the subject of both
  const isShared = subjects.some((each) => fitsNumber(each, number)) && subjects.every(({ cells }) => cells !== 0);
  return isShared ? number : 0;
}

const fitsNumber = ({ cells }: Chunk, number: number): boolean =>
  cells === 0 || (cells & (number === SINGULAR ? 0x7 : 0x8)) !== 0;

const WITH_INFINITIVE = listed(
  'können müssen sollen wollen dürfen mögen werden lassen gehen helfen sehen hören bleiben lernen brauchen',
);

/** Whether the first verb takes no infinitive and stands alone: er kommt und gehen. */
const hasPlainVerb = (tokens: readonly Token[], first: Token): boolean =>
  !first.readings.some(({ lemma }) => WITH_INFINITIVE.has(lemma)) &&
  !tokens.some(
    ({ lower, verbForm, index }) => lower === 'zu' || (verbForm === Feature.infinitive && index !== first.index),
  );

/** Das Stück ist kurz und verlangen Mut; dass die Gäste kommen und sich freut. */
export const sharedSubject = defineRule({
  id: 'de.agreement-subject-verb.shared',
  after: 'de.agreement-subject-verb.second-verb',
  priority: -1,
  pattern: [
    word('und').as('join'),
    new Element((token) => token.kind === 'word' && token.text === token.lower && !isSureFinite(token)).repeat(0, 6),
    new Element(isPlain).as('verb').mark(),
  ],
  where: (m) => {
    const verb = m.token('verb');
    const number = numberOf(verb) === 0 ? 0 : wanted(m);
    return number !== 0 && neverFinite(verb, number) && !isBreak(verb) && verbFor(m, 'verb', number).length > 0;
  },
  suggest: (m) => verbFor(m, 'verb', wanted(m)),
  wrong: [
    [
      'Der letzte Weg ist sehr steil und verlangen etwas Kraft.',
      'Der letzte Weg ist sehr steil und verlangt etwas Kraft.',
    ],
    ['Jeden Abend kam dein Vater und brachten uns Brot.', 'Jeden Abend kam dein Vater und brachte uns Brot.'],
    [
      'Meine Eltern wohnen in Ulm und hat dort einen Garten.',
      'Meine Eltern wohnen in Ulm und haben dort einen Garten.',
    ],
    [
      'Ich hoffe, dass Sie das Gerät abholen und mir ein neues bringt.',
      'Ich hoffe, dass Sie das Gerät abholen und mir ein neues bringen.',
    ],
  ],
  right: [
    'Hier wohnt mein Bruder und arbeiten viele junge Leute.',
    'Er kam früh und brachte frische Blumen mit.',
    'Meine Mutter kann schwimmen und tauchen ohne Brille.',
    'Der Chor singt und die Kinder tanzen im Saal.',
  ],
});
