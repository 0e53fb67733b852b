// Verbs with a reflexive pronoun: where it is missing, and where it belongs to somebody else.
import { Feature } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import type { Chunk } from '../../reading/chunks.ts';
import { type Frame, frameAt, isSureSubject } from '../../reading/frame.ts';
import { Row } from '../../reading/recast.ts';
import reflexiveVerbs from '../../rows/reflexiveVerbs.words.tsv';

const WITH = valuesIn(reflexiveVerbs, 'with');
const PRONOUN: Readonly<Record<string, string>> = {
  ich: 'mich',
  du: 'dich',
  er: 'sich',
  sie: 'sich',
  man: 'sich',
  wir: 'uns',
  ihr: 'euch',
};
const REFLEXIVES = listed('mich dich sich uns euch mir dir einander wen wem wer gegenseitig');
/** An infinitive beside them has a subject of its own: wir ließen sie sich ausruhen. */
const WITH_OTHERS = listed('lassen sehen hören fühlen spüren lehren finden');

const tokensOf = (m: Match, { start, end }: Frame): readonly Token[] => m.sentence.tokens.slice(start, end);

/** Whether the verb of a clause is reflexive there. */
function isReflexive(m: Match, frame: Frame): boolean {
  const asked = frame.lemmas.map((lemma) => WITH.get(lemma));
  if (asked.length === 0 || asked.some((each) => each === undefined)) return false;
  const { tokens } = m.sentence;
  const governs = ({ kind, from }: Chunk, list: ReadonlySet<string>): boolean =>
    (kind === 'prepositional' && list.has(tokens[from]?.lower ?? '')) ||
    new RegExp(`^da(?:r)?(?:${[...list].join('|')})$`).test(tokens[from]?.lower ?? '');
  return asked.every(
    (each) => each === '' || frame.chunks.some((chunk) => governs(chunk, listed((each ?? '').replaceAll('|', ' ')))),
  );
}

/** The subject of the clause, if it is the only phrase that may be one or an object. */
function subjectOf({ chunks }: Frame): Chunk | null {
  const own = chunks.filter(({ kind, cells }) => (kind === 'phrase' || kind === 'pronoun') && (cells & 0xff) !== 0);
  const [subject, more] = own;
  if (!subject || more || subject.isLoose || (subject.cells & Row.nominative) === 0) return null;
  // "wir haben und gefreut": something else was typed in its place
  return chunks.some(({ kind, cells }) => kind === 'mark' || kind === 'joint' || (kind === 'phrase' && cells === 0))
    ? null
    : subject;
}

/** Where the pronoun goes, and how the words there read with it: beeile mich, ich mich; null where none is missing. */
function missing(m: Match): { at: number; text: string } | null {
  const { tokens } = m.sentence;
  const frame = frameAt(m.sentence, m.from);
  if (!frame || frame.isPassive || frame.isVerbFirst) return null;
  const verb = frame.finite;
  // "ich bin damit befasst": no perfect
  if (verb.readings.some(({ lemma }) => lemma === 'sein')) return null;
  // "bei mir bedankt": a person of its own
  const isOwn = ({ lower, index }: Token): boolean =>
    (REFLEXIVES.has(lower) || lower === 'es') &&
    !frame.chunks.some(
      ({ kind, from, to }) => kind === 'prepositional' && from < index && index < to && lower !== 'sich',
    );
  if (tokensOf(m, frame).some(isOwn) || !isReflexive(m, frame)) return null;
  const subject = subjectOf(frame);
  if (!subject) return null;
  const first = tokens[subject.from] as Token;
  const pronoun = subject.noun ? 'sich' : PRONOUN[first.lower];
  if (pronoun === undefined || (first.lower === 'ihr' && !isYours(verb))) return null;
  const isLast = verb.index === frame.end - 1 && subject.to < verb.index;
  const at = isLast || subject.from === verb.index + 1 ? subject.to - 1 : verb.index;
  return { at, text: `${tokens[at]?.text ?? ''} ${pronoun}` };
}

const isYours = (verb: Token): boolean =>
  finiteReadings(verb).some(({ features }) => (features & Feature.second) !== 0 && (features & Feature.plural) !== 0);

/** Ich beeile immer; der Kunde hat über das Essen beschwert; weil ich auf das Fest freue. */
export const missingReflexive = defineRule({
  id: 'de.verb-forms.reflexive-missing',
  after: 'de.verb-forms.reflexive',
  priority: -1,
  patterns: [
    [new Element((token) => isFinite(token) && token.text === token.lower).mark()],
    [words('ich du er sie man wir ihr').mark()],
  ],
  where: (m) => missing(m)?.at === m.from,
  suggest: (m) => [missing(m)?.text ?? ''],
  wrong: [
    ['Ich beeile immer am Morgen.', 'Ich beeile mich immer am Morgen.'],
    ['Der Kunde hat über das Essen beschwert.', 'Der Kunde hat sich über das Essen beschwert.'],
    ['Meine Schwester freut sehr auf den Urlaub.', 'Meine Schwester freut sich sehr auf den Urlaub.'],
    ['Weil ich sehr auf das Fest freue, backe ich.', 'Weil ich mich sehr auf das Fest freue, backe ich.'],
    ['Heute kümmert er um die Kinder.', 'Heute kümmert er sich um die Kinder.'],
    ['Er hat bei mir bedankt.', 'Er hat sich bei mir bedankt.'],
    ['Wir verabschieden heute von der Lehrerin.', 'Wir verabschieden uns heute von der Lehrerin.'],
  ],
  right: [
    'Ich beeile mich immer am Morgen.',
    'Der Kunde hat den Wirt mit der Kritik über das Essen beschwert.',
    'Das freut die Kinder auf dem Hof.',
    'Über das Essen wurde oft geklagt.',
    'Wer kümmert uns schon?',
    'Wir haben und sehr über das Geschenk gefreut.',
    'Du bist nun lange mit der Sache befasst.',
    'Es freut auf jeden Fall die Oma.',
  ],
});

/** "sich" beside ich, du, wir or ihr: Wir haben sich verlaufen. */
function ownPronoun(m: Match): string {
  const frame = frameAt(m.sentence, m.from);
  if (!frame || frame.lemmas.some((lemma) => WITH_OTHERS.has(lemma))) return '';
  const subjects = frame.chunks.filter(isSureSubject);
  const [subject, more] = subjects;
  if (!subject || more || subject.noun || frame.chunks.some(({ kind }) => kind === 'mark' || kind === 'joint'))
    return '';
  const { tokens } = m.sentence;
  const name = tokens[subject.from]?.lower ?? '';
  const before = tokens[m.from - 1];
  if (!/^(?:ich|du|wir)$/.test(name) || before?.lower === 'an' || before?.lower === 'von') return '';
  return PRONOUN[name] ?? '';
}

/** Wir haben sich verlaufen: the pronoun of the one who does it. */
export const wrongReflexive = defineRule({
  id: 'de.verb-forms.reflexive-person',
  pattern: [word('sich').mark()],
  where: (m) => ownPronoun(m) !== '',
  suggest: (m) => [ownPronoun(m)],
  wrong: [
    ['Wir haben sich im Wald verlaufen.', 'Wir haben uns im Wald verlaufen.'],
    ['Ich habe sich sehr geärgert.', 'Ich habe mich sehr geärgert.'],
    ['Warum hast du sich nicht gemeldet?', 'Warum hast du dich nicht gemeldet?'],
  ],
  right: [
    'Sie haben sich im Wald verlaufen.',
    'Ich sehe die Kinder sich freuen.',
    'Wir mögen das Ding an sich sehr.',
    'Du weißt, er hat sich verlaufen.',
  ],
});
