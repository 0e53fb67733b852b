// Commas that German grammar asks for: before and after subordinate clauses, relative clauses, infinitive groups, and
// before aber and sondern.
import { Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import {
  anyWord,
  Element,
  form,
  lemmas,
  not,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../pattern.ts';
import {
  canBeFinite,
  canBeSubject,
  clauseEnd,
  clauseStart,
  finite,
  isBreak,
  isFinite,
  isNoun,
  isSubjectPronoun,
  isVerbLast,
  listed,
  noun,
} from './words.ts';

/** Words that may stand before a conjunction with no comma between: nur wenn, auch weil, als ob, und dass. */
const OPENERS = listed(
  'und oder aber denn sondern sowie als wie auch nur erst schon selbst gerade besonders insbesondere vor allem außer ohne statt anstatt auf bis so je immer jedes mal kurz lange bereits noch eben genau ganz vielmehr weder entweder sowohl doch ja nein nicht egal höchstens mindestens zumindest nämlich vorausgesetzt jedenfalls allein bloß sogar tage tag wochen woche monate monat jahre jahr stunden stunde minuten minute jahren tagen stunden gleich sofort unmittelbar direkt teil umso dadurch je teils auch da weil dass wenn ob obwohl indem damit nachdem bevor falls sobald solange sodass während dann also gut schade vielleicht wahrscheinlich meist meistens vorher nachher insofern insoweit dafür angenommen geschweige seit',
);

const opensNothing = (match: Match, name: string): boolean => {
  const token = match.token(name);
  return (
    !OPENERS.has(token.lower) &&
    token.pos !== Pos.preposition &&
    token.pos !== Pos.subjunction &&
    token.pos !== Pos.conjunction
  );
};

const withComma = (match: Match): string[] => {
  const [first, ...rest] = match.marked();
  return first ? [`${first.text}, ${rest.map((token) => token.text).join(' ')}`] : [];
};

/** Ich weiß nicht ob: no comma before a conjunction. */
export const beforeConjunction = defineRule({
  id: 'de.commas.conjunction',
  patterns: [
    [anyWord().as('before').mark(), words('dass weil obwohl sodass').as('conjunction').mark()],
    [
      anyWord().as('before').mark(),
      words('ob wenn bevor nachdem falls sobald solange damit').as('conjunction').mark(),
      not(punctuation(',', '.', ':')),
    ],
  ],
  where: (m) => {
    const before = m.token('before');
    const conjunction = m.token('conjunction');
    if (
      /^(?:nicht|gut|schade|dann|dafür)$/.test(before.lower)
        ? !/^(?:dass|ob)$/.test(conjunction.lower)
        : !opensNothing(m, 'before')
    )
      return false;
    if (before.lower === 'nicht' && !hasVerbBefore(m, before.index)) return false;
    const next = m.sentence.tokens[conjunction.index + 1];
    if (
      isBreak(next) ||
      (/^(?:nicht|möglich|nötig|überhaupt|auch|auf|gewünscht|erforderlich|notwendig)$/.test(next?.lower ?? '') &&
        conjunction.lower !== 'dass')
    )
      return false;
    if (clauseStart(m.sentence, before.index) === before.index && !isFinite(before)) return false;
    if (conjunction.lower === 'damit')
      return isVerbLast(m.sentence, conjunction.index) && canBeSubject(next) && !isFinite(before);
    return isVerbLast(m.sentence, conjunction.index) || conjunction.lower === 'dass' || conjunction.lower === 'weil';
  },
  suggest: withComma,
  wrong: [
    ['Ich weiß nicht ob er kommt.', 'Ich weiß nicht, ob er kommt.'],
    ['Sie blieb zu Hause weil sie krank war.', 'Sie blieb zu Hause, weil sie krank war.'],
    ['Gib mir Bescheid wenn du da bist.', 'Gib mir Bescheid, wenn du da bist.'],
  ],
  right: [
    'Ich komme nur, wenn du auch kommst, und auch wenn es regnet.',
    'Er tut so, als ob er schliefe.',
    'Falls nötig, rufe ich an, sobald ich da bin.',
    'Damit habe ich gerechnet.',
  ],
});

const hasVerbBefore = (match: Match, at: number): boolean =>
  match.sentence.tokens.slice(clauseStart(match.sentence, at), at).some((token) => isFinite(token));

const ASKING = lemmas(
  'wissen sagen fragen erklären zeigen verstehen sehen erzählen mitteilen verraten merken schreiben überlegen begreifen prüfen beschreiben erfahren hören herausfinden lernen vergessen vorstellen ahnen entscheiden schauen nachsehen',
);

/** Sagen Sie mir wann er kommt: an indirect question. */
export const indirectQuestion = defineRule({
  id: 'de.commas.indirect-question',
  pattern: [
    ASKING.as('verb'),
    words(
      'sie du ich wir er man mir uns ihm ihnen euch dir ihr bitte einfach mal nicht noch jetzt gar genau auch sofort kurz gern',
    ).repeat(0, 4),
    words(
      'wann warum wieso weshalb wo wohin woher wie wer wen wem was welche welcher welches welchen wozu womit wofür woran worauf',
    ).as('question'),
    anyWord().as('next'),
  ],
  where: (m) => {
    const question = m.token('question');
    const { tokens } = m.sentence;
    const next = m.token('next');
    if (/^(?:viel|wenig|gesagt|auch|immer)$/.test(next.lower) && question.lower === 'was') return false;
    if (isFinite(next) || (isSubjectPronoun(next) && isBreak(tokens[next.index + 1]))) return false;
    if (question.lower === 'was' && !isSubjectPronoun(next)) return false;
    return isVerbLast(m.sentence, question.index);
  },
  suggest: (m) => {
    const before = m.sentence.tokens[m.token('question').index - 1];
    return before
      ? [
          `${m.sentence.text.slice(m.sentence.tokens[m.from]?.start ?? 0, before.end)}, ${m.text('question')} ${m.text('next')}`,
        ]
      : [];
  },
  wrong: [
    ['Sag mir bitte wann du ankommst.', 'Sag mir bitte, wann du ankommst.'],
    ['Ich weiß nicht warum der Drucker streikt.', 'Ich weiß nicht, warum der Drucker streikt.'],
    ['Wir fragen uns wie das passieren konnte.', 'Wir fragen uns, wie das passieren konnte.'],
  ],
  right: ['Sag mir bitte, wann du ankommst.', 'Sie wissen wie immer alles besser.', 'Weißt du was?'],
});

/** der Kollege der mir half: a relative clause. */
export const relativeClause = defineRule({
  id: 'de.commas.relative',
  patterns: [
    [
      noun().as('noun').mark(),
      words('der die das den dem denen').as('relative').mark(),
      oneOf(
        words(
          'ich du er sie es wir ihr man mir dir ihm uns euch ihnen sich mich dich ihn nicht auch immer gerade heute gestern noch schon hier dort so sehr damals früher jetzt nie uns bei mit in aus auf an von',
        ),
      ),
    ],
    [
      noun().as('noun').mark(),
      words('in an auf mit von bei aus für über').mark(),
      words('der dem denen deren dessen').as('relative').mark(),
      words('ich du er sie es wir ihr man sich mich uns nicht'),
    ],
  ],
  where: (m) => {
    const relative = m.token('relative').index;
    const head = m.token('noun');
    if (!isVerbLast(m.sentence, relative)) return false;
    const { tokens } = m.sentence;
    const next = tokens[relative + 1];
    // "das Bild der in Berlin lebenden Frau": an article whose noun comes later
    if (
      next &&
      /^(?:bei|mit|in|aus|auf|an|von|so|sehr|noch|schon|gerade|immer|nicht|hier|dort|heute|gestern|damals|früher|jetzt|nie|auch)$/.test(
        next.lower,
      )
    ) {
      const end = clauseEnd(m.sentence, relative);
      if (
        tokens
          .slice(relative + 2, end)
          .some((token, i, all) => (token.pos === Pos.adjective || token.verbForm !== 0) && isNoun(all[i + 1]))
      )
        return false;
    }
    const start = clauseStart(m.sentence, head.index);
    return hasVerbBefore(m, head.index) || start < head.index;
  },
  suggest: withComma,
  wrong: [
    ['Das ist die Frau die mir geholfen hat.', 'Das ist die Frau, die mir geholfen hat.'],
    ['Ich suche den Schlüssel den du mir gegeben hast.', 'Ich suche den Schlüssel, den du mir gegeben hast.'],
    ['Wir wohnen in einem Haus das sehr alt ist.', 'Wir wohnen in einem Haus, das sehr alt ist.'],
  ],
  right: [
    'Das ist die Frau, die mir geholfen hat.',
    'Das Bild der in Berlin lebenden Malerin hängt hier.',
    'Den Schlüssel hat der Nachbar.',
  ],
});

const SUBORDINATORS =
  'obwohl wenn weil nachdem bevor als falls sobald solange während da dass ob seit sofern indem damit';

/** Obwohl es geregnet hat war es schön: after a clause at the front. */
export const afterClause = defineRule({
  id: 'de.commas.after-clause',
  pattern: [
    sentenceStart(),
    words(SUBORDINATORS).as('conjunction'),
    new Element((token) => token.kind !== 'punctuation' && !isFinite(token)).repeat(1, 15),
    new Element((token) => token.kind === 'word' && canBeFinite(token)).as('first').mark(),
    finite().as('second').mark(),
    oneOf(
      words(
        'ich du er sie es wir ihr man das die der ein eine mein meine unser unsere dein deine alle niemand jeder mir uns ihm bitte sich nicht dies diese',
      ),
      noun(),
    ),
  ],
  where: (m) =>
    !/^(?:haben|sein|werden|hätten|wären|würden)$/.test(m.token('second').lower) || m.token('first').verbForm === 0,
  suggest: withComma,
  wrong: [
    ['Weil der Zug Verspätung hatte kam ich zu spät.', 'Weil der Zug Verspätung hatte, kam ich zu spät.'],
    ['Bevor wir fahren müssen wir noch tanken.', 'Bevor wir fahren, müssen wir noch tanken.'],
    ['Nachdem er gegessen hatte ging er ins Bett.', 'Nachdem er gegessen hatte, ging er ins Bett.'],
  ],
  right: [
    'Weil der Zug Verspätung hatte, kam ich zu spät.',
    'Während der Fahrt haben wir gelesen.',
    'Wenn er kommen will, ist das gut.',
  ],
});

/** An infinitive with zu, written apart or inside: zu gehen, einzukaufen. */
const zuInfinitive = (): Element => form(/^\p{L}{2,}zu\p{L}{2,}e?n$/u).and(tagged([Pos.verb]));

/** Er ging ohne zu grüßen: groups with um, ohne, statt. */
export const infinitiveGroup = defineRule({
  id: 'de.commas.infinitive-group',
  patterns: [
    [
      anyWord().as('before').mark(),
      words('um ohne statt anstatt').as('opener').mark(),
      new Element(
        (token) => token.kind !== 'punctuation' && !(isFinite(token) && token.verbForm === 0) && token.lower !== 'zu',
      ).repeat(0, 9),
      word('zu'),
      tagged(Pos.verb).and(form(/n$/)),
    ],
    [
      anyWord().as('before').mark(),
      words('um ohne statt anstatt').as('opener').mark(),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token) && token.lower !== 'zu').repeat(0, 9),
      zuInfinitive(),
    ],
  ],
  where: (m) => {
    const before = m.token('before');
    if (!isFinite(before) && OPENERS.has(before.lower) && !/^(?:nicht|jahre|jahr)$/.test(before.lower)) return false;
    if (isNoun(before) && isNoun(m.sentence.tokens[m.token('opener').index + 1])) return false;
    if (m.sentence.tokens[m.token('opener').index + 1]?.kind === 'number') return false;
    return before.pos !== Pos.preposition && clauseStart(m.sentence, before.index) < before.index;
  },
  suggest: withComma,
  wrong: [
    ['Er ging ohne sich zu verabschieden.', 'Er ging, ohne sich zu verabschieden.'],
    ['Wir sparen um uns ein Haus zu kaufen.', 'Wir sparen, um uns ein Haus zu kaufen.'],
    ['Sie sitzt am Handy statt ihre Aufgaben zu machen.', 'Sie sitzt am Handy, statt ihre Aufgaben zu machen.'],
  ],
  right: ['Er ging, ohne sich zu verabschieden.', 'Ich bitte um Geduld.', 'Es geht um viel Geld.'],
});

/** Um Geld zu sparen kaufen wir: the end of such a group at the front. */
export const afterInfinitiveGroup = defineRule({
  id: 'de.commas.after-infinitive',
  pattern: [
    sentenceStart(),
    words('um ohne statt anstatt'),
    new Element((token) => token.kind !== 'punctuation' && !isFinite(token) && token.lower !== 'zu').repeat(0, 9),
    word('zu'),
    tagged(Pos.verb).and(form(/n$/)).as('infinitive').mark(),
    finite().as('verb').mark(),
  ],
  suggest: withComma,
  wrong: [
    ['Um Geld zu sparen fahre ich mit dem Rad.', 'Um Geld zu sparen, fahre ich mit dem Rad.'],
    ['Ohne lange zu überlegen sagte sie ja.', 'Ohne lange zu überlegen, sagte sie ja.'],
    ['Statt zu jammern solltest du anfangen.', 'Statt zu jammern, solltest du anfangen.'],
  ],
  right: ['Um Geld zu sparen, fahre ich mit dem Rad.', 'Um neun Uhr beginnt der Kurs.', 'Ohne dich gehe ich nicht.'],
});

/** Es war kalt aber schön: before aber, sondern, denn. */
export const beforeAber = defineRule({
  id: 'de.commas.aber-sondern',
  patterns: [
    [anyWord().as('before').mark(), word('sondern').as('conjunction').mark()],
    [
      anyWord().as('before').mark(),
      word('aber').as('conjunction').mark(),
      words('ich du er sie es wir ihr man das dann leider nicht'),
      finite(),
    ],
    [
      anyWord().as('before').mark(),
      word('aber').as('conjunction').mark(),
      tagged(Pos.determiner),
      tagged(Pos.adjective).repeat(0, 2),
      noun(),
      finite(),
    ],
    [
      tagged([Pos.adjective]).as('before').mark(),
      word('aber').as('conjunction').mark(),
      oneOf(words('nicht auch sehr')).optional(),
      tagged(Pos.adjective),
    ],
  ],
  where: (m) => {
    const before = m.token('before');
    if (before.kind !== 'word' || before.pos === Pos.subjunction) return false;
    if (m.token('conjunction').lower === 'sondern') return true;
    if (before.pos === Pos.pronoun) return false;
    if (
      before.lower === 'oder' ||
      before.lower === 'und' ||
      before.lower === 'nun' ||
      before.lower === 'jetzt' ||
      before.lower === 'da' ||
      before.lower === 'dann'
    )
      return false;
    return clauseStart(m.sentence, before.index) < before.index;
  },
  suggest: withComma,
  wrong: [
    ['Es war teuer aber das Essen schmeckte uns.', 'Es war teuer, aber das Essen schmeckte uns.'],
    ['Nicht ich sondern mein Bruder hat angerufen.', 'Nicht ich, sondern mein Bruder hat angerufen.'],
    ['Das Zimmer war klein aber gemütlich.', 'Das Zimmer war klein, aber gemütlich.'],
  ],
  right: ['Das ist aber schön.', 'Weil er aber nicht kam, gingen wir.', 'Es war teuer, aber gut.'],
});

/** All rules of commas. */
export const commaRules = [
  beforeConjunction,
  indirectQuestion,
  relativeClause,
  afterClause,
  infinitiveGroup,
  afterInfinitiveGroup,
  beforeAber,
];
