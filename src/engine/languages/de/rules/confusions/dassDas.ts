// das and dass: the conjunction before a verb-final clause.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, Element, oneOf, punctuation, word, words } from '../../../../rules/pattern.ts';
import { isCapitalised, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { clauseEnd, clauseStart, isNoun, isVerbLast, nounReadings } from '../../reading/words.ts';
import sayingVerbs from '../../rows/sayingVerbs.words.tsv';

/** Whether the token is a neuter singular noun. */
export const isNeuter = (token: Token): boolean =>
  isNoun(token) &&
  nounReadings(token).some(({ features }) => (features & Feature.neuter) !== 0 && (features & Feature.singular) !== 0);

const OPEN = listed(
  'etwas nichts alles vieles manches einiges das dasselbe dasjenige dies jenes eines eins keines keins weniges',
);

const SAYING: ReadonlySet<string> = new Set(wordsIn(sayingVerbs));

const CONTENT = listed(
  'klar schön schade gut toll super wichtig möglich wahrscheinlich sicher froh glücklich traurig sauer komisch blöd nett richtig falsch egal stolz überzeugt leid davon dafür daran darauf darüber damit dazu danke',
);

const INDEFINITE = /^(?:etwas|nichts|alles|vieles)$/;

/** A name, or a word that the lexicon lacks, which may be neuter. */
const isUnknown = (token: Token): boolean =>
  token.kind !== 'word' ||
  (token.index > 0 &&
    isCapitalised(token) &&
    (token.pos === Pos.properNoun || !token.readings.some(({ pos }) => pos === Pos.noun || pos === Pos.pronoun)));

/** Whether the clause before the comma calls for a content clause: a verb of saying or feeling, or "es ist schön". */
function asksForContent(match: Match, comma: number): boolean {
  const { tokens } = match.sentence;
  const start = clauseStart(match.sentence, comma - 1);
  const before = tokens.slice(start, comma);
  const last = before[before.length - 1];
  if (!last) return false;
  if (CONTENT.has(last.lower)) return true;
  if (before.slice(-5).some((token) => isNeuter(token) || INDEFINITE.test(token.lower))) return false;
  return (
    before.some((token) => token.readings.some(({ lemma, pos }) => pos === Pos.verb && SAYING.has(lemma))) &&
    !(isNeuter(last) && !canBeFinite(last))
  );
}

/** ", das ihr da seid": the conjunction. */
export const conjunctionDass = defineRule({
  id: 'de.das-dass.conjunction',
  priority: 2,
  pattern: [punctuation(',').as('comma'), word('das').as('das').mark(), anyWord().as('next')],
  where: (m) => {
    const { tokens } = m.sentence;
    const das = m.token('das').index;
    const next = m.token('next');
    if (isFinite(next) || !isVerbLast(m.sentence, das)) return false;
    if (
      isNeuter(next) ||
      next.pos === Pos.adjective ||
      (isCapitalised(next) && !isNoun(next) && next.pos !== Pos.pronoun) ||
      next.lower === 'heißt'
    )
      return false;
    const comma = m.token('comma').index;
    const all = tokens.slice(0, comma);
    // "Das ist doch Quatsch, das ...": the pronoun at the front is not an antecedent
    const before = all[0]?.lower === 'das' && isFinite(all[1]) ? all.slice(1) : all;
    // "Das Problem ist, das ...": what follows is the content of the noun
    const copula = before[before.length - 1];
    if (/^(?:ist|war|bleibt|wäre)$/.test(copula?.lower ?? '') && isNoun(before[before.length - 2])) return true;
    if (OPEN.has(before[before.length - 1]?.lower ?? '') || tokens[clauseEnd(m.sentence, das) - 2]?.lower === 'zu')
      return false;
    if (before.slice(-4).some((token) => isUnknown(token))) return false;
    if (asksForContent(m, comma)) return true;
    return !before.some((token) => isNeuter(token) || OPEN.has(token.lower) || token.pos === Pos.properNoun);
  },
  suggest: () => ['dass'],
  wrong: [
    ['Ich hoffe, das wir uns bald wiedersehen.', 'Ich hoffe, dass wir uns bald wiedersehen.'],
    ['Schade, das du nicht kommen kannst.', 'Schade, dass du nicht kommen kannst.'],
    ['Mir ist aufgefallen, das die Tür offen steht.', 'Mir ist aufgefallen, dass die Tür offen steht.'],
  ],
  right: [
    'Das ist das Auto, das wir gekauft haben.',
    'Ich glaube, das ist falsch.',
    'Es gibt nichts, das mich mehr freut.',
    'Das Kind, das du gesehen hast, ist mein Neffe.',
  ],
});

const FEELING =
  /^(?:schade|schön|gut|toll|super|klar|froh|sicher|wichtig|möglich|leid|traurig|komisch|blöd|egal|glücklich|dankbar|danke|entschuldigung|sorry|zufrieden|erleichtert|enttäuscht|überzeugt|stolz|sauer|bescheid)$/;

/** Nouns that take a content clause; as none is neuter, "das" cannot be their relative pronoun. */
const CONTENT_BEFORE = listed(
  'grund angst hoffnung meinung idee eindruck vorteil nachteil wunsch tatsache hauptsache beweis gedanke befürchtung vermutung chance gefahr vorteil',
);
/** The same, but neuter: only with "ist" in between is it certain that a content clause follows. */
const NEUTER_CONTENT = listed('problem ziel gute schöne schlimme wichtigste schönste beste schlimmste ergebnis gefühl');

/** Words that open a clause themselves ("ob das ich war"), or in which an order like "Hat das er gesagt?" can stand. */
const OPENS_CLAUSE = listed(
  'ob dass wenn weil da als wie was wer wo wohin woher wann warum wieso weshalb während bevor nachdem damit sodass falls obwohl bis seit seitdem sobald solange sofern indem wobei wodurch womit und oder aber denn sondern doch ist war sind waren hat hatte kann soll will muss',
);

/**
 * What can stand before a missing ", dass" whatever it means: no noun or preposition, whose relative pronoun "das" could be,
 * and no opener.
 */
const isBeforeDass = (token: Token): boolean =>
  token.kind === 'word' &&
  !isNoun(token) &&
  !isUnknown(token) &&
  !OPENS_CLAUSE.has(token.lower) &&
  !token.readings.some(({ pos }) => pos === Pos.preposition);

/** "ich weiß das du": the conjunction with its comma missing. */
export const conjunctionDassNoComma = defineRule({
  id: 'de.das-dass.conjunction-comma',
  priority: 2,
  patterns: [
    [
      new Element(
        (token) =>
          token.kind === 'word' &&
          (FEELING.test(token.lower) ||
            CONTENT_BEFORE.has(token.lower) ||
            NEUTER_CONTENT.has(token.lower) ||
            token.readings.some(({ lemma, pos }) => pos === Pos.verb && SAYING.has(lemma))),
      )
        .as('verb')
        .mark(),
      words('nur sehr auch nicht sofort immer schon so total mir mich dir dich ihm ihn ihr uns euch ist war')
        .repeat(0, 2)
        .mark(),
      word('das').mark(),
      oneOf(
        words('ich du er sie es wir ihr man alle jemand niemand jeder das'),
        words(
          'die der den mein meine dein deine sein seine unser unsere euer eure ihre ein eine kein keine diese dieser',
        ),
      ).as('subject'),
    ],
    // "davon aus das die": what the adverb announces follows as a clause.
    [
      words('davon dafür daran darauf darüber damit dazu dagegen danach darum darin').as('verb').mark(),
      words('aus ab an zu hin').repeat(0, 1).mark(),
      word('das').mark(),
      oneOf(
        words('ich du er sie es wir ihr man alle jemand niemand jeder'),
        words('die der den mein meine dein deine sein seine unser unsere eure ihre eine keine diese dieser'),
      ).as('subject'),
    ],
    // "ich schlage vor das wir": the particle of a verb of saying; behind a comma, "an das er denkt" is a relative clause.
    [
      new Element((token) => token.kind === 'word' && !isNoun(token)).mark(),
      words('vor an mit fest ein zu aus auf').as('particle').mark(),
      word('das').mark(),
      words('ich du er wir man').as('subject'),
      anyWord(),
    ],
    // These are subjects and nothing else: no article or pronoun "das" stands before them.
    [
      new Element(isBeforeDass).as('before').mark(),
      word('das').mark(),
      words('ich du er wir man herr').as('subject'),
      anyWord(),
    ],
  ],
  where: (m) => {
    const subject = m.token('subject');
    if (!m.names('verb')) return isVerbLast(m.sentence, subject.index - 1);
    const end = clauseEnd(m.sentence, subject.index);
    if (
      NEUTER_CONTENT.has(m.token('verb').lower) &&
      !/^(?:ist|war)$/.test(m.sentence.tokens[subject.index - 2]?.lower ?? '')
    )
      return false;
    // "das ihr heiratet": a clause of just a subject and a verb
    if (isFinite(m.after()) && subject.index + 2 !== end) return false;
    return m.after() !== undefined && (isFinite(m.after()) || isVerbLast(m.sentence, subject.index - 1));
  },
  suggest: (m) => {
    const words = m.marked().map((token) => token.text);
    return [`${words.slice(0, -1).join(' ')}, dass`];
  },
  wrong: [
    ['Ich weiß das du recht hast.', 'Ich weiß, dass du recht hast.'],
    ['Wir hoffen das ihr gut angekommen seid.', 'Wir hoffen, dass ihr gut angekommen seid.'],
    ['Ich glaube nicht das er heute noch kommt.', 'Ich glaube nicht, dass er heute noch kommt.'],
    ['Ich schlage vor das wir uns am Montag treffen.', 'Ich schlage vor, dass wir uns am Montag treffen.'],
    ['Ich gehe davon aus das die Kaution überwiesen wird.', 'Ich gehe davon aus, dass die Kaution überwiesen wird.'],
    ['Im Brief steht das ich nicht bezahlt hätte.', 'Im Brief steht, dass ich nicht bezahlt hätte.'],
  ],
  right: [
    'Hoffentlich verstehen das alle.',
    'Wir hoffen das auch.',
    'Glauben Sie das nicht?',
    'Ich frage mich, ob das er war.',
    'Wo steht das Buch das ich suche?',
  ],
});
