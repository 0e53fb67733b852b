// Passives that name who acts, as actives: das Haus wurde von meinem Vater gebaut; mein Vater baute das Haus.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedNominal, listed } from '../../../../rules/ask.ts';
import { anything, sentenceStart } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { type Chunk, chunksOf } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { textOf } from '../clauses/order.ts';
import { inCase, numberIn } from '../nouns/cases.ts';
import agents from '../rows/agents.words.tsv';
import { apart, isOf } from './forms.ts';

const AGENTS: ReadonlySet<string> = new Set(wordsIn(agents));
const AUXILIARIES = listed('wird werden wurde wurden');

/** Pronouns as who acts, with the person of the verb. */
const ACTING: Readonly<Record<string, readonly [text: string, person: number]>> = {
  mir: ['ich', Feature.first | Feature.singular],
  dir: ['du', Feature.second | Feature.singular],
  ihm: ['er', Feature.third | Feature.singular],
  uns: ['wir', Feature.first | Feature.plural],
};
const UNDERGOING: Readonly<Record<string, string>> = {
  er: 'ihn',
  sie: 'sie',
  es: 'es',
  ich: 'mich',
  du: 'dich',
  wir: 'uns',
};

/** Whether somebody is meant who can act: a person, a body of persons, a name. */
function canAct({ noun }: Chunk): boolean {
  if (!noun) return false;
  if (noun.pos === Pos.properNoun) return true;
  return (
    noun.readings.some(({ pos, lemma }) => pos === Pos.noun && AGENTS.has(lemma)) ||
    /(?:innen|frau|mann)$/.test(noun.lower)
  );
}

/** Who acts: the text in the nominative, and the person and number of the verb. */
function actingIn(sentence: Sentence, chunk: Chunk): readonly [text: string, person: number] | null {
  const { tokens } = sentence;
  const pronoun = chunk.to === chunk.from + 2 ? ACTING[tokens[chunk.from + 1]?.lower ?? ''] : undefined;
  if (pronoun && !chunk.noun) return pronoun;
  if (!canAct(chunk) || tokens[chunk.from + 1]?.kind !== 'word') return null;
  if (chunk.noun?.pos === Pos.properNoun && !isPlainName(sentence, chunk)) return null;
  const number = numberIn(chunk, Row.dative, tokens[chunk.from]?.lower);
  const text = inCase(sentence, chunk, Row.dative, Row.nominative);
  return text === null || number === 0 ? null : [text, Feature.third | number];
}

/** A name after "von" that is not followed by more of it: von Anna Berg, not "vom Zoo Berlin" or "von Gieß den Kiez". */
function isPlainName({ tokens }: Sentence, { from, to, noun }: Chunk): boolean {
  const next = tokens[to];
  return (
    tokens[from]?.lower === 'von' &&
    noun !== undefined &&
    noun.text !== noun.text.toUpperCase() &&
    (next === undefined || next.pos === Pos.preposition || next.pos === Pos.adverb || next.pos === Pos.verb)
  );
}

/** What the passive says of: the text in the accusative. */
function undergoingIn(sentence: Sentence, chunk: Chunk): string | null {
  const first = sentence.tokens[chunk.from] as Token;
  if (chunk.kind === 'pronoun') return UNDERGOING[first.lower] ?? null;
  return chunk.kind === 'phrase' && !chunk.isLoose ? inCase(sentence, chunk, Row.nominative, Row.accusative) : null;
}

/** "der Aufruf von Anna": a phrase behind a noun may belong to it. */
const isOfNoun = ({ tokens }: Sentence, at: number, verb: number): boolean =>
  at > verb + 1 && isTaggedNominal(tokens[at - 1]);

/** The verb of a participle; null if it may be several: of geloben and loben the usual one is meant. */
function infinitiveOf({ readings }: Token): string | null {
  const found = readings
    .filter(({ pos, features }) => pos === Pos.verb && (features & Feature.pastParticiple) !== 0)
    .map(({ lemma }) => lemma)
    .sort((a, b) => a.length - b.length);
  const [lemma = null] = found;
  return found.every((each) => each === lemma || each === `ge${lemma}`) ? lemma : null;
}

/** Das Haus wurde von meinem Vater gebaut: mein Vater baute das Haus. */
export const passive = defineRewrite({
  id: 'de.rewrite.passive',
  kind: 'passive',
  pattern: [sentenceStart(), anything()],
  turn: ({ sentence }) => {
    const { tokens, lexicon } = sentence;
    const end = tokens.findIndex(({ kind }) => kind === 'punctuation');
    if (end < 5 || end !== tokens.length - 1) return null;
    const verb = tokens.findIndex(({ lower }) => AUXILIARIES.has(lower));
    const participle = tokens[end - 1] as Token;
    if (verb < 1 || !reads(participle, Pos.verb, Feature.pastParticiple)) return null;
    const [subject, ...more] = chunksOf(sentence, 0, verb);
    const rest = chunksOf(sentence, verb + 1, end - 1);
    const by = rest.find(({ kind, from }) => kind === 'prepositional' && /^vo[nm]$/.test(tokens[from]?.lower ?? ''));
    if (
      !subject ||
      more.length > 0 ||
      !by ||
      isOfNoun(sentence, by.from, verb) ||
      rest.some(({ kind, from }) => kind === 'verb' || kind === 'joint' || tokens[from]?.lower === 'nicht')
    )
      return null;
    const acting = actingIn(sentence, by);
    const object = undergoingIn(sentence, subject);
    const lemma = infinitiveOf(participle);
    if (!acting || object === null || lemma === null) return null;
    const tense = tokens[verb]?.lower.startsWith('wurde') ? Feature.preterite : Feature.present;
    const [form] = lexicon.inflect(lemma, Pos.verb, acting[1] | tense | Feature.indicative);
    const cut = form === undefined ? null : apart(lexicon, form, lemma);
    if (!cut || isOf(tokens[verb + 1], 'werden')) return null;
    const others = [textOf(sentence, verb + 1, by.from), textOf(sentence, by.to, end - 1)];
    const texts = [[acting[0], cut[0], object, ...others, cut[1]].filter((part) => part !== '').join(' ')];
    return { from: 0, to: end - 1, texts };
  },
  wrong: [
    ['Das Haus wurde von meinem Vater gebaut.', 'Mein Vater baute das Haus.'],
    ['Der Brief wird heute von der Chefin geschrieben.', 'Die Chefin schreibt den Brief heute.'],
    ['Die Kinder wurden vom Lehrer gelobt.', 'Der Lehrer lobte die Kinder.'],
    ['Er wurde gestern von der Polizei verhaftet.', 'Die Polizei verhaftete ihn gestern.'],
    ['Der neue Plan wurde von den Bürgern angenommen.', 'Die Bürger nahmen den neuen Plan an.'],
  ],
  right: [
    'Das Haus wurde 1990 gebaut.',
    'Der Name wurde von der Liste gestrichen.',
    'Das Haus wurde nicht von meinem Vater gebaut.',
    'Die Suppe wird von allen gern gegessen, und der Salat bleibt stehen.',
  ],
});

/** Das Haus ist von meinem Vater gebaut worden: mein Vater hat das Haus gebaut. */
export const passivePerfect = defineRewrite({
  id: 'de.rewrite.passive-perfect',
  kind: 'passive',
  pattern: [sentenceStart(), anything()],
  turn: ({ sentence }) => {
    const { tokens, lexicon } = sentence;
    const end = tokens.findIndex(({ kind }) => kind === 'punctuation');
    if (end < 6 || end !== tokens.length - 1 || tokens[end - 1]?.lower !== 'worden') return null;
    const verb = tokens.findIndex(({ lower }) => /^(?:ist|sind|war|waren)$/.test(lower));
    const participle = tokens[end - 2] as Token;
    if (verb < 1 || !reads(participle, Pos.verb, Feature.pastParticiple)) return null;
    const [subject, ...more] = chunksOf(sentence, 0, verb);
    const rest = chunksOf(sentence, verb + 1, end - 2);
    const by = rest.find(({ kind, from }) => kind === 'prepositional' && /^vo[nm]$/.test(tokens[from]?.lower ?? ''));
    if (
      !subject ||
      more.length > 0 ||
      !by ||
      isOfNoun(sentence, by.from, verb) ||
      rest.some(({ kind, from }) => kind === 'verb' || kind === 'joint' || tokens[from]?.lower === 'nicht')
    )
      return null;
    const acting = actingIn(sentence, by);
    const object = undergoingIn(sentence, subject);
    if (!acting || object === null) return null;
    const tense = tokens[verb]?.lower.startsWith('war') ? Feature.preterite : Feature.present;
    const [have] = lexicon.inflect('haben', Pos.auxiliary, acting[1] | tense | Feature.indicative);
    if (have === undefined) return null;
    const others = [textOf(sentence, verb + 1, by.from), textOf(sentence, by.to, end - 2)];
    const texts = [[acting[0], have, object, ...others, participle.text].filter((part) => part !== '').join(' ')];
    return { from: 0, to: end - 1, texts };
  },
  wrong: [
    ['Das Haus ist von meinem Vater gebaut worden.', 'Mein Vater hat das Haus gebaut.'],
    ['Der Brief ist gestern von der Chefin geschrieben worden.', 'Die Chefin hat den Brief gestern geschrieben.'],
    ['Die Kinder waren vom Lehrer gelobt worden.', 'Der Lehrer hatte die Kinder gelobt.'],
  ],
  right: [
    'Das Haus ist 1990 gebaut worden.',
    'Der Name ist von der Liste gestrichen worden.',
    'Das Haus ist nicht von meinem Vater gebaut worden.',
  ],
});
