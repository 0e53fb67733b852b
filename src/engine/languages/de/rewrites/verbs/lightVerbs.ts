// A verb of little meaning and a noun, for the verb that the noun comes from: zur Anwendung bringen, anwenden.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { word } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { recordsOf, rowsOfWords } from '../../../../rules/wordRows.ts';
import { mayBeRelative } from '../../reading/boundaries.ts';
import { phraseFrom } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { inCase } from '../nouns/cases.ts';
import table from '../rows/lightVerbs.words.tsv';
import { isOf, particleOf } from './forms.ts';
import { atEnd, clauseFrom, clauseTo, inSecond, isAlone, rebuilt, type Target, targetOf } from './replace.ts';

const TIMES = /^(?:zeit|stunden?|minuten?|tage?n?|wochen?|monate?n?|jahre?n?|sekunden?)$/;

interface Light {
  /** The verb of little meaning. */
  lemma: string;
  target: Target;
  /** What belongs to the noun becomes the object: die Prüfung der Daten, die Daten prüfen. */
  hasGenitive: boolean;
}

const lights = new Map<unknown, Light>();

/** Key of a phrase: its words in small letters. */
const phraseOf = (slug: string): readonly string[] => slug.toLowerCase().split('_').slice(0, -1);

const rows = rowsOfWords(table, ({ word: slug }) => [
  phraseOf(slug).map((place, i, all) =>
    word(...place.split('|')).as(i === 0 ? 'first' : i === all.length - 1 ? 'noun' : 'middle'),
  ),
]);

for (const [i, { word: slug, verb = '', object }] of recordsOf(table).entries()) {
  const lemma = slug.split('_').at(-1) ?? '';
  const light = { lemma, target: targetOf(verb), hasGenitive: object === 'genitive' };
  for (const pattern of rows[i]?.patterns ?? []) lights.set(pattern, light);
}

/** Zur Anwendung bringen: anwenden; eine Prüfung der Daten vornehmen: die Daten prüfen. */
export const lightVerb = defineRewrite({
  id: 'de.rewrite.light-verb',
  kind: 'nominal',
  rows,
  turn: (m) => {
    const light = lights.get(m.pattern);
    return light ? turned(m, light) : null;
  },
});

/** The verb of a clause: written as one word, or without its particle and that particle. */
interface Found {
  verb: Token;
  particle: Token | undefined;
}

function verbOf(sentence: Sentence, lemma: string, from: number, to: number): Found | null {
  const { tokens, lexicon } = sentence;
  const inner = tokens.slice(from, to);
  const whole = inner.filter((token) => isOf(token, lemma) && token.text === token.lower);
  if (whole.length === 1) return { verb: whole[0] as Token, particle: undefined };
  const prefix = particleOf(lexicon, lemma);
  const last = tokens[to - 1];
  if (whole.length > 1 || !prefix || last?.lower !== prefix) return null;
  const bare = inner.filter((token) => isOf(token, lemma.slice(prefix.length)) && isFinite(token));
  return bare.length === 1 ? { verb: bare[0] as Token, particle: last } : null;
}

function turned(m: Match, { lemma, target, hasGenitive }: Light): Turn | null {
  const { sentence, from, to } = m;
  const { tokens } = sentence;
  const before = tokens[from - 1];
  // "große Hilfe leisten", "keine Anwendung finden": what describes the noun would be lost
  if (before && (before.pos === Pos.determiner || before.pos === Pos.adjective || before.pos === Pos.numeral))
    return null;
  const [start, end] = [clauseFrom(sentence, from), clauseTo(sentence, to - 1)];
  // "viel Zeit in Anspruch nehmen": it takes time, nobody uses it
  if (lemma === 'nehmen' && tokens.slice(start, end).some(({ lower }) => TIMES.test(lower))) return null;
  const found = verbOf(sentence, lemma, start, end);
  const changes = new Map<number, string>();
  for (let at = from; at < to; at++) changes.set(at, '');
  let behind = to;
  if (hasGenitive) {
    const phrase = phraseFrom(sentence, to, end);
    const object =
      phrase && (phrase.cells & Row.genitive) !== 0 ? inCase(sentence, phrase, Row.genitive, Row.accusative) : null;
    if (!phrase || object === null) return null;
    for (let at = phrase.from; at < phrase.to; at++) changes.set(at, at === phrase.from ? object : '');
    behind = phrase.to;
  } else if (
    reads(tokens[to], Pos.determiner) &&
    phraseFrom(sentence, to, end)?.cells !== undefined &&
    !mayFollow(sentence, to, end)
  )
    return null;
  if (!found || (tokens[end]?.text === ',' && behind === end && mayBeRelative(tokens[end + 1]))) return null;
  const { verb, particle } = found;
  if (verb.index >= to) {
    // "Zur Verteilung kamen viele": the verb is in second place; "hat Anwendung gefunden": the passive takes another auxiliary
    if (
      (from === start && isFinite(verb)) ||
      (target.isPassive && !isOfBecoming(lemma) && !isFinite(verb) && isHad(sentence, start, end))
    )
      return null;
    const ending = atEnd(sentence, verb, lemma, target);
    if (!ending) return null;
    const all = new Map([...changes, ...ending]);
    return { from, to: verb.index, texts: [rebuilt(sentence, from, verb.index, all)] };
  }
  if (!isFinite(verb) || !isAlone(sentence, verb)) return null;
  if (particle) changes.set(particle.index, '');
  // "bringt das zur Anwendung in der Praxis": the new particle would not stand last
  const last = particle ? particle.index + 1 : behind;
  if (particle && behind !== particle.index) return null;
  return last === end || (!target.isPassive && particleOf(sentence.lexicon, target.infinitive) === '')
    ? inSecond(sentence, verb, target, changes, last)
    : null;
}

const isOfBecoming = (lemma: string): boolean => /^(?:kommen|gelangen|geraten)$/.test(lemma);

const isHad = ({ tokens }: Sentence, from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isOf(token, 'haben'));

/** An object of the verb after the noun, not a genitive of the noun: zum Ausdruck den Dank. */
const mayFollow = (sentence: Sentence, from: number, end: number): boolean =>
  ((phraseFrom(sentence, from, end)?.cells ?? Row.genitive) & Row.genitive) === 0;
