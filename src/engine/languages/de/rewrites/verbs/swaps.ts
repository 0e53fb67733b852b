// Verbs that others replace in the same form: veräußern, verkaufen.
import { Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { lemma } from '../../../../rules/pattern.ts';
import { isCapitalised } from '../../../../rules/token.ts';
import { recordsOf, rowsOfWords, type WordTable } from '../../../../rules/wordRows.ts';
import { mayBeRelative, opensClause } from '../../reading/boundaries.ts';
import colloquial from '../rows/colloquialVerbs.words.tsv';
import plain from '../rows/verbs.words.tsv';
import { particleOf } from './forms.ts';
import { atEnd, clauseFrom, clauseTo, inSecond, isAlone, rebuilt, targetOf } from './replace.ts';

/** The rows of a table, and what they make of a match. */
function swapping(table: WordTable) {
  const verbs = new Map(recordsOf(table).map(({ word, verb = '' }) => [word, verb] as const));
  return {
    rows: rowsOfWords(table, ({ word }) => [[lemma(word).as('verb')]]),
    turn: (m: Match): Turn | null => {
      const own = m.token('verb').readings.find((reading) => reading.pos === Pos.verb && verbs.has(reading.lemma));
      return own ? swapped(m, own.lemma, verbs.get(own.lemma) ?? '') : null;
    },
  };
}

function swapped(m: Match, from: string, into: string): Turn | null {
  const { sentence } = m;
  const { tokens } = sentence;
  const verb = m.token('verb');
  if (verb.pos !== Pos.verb || (verb.text !== verb.lower && verb.index > 0)) return null;
  const target = targetOf(into);
  const [start, end] = [clauseFrom(sentence, verb.index), clauseTo(sentence, verb.index)];
  const opener = tokens[start];
  const isOpened = opensClause(opener) || (start > 0 && mayBeRelative(opener));
  // "an uns übermittelte Nachrichten": a participle before its noun
  const next = tokens[verb.index + 1];
  if (
    next &&
    isCapitalised(next) &&
    verb.readings.some((each) => each.pos === Pos.adjective && (each.features & Group.case) !== 0)
  )
    return null;
  const particle = particleOf(sentence.lexicon, into);
  const isSecond =
    isFinite(verb) &&
    verb.verbForm === 0 &&
    (isAlone(sentence, verb) || (particle === '' && !isOpened)) &&
    !(isOpened && verb.index === end - 1);
  if (!isSecond) {
    const changes = atEnd(sentence, verb, from, target);
    if (!changes) return null;
    const first = Math.min(...changes.keys());
    return { from: first, to: verb.index, texts: [rebuilt(sentence, first, verb.index, changes)] };
  }
  if (particle === null || tokens[end]?.text === ':') return null;
  return inSecond(sentence, verb, target, new Map(), particle === '' ? verb.index + 1 : end);
}

/** Die Erben veräußern das Haus: die Erben verkaufen das Haus. */
export const plainVerb = defineRewrite({ id: 'de.rewrite.plain-verb', kind: 'simple', ...swapping(plain) });

/** Wir kriegen Besuch: wir bekommen Besuch. */
export const formalVerb = defineRewrite({ id: 'de.rewrite.formal-verb', kind: 'formal', ...swapping(colloquial) });
