// Commas where two clauses meet without one: er hat gesagt er kommt; wer aufpasst weiß mehr.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite, isOnly, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, Element, tagged, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import {
  endOfFirstClause,
  fits,
  isCluster,
  isSureFinite,
  mayBeNonFinite,
  mayBeRelative,
  opensClause,
  stretchStart,
  verbBefore,
} from '../../reading/boundaries.ts';
import { phraseFrom } from '../../reading/chunks.ts';
import { finite, isBreak, lowerWord } from '../../reading/words.ts';
import { withComma } from './clauses.ts';

const { first, second, third, singular, plural } = Feature;

const PERSONS: Readonly<Record<string, number>> = {
  ich: first | singular,
  du: second | singular,
  er: third | singular,
  man: third | singular,
  wir: first | plural,
  es: third | singular,
  sie: third,
  das: third | singular,
};

/** These words may be an object, too. */
const AMBIGUOUS = listed('es sie das');

/** Words after which a pronoun and its verb go on with the clause: auch er kommt, nur du kannst. */
const LEADING = listed('auch nur selbst sogar schon gerade nicht weder entweder als wie ja nein also dann doch so');

const PARTICLES = listed('ab an auf aus bei ein her hin los mit nach vor weg zu zurück um durch fest statt teil');

/** Whether a clause can end with this word: a participle, an infinitive, a separated particle. */
const endsClause = (token: Token, verb: Token): boolean =>
  token.verbForm !== 0 ||
  (token !== verb && reads(token, Pos.verb, Feature.infinitive)) ||
  (PARTICLES.has(token.lower) && token.index > verb.index + 1);

function isNewClause(m: Match, before: Token, verb: Token): boolean {
  const { tokens } = m.sentence;
  if (isBreak(tokens[verb.index + 1]) && verb.index === before.index + 2) return false;
  if (before.kind !== 'word' || LEADING.has(before.lower) || opensClause(before) || mayBeRelative(before)) return false;
  if (before.pos === Pos.conjunction || before.pos === Pos.subjunction) return false;
  const earlier = verbBefore(m.sentence, before.index + 1);
  if (!earlier) return false;
  const start = tokens[stretchStart(m.sentence, before.index)];
  return earlier === before || !(opensClause(start) || (start && start.index > 0 && mayBeRelative(start)));
}

/** Er hat gesagt er kommt, ich rufe an ich habe Zeit: a pronoun and its verb begin another clause. */
export const newClause = defineRule({
  id: 'de.commas.new-clause',
  category: 'punctuation',
  type: 'typographical',
  after: 'de.commas.main-clauses',
  patterns: [
    [
      anyWord().as('before').mark(),
      words('ich du er man wir es sie das').and(lowerWord()).as('subject').mark(),
      finite().and(lowerWord()).as('verb'),
    ],
    [
      anyWord().as('before').mark(),
      tagged([Pos.determiner]).and(lowerWord()).as('phrase').mark(),
      anyWord().repeat(1, 4),
      finite().and(lowerWord()).as('verb'),
    ],
  ],
  where: (m) => {
    const [before, verb] = [m.token('before'), m.token('verb')];
    if (!isOnly(verb, Pos.verb, Pos.auxiliary) || !isNewClause(m, before, verb)) return false;
    const earlier = verbBefore(m.sentence, before.index + 1) as Token;
    if (m.names('subject')) {
      const subject = m.token('subject').lower;
      if (AMBIGUOUS.has(subject) && !(endsClause(before, earlier) && before.lower !== 'zu')) return false;
      if (before.pos === Pos.preposition && !endsClause(before, earlier)) return false;
      return fits(verb, PERSONS[subject] ?? 0);
    }
    const { tokens } = m.sentence;
    const phrase = phraseFrom(m.sentence, m.token('phrase').index, verb.index);
    if (phrase?.to !== verb.index || mayBeNonFinite(verb)) return false;
    const isPredicate =
      before.pos === Pos.adjective && earlier.readings.some(({ lemma }) => /^(?:sein|werden|bleiben)$/.test(lemma));
    // "er hatte es in sich"
    const isSelf = before.lower === 'sich' && tokens[before.index - 1]?.pos === Pos.preposition;
    if (!endsClause(before, earlier) && !isPredicate && !isSelf) return false;
    // "auf die Bremse": the phrase belongs to the preposition
    if (before.pos === Pos.preposition || m.after()?.kind !== 'word') return false;
    return (
      ((phrase.cells & 0x7) !== 0 && fits(verb, third | singular)) ||
      ((phrase.cells & 0x8) !== 0 && fits(verb, third | plural))
    );
  },
  suggest: withComma,
  wrong: [
    ['Der Arzt hat gesagt wir sollen warten.', 'Der Arzt hat gesagt, wir sollen warten.'],
    ['Ruf mich bitte heute noch an ich bin zu Hause.', 'Ruf mich bitte heute noch an, ich bin zu Hause.'],
    ['Meine Tochter hat uns geholfen sie hatte gerade Zeit.', 'Meine Tochter hat uns geholfen, sie hatte gerade Zeit.'],
    ['Das Wetter war herrlich der Himmel war ganz blau.', 'Das Wetter war herrlich, der Himmel war ganz blau.'],
    ['Wir müssen noch warten der Zug hat Verspätung.', 'Wir müssen noch warten, der Zug hat Verspätung.'],
  ],
  right: [
    'Der Arzt hat gesagt, wir sollen warten.',
    'Das hat nicht nur er gesagt.',
    'Ich weiß, dass du recht hast.',
    'Dort hat auch er gewohnt.',
    'Ich trat auf die Bremse und konnte halten.',
    'Wir müssen den Zug nehmen, der um acht fährt.',
  ],
});

const isOpening = (token: Token | undefined): boolean => opensClause(token) || mayBeRelative(token);

/** Whether the second verb is the finite one of the main clause: not "hätte werden sollen". */
const isMainVerb = (verb: Token, next: Token | undefined): boolean =>
  (isSureFinite(verb) || verb.lower === 'weiß') &&
  !verb.lower.endsWith('lich') &&
  (fits(verb, Feature.indicative | third) || fits(verb, Feature.indicative | first)) &&
  (!mayBeNonFinite(verb) || /^(?:wir|sie)$/.test(next?.lower ?? ''));

/** Wer aufpasst weiß mehr: the verb of a subordinate clause meets that of the main clause. */
export const verbsMeet = defineRule({
  id: 'de.commas.verbs-meet',
  category: 'punctuation',
  type: 'typographical',
  after: 'de.commas.closing',
  pattern: [
    new Element((token) => isSureFinite(token) || (token.pos === Pos.verb && canBeFinite(token))).as('first').mark(),
    finite().and(lowerWord()).as('second').mark(),
    anyWord(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [one, two] = [m.token('first'), m.token('second')];
    if (one.index < 2 || isCluster(one, two) || !isMainVerb(two, m.after(0))) return false;
    // durchlüftet sind: a participle that the lexicon does not know as one
    if (
      two.readings.some(({ lemma }) => /^(?:haben|sein|werden)$/.test(lemma)) &&
      !one.readings.some(({ pos }) => pos === Pos.auxiliary) &&
      /(?:iert|et)$/.test(one.lower)
    )
      return false;
    const start = stretchStart(m.sentence, one.index);
    const opener =
      tokens[start]?.pos === Pos.preposition && mayBeRelative(tokens[start + 1]) ? tokens[start + 1] : tokens[start];
    // "in den Ofen schiebe": the clause was opened before its "und"
    const isOpen =
      isOpening(opener) ||
      (start > 1 &&
        /^(?:und|oder)$/.test(tokens[start - 1]?.lower ?? '') &&
        isOpening(tokens[stretchStart(m.sentence, start - 1)]));
    // "Das wir kommen ist klar": dass is meant
    const isDass = start === 0 && opener?.lower === 'das' && endOfFirstClause(m.sentence, 1) === one.index;
    if (isDass) return true;
    if (!isSureFinite(one)) return false;
    // "die" is an article where no comma or "und" comes before it
    if (
      !isOpen ||
      opener === undefined ||
      (mayBeRelative(opener) &&
        !opensClause(opener) &&
        tokens[start - 1]?.text !== ',' &&
        !/^(?:und|oder)$/.test(tokens[start - 1]?.lower ?? ''))
    )
      return false;
    return !tokens.slice(start, one.index).some((token) => isFinite(token) && token.text === token.lower);
  },
  suggest: (m) => [`${m.text('first')}, ${m.text('second')}`],
  wrong: [
    ['Wer genau aufpasst weiß es schon.', 'Wer genau aufpasst, weiß es schon.'],
    ['Er redet viel, aber was er sagt stimmt selten.', 'Er redet viel, aber was er sagt, stimmt selten.'],
    ['Was er sagt gilt auch für uns.', 'Was er sagt, gilt auch für uns.'],
    ['Das ich nichts verstehe ist klar.', 'Das ich nichts verstehe, ist klar.'],
  ],
  right: [
    'Wer genau hinsieht, entdeckt den Fehler sofort.',
    'Ich weiß, dass er kommen wird und bleibt.',
    'Was wir gesehen haben, war schön.',
    'Alles, was gesagt wurde, stimmt.',
    'Der Saal, der schlecht durchlüftet ist, bleibt zu.',
    'Was hätte aus ihm werden sollen?',
    'Die Frage bleibt bestehen.',
    'An der Tür steht bin gleich zurück.',
    'Und der Hintergrund ist halt viel heller.',
  ],
});
