// One long sentence cut in two, where a further main clause begins or a clause that can become one.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { punctuation, word } from '../../../../rules/pattern.ts';
import type { Sentence } from '../../../../rules/token.ts';
import { mayBeRelative, opensClause } from '../../reading/boundaries.ts';
import { phraseFrom } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { capital } from '../../reading/words.ts';
import { clauseFrom } from '../verbs/replace.ts';
import { inverted, subjectFirst, verbLastFrom } from './order.ts';

/** Sentences up to this many words stay whole, and no part may be shorter than the other number. */
const LONG = 28;
const SHORTEST = 7;

const wordsIn = ({ tokens }: Sentence, from: number, to: number): number =>
  tokens.slice(from, to).filter(({ kind }) => kind !== 'punctuation').length;

/** Whether the sentence is long, ends with a full stop, and has enough words on both sides of a place. */
function isWorthCutting(sentence: Sentence, before: number, behind: number): boolean {
  const { tokens } = sentence;
  const end = tokens.length;
  return (
    tokens[end - 1]?.text === '.' &&
    !tokens.some(({ text }) => /^[:()"„“»«–—]$/.test(text)) &&
    wordsIn(sentence, 0, end) > LONG &&
    wordsIn(sentence, 0, before) >= SHORTEST &&
    wordsIn(sentence, behind, end) >= SHORTEST
  );
}

/** Connectors that open a clause with its verb at the end, and the adverbs that say the same before a main clause. */
const ADVERBS: Readonly<Record<string, string>> = {
  weshalb: 'Deshalb',
  weswegen: 'Deswegen',
  sodass: 'Deshalb',
  wobei: 'Dabei',
  wodurch: 'Dadurch',
  womit: 'Damit',
  woraufhin: 'Daraufhin',
  wofür: 'Dafür',
  wogegen: 'Dagegen',
  woran: 'Daran',
  worauf: 'Darauf',
  woraus: 'Daraus',
  wozu: 'Dazu',
};

/** ..., weshalb die Straße gesperrt blieb: ... Deshalb blieb die Straße gesperrt. */
export const splitRelative = defineRewrite({
  id: 'de.rewrite.split-relative',
  kind: 'split',
  pattern: [punctuation(','), word(...Object.keys(ADVERBS)).as('connector')],
  turn: (m) =>
    cutAt(m, (sentence, from) => {
      const clause = verbLastFrom(sentence, from);
      if (clause?.to !== sentence.tokens.length - 1) return null;
      return { to: clause.to, text: `${ADVERBS[m.token('connector').lower]} ${inverted(clause)}` };
    }),
  wrong: [
    [
      'In der Nacht zum Sonntag ist in der Altstadt wegen eines technischen Fehlers eine große Leitung unter der Brücke am Markt gebrochen, weshalb die Straße bis zum Montag gesperrt blieb.',
      'In der Nacht zum Sonntag ist in der Altstadt wegen eines technischen Fehlers eine große Leitung unter der Brücke am Markt gebrochen. Deshalb blieb die Straße bis zum Montag gesperrt.',
    ],
    [
      'Der neue Besitzer hat in den letzten beiden Jahren das alte Haus am Rand des Dorfes mit viel Geduld und mit eigenen Händen vollständig erneuert, wobei ihm viele Nachbarn aus dem Dorf halfen.',
      'Der neue Besitzer hat in den letzten beiden Jahren das alte Haus am Rand des Dorfes mit viel Geduld und mit eigenen Händen vollständig erneuert. Dabei halfen ihm viele Nachbarn aus dem Dorf.',
    ],
    [
      'Im vergangenen Sommer hat es in der ganzen Region über viele Wochen hinweg fast gar nicht geregnet und war dazu noch ungewöhnlich heiß, sodass die Bauern auf ihren Feldern kaum etwas ernteten.',
      'Im vergangenen Sommer hat es in der ganzen Region über viele Wochen hinweg fast gar nicht geregnet und war dazu noch ungewöhnlich heiß. Deshalb ernteten die Bauern auf ihren Feldern kaum etwas.',
    ],
  ],
  right: [
    'Es regnete, weshalb das Fest ausfiel.',
    'Er fragte, wobei er lachte.',
    'Wir blieben zu Hause, sodass niemand fror.',
  ],
});

/** ..., weil er krank war: ... Denn er war krank. */
export const splitReason = defineRewrite({
  id: 'de.rewrite.split-reason',
  kind: 'split',
  pattern: [punctuation(','), word('weil', 'da')],
  turn: (m) =>
    cutAt(m, (sentence, from) => {
      const clause = verbLastFrom(sentence, from);
      const text = clause?.to === sentence.tokens.length - 1 ? subjectFirst(sentence, clause) : null;
      return clause && text !== null ? { to: clause.to, text: `Denn ${text}` } : null;
    }),
  wrong: [
    [
      'Am Montag hat die Leitung der Schule alle Eltern der dritten Klasse mit einem langen Brief um eine kleine Spende für die Reise gebeten, weil das Geld der Gemeinde leider schon seit Wochen nicht reicht.',
      'Am Montag hat die Leitung der Schule alle Eltern der dritten Klasse mit einem langen Brief um eine kleine Spende für die Reise gebeten. Denn das Geld der Gemeinde reicht leider schon seit Wochen nicht.',
    ],
    [
      'Die Leute aus dem Haus gegenüber haben am letzten Wochenende die ganze Nacht laut gefeiert und dabei auf der Straße gesungen, weil sie nach einem Jahr endlich ihre Wohnung bekommen haben.',
      'Die Leute aus dem Haus gegenüber haben am letzten Wochenende die ganze Nacht laut gefeiert und dabei auf der Straße gesungen. Denn sie haben nach einem Jahr endlich ihre Wohnung bekommen.',
    ],
    [
      'Nach dem Essen ging mein Vater mit dem Hund trotz des Regens noch einmal um den See und kam erst sehr spät wieder nach Hause, weil er mit einem Nachbarn über den Garten redete.',
      'Nach dem Essen ging mein Vater mit dem Hund trotz des Regens noch einmal um den See und kam erst sehr spät wieder nach Hause. Denn er redete mit einem Nachbarn über den Garten.',
    ],
  ],
  right: ['Er fehlt, weil er krank ist.', 'Sie bleibt, da es regnet.', 'Wir gehen, weil es spät ist.'],
});

/** ..., und die Kinder blieben bei der Oma: ... Die Kinder blieben bei der Oma. */
export const splitJoined = defineRewrite({
  id: 'de.rewrite.split-joined',
  kind: 'split',
  patterns: [
    [punctuation(','), word('und', 'aber', 'denn', 'doch').as('connector')],
    [word('und').as('connector')],
    [punctuation(';').as('connector')],
  ],
  turn: (m) =>
    cutAt(m, (sentence, from) => {
      const isMarked = sentence.tokens[m.from]?.kind === 'punctuation';
      if (!opensMainClause(sentence, from) || (!isMarked && isSubordinate(sentence, m.from))) return null;
      const first = sentence.tokens[from]?.text ?? '';
      const connector = m.token('connector').lower;
      const keeps = /^(?:aber|denn|doch)$/.test(connector);
      return { to: from + 1, text: keeps ? `${capital(connector)} ${first}` : capital(first) };
    }),
  wrong: [
    [
      'Am ersten Tag der Ferien fuhren meine Eltern mit dem Zug über München und Salzburg bis nach Wien zu ihren alten Freunden, und die Kinder blieben bei der Oma auf dem Land.',
      'Am ersten Tag der Ferien fuhren meine Eltern mit dem Zug über München und Salzburg bis nach Wien zu ihren alten Freunden. Die Kinder blieben bei der Oma auf dem Land.',
    ],
    [
      'Der Verein hat in diesem Jahr viele neue Mitglieder aus allen Teilen der Stadt gewonnen und mehrere große Feste gefeiert, aber er hat noch immer keinen eigenen Raum für seine Treffen.',
      'Der Verein hat in diesem Jahr viele neue Mitglieder aus allen Teilen der Stadt gewonnen und mehrere große Feste gefeiert. Aber er hat noch immer keinen eigenen Raum für seine Treffen.',
    ],
    [
      'Die neue Ärztin arbeitet seit dem Herbst an drei Tagen in der Woche in der Praxis am Markt und die Leute aus den Dörfern sind froh über die kurzen Wege.',
      'Die neue Ärztin arbeitet seit dem Herbst an drei Tagen in der Woche in der Praxis am Markt. Die Leute aus den Dörfern sind froh über die kurzen Wege.',
    ],
  ],
  right: [
    'Es regnete, und wir blieben zu Hause.',
    'Er kam spät, aber er hatte Kuchen dabei.',
    'Die Katze schläft und der Hund bellt.',
  ],
});

type Cut = (sentence: Sentence, from: number) => { to: number; text: string } | null;

/** Puts a full stop in place of the mark or conjunction of a match, and what `cut` makes of the words behind it. */
function cutAt({ sentence, from, to }: Match, cut: Cut): Turn | null {
  if (!isWorthCutting(sentence, from, to)) return null;
  const { tokens } = sentence;
  const before = tokens[from - 1];
  if (before?.kind !== 'word') return null;
  const second = cut(sentence, to);
  if (!second) return null;
  return { from: from - 1, to: second.to - 1, texts: [`${before.text}. ${second.text}`] };
}

/** Whether the words before "und" may be a clause with its verb at the end: wenn ich hier stehe und die Leute ... */
function isSubordinate(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const first = tokens[clauseFrom(sentence, at - 1)];
  return opensClause(first) || ((first?.index ?? 0) > 0 && mayBeRelative(first)) || isFinite(tokens[at - 1]);
}

const PRONOUN = /^(?:ich|er|sie|es|wir|man|das|dies)$/;

/** Whether a subject and its finite verb stand here: only a main clause begins so. */
function opensMainClause(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!first || first.kind !== 'word') return false;
  if (PRONOUN.test(first.lower) && isVerbAt(sentence, from + 1)) return true;
  const phrase = phraseFrom(sentence, from, tokens.length);
  if (!phrase?.determiner || (phrase.cells & Row.nominative) === 0) return false;
  let at = phrase.to;
  // "die Leute aus den Dörfern sind"
  const next = tokens[at];
  if (next && /^(?:aus|in|von|im|am|vom|mit)$/.test(next.lower))
    at = phraseFrom(sentence, at + 1, tokens.length)?.to ?? at;
  return isVerbAt(sentence, at);
}

/** A finite verb with more words behind it: what ends a clause may be of a subordinate one. */
function isVerbAt({ tokens }: Sentence, at: number): boolean {
  const [verb, next] = [tokens[at], tokens[at + 1]];
  return verb !== undefined && isFinite(verb) && verb.text === verb.lower && next?.kind === 'word';
}
