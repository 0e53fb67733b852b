// Commas after a clause at the front, around infinitive groups, before aber and sondern.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, Element, form, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { canBeFinite, clauseStart, finite, isFinite, isNoun, noun } from '../../reading/words.ts';
import { OPENERS, withComma } from './clauses.ts';

const SUBORDINATORS =
  'obwohl wenn weil nachdem bevor als falls sobald solange während da dass ob seit sofern indem damit';

/** Obwohl es geregnet hat war es schön: after a clause at the front. */
export const afterClause = defineRule({
  id: 'de.commas.after-clause',
  category: 'punctuation',
  patterns: [
    [
      sentenceStart(),
      words('immer nur auch erst besonders').optional(),
      words(SUBORDINATORS).as('conjunction'),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token)).repeat(1, 15),
      new Element((token) => token.kind === 'word' && canBeFinite(token)).as('first').mark(),
      finite().as('second').mark(),
      oneOf(
        words(
          'ich du er sie es wir ihr man das die der ein eine mein meine unser unsere dein deine alle niemand jeder mir mich dir dich uns ihm ihn bitte sich nicht dies diese doch einfach mal gern gerne',
        ),
        noun(),
      ),
    ],
    // Wenn es regnet so bleiben wir; Ist der Wert gleich so wird er ersetzt
    [
      sentenceStart(),
      words(SUBORDINATORS),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token)).repeat(1, 15),
      finite().as('first').mark(),
      word('so').as('second').mark(),
      finite(),
    ],
    [
      sentenceStart(),
      finite().except(words('war waren')),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token)).repeat(1, 11),
      new Element((token) => token.kind === 'word' && !isFinite(token)).as('first').mark(),
      word('so').as('second').mark(),
      finite(),
      anyWord(),
    ],
    // Wie Sie sehen können enthält die Liste
    [
      sentenceStart(),
      word('wie'),
      words('sie du ihr man wir ich'),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token)).repeat(0, 6),
      finite().as('first').mark(),
      finite().as('second').mark(),
      anyWord(),
    ],
  ],
  where: (m) =>
    m.token('second').lower === 'so'
      ? m.sentence.tokens[m.sentence.tokens.length - 1]?.text !== '?'
      : !/^(?:haben|sein|werden|hätten|wären|würden)$/.test(m.token('second').lower) || m.token('first').verbForm === 0,
  suggest: withComma,
  wrong: [
    ['Weil der Zug Verspätung hatte kam ich zu spät.', 'Weil der Zug Verspätung hatte, kam ich zu spät.'],
    ['Bevor wir fahren müssen wir noch tanken.', 'Bevor wir fahren, müssen wir noch tanken.'],
    ['Nachdem er gegessen hatte ging er ins Bett.', 'Nachdem er gegessen hatte, ging er ins Bett.'],
    ['Wenn es morgen regnet so bleiben wir zu Hause.', 'Wenn es morgen regnet, so bleiben wir zu Hause.'],
    ['Wenn du Zeit hast so komm doch vorbei.', 'Wenn du Zeit hast, so komm doch vorbei.'],
    ['Wie du weißt arbeite ich sonntags nicht.', 'Wie du weißt, arbeite ich sonntags nicht.'],
  ],
  right: [
    'Weil der Zug Verspätung hatte, kam ich zu spät.',
    'Während der Fahrt haben wir gelesen.',
    'Wenn er kommen will, ist das gut.',
  ],
});

/** An infinitive with zu, written apart or inside: zu gehen, einzukaufen. */
const zuInfinitive = (): Element => form(/^\p{L}{2,}zu\p{L}{2,}e?n$/u).and(tagged([Pos.verb]));

const last = (match: Match): string => match.sentence.tokens[match.to - 1]?.lower ?? '';

/** Er ging ohne zu grüßen: groups with um, ohne, statt. */
export const infinitiveGroup = defineRule({
  id: 'de.commas.infinitive-group',
  category: 'punctuation',
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
    // um uns ein Auto kaufen zu können
    [
      anyWord().as('before').mark(),
      words('um ohne').as('opener').mark(),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token) && token.lower !== 'zu').repeat(1, 9),
      can(Pos.verb, Feature.infinitive),
      word('zu'),
      words('können müssen dürfen wollen lassen'),
    ],
  ],
  where: (m) => {
    const before = m.token('before');
    if (!isFinite(before) && OPENERS.has(before.lower) && !/^(?:nicht|jahre|jahr)$/.test(before.lower)) return false;
    const after = m.sentence.tokens[m.token('opener').index + 1];
    // "jemanden um Rat bitten", "in den Laden um die Ecke gehen"
    if (
      m.token('opener').lower === 'um' &&
      /^(?:bitten|handeln|kämpfen|streiten|gehen|kümmern|bewerben|beneiden|prellen|scharen|bringen)$/.test(last(m))
    )
      return false;
    const second = m.sentence.tokens[m.token('opener').index + 2];
    // "um jeden Preis gewinnen", "um sich scharen"
    if (
      m.token('opener').lower === 'um' &&
      (second?.lower === 'preis' || (after?.lower === 'sich' && last(m) === 'scharen'))
    )
      return false;
    if (/^(?:um|ohne|statt|anstatt)$/.test(m.sentence.tokens[clauseStart(m.sentence, before.index)]?.lower ?? ''))
      return false;
    if (m.token('opener').lower === 'statt' && isNoun(before) && after?.pos === Pos.preposition) return false;
    if (isNoun(before) && isNoun(m.sentence.tokens[m.token('opener').index + 1])) return false;
    if (m.sentence.tokens[m.token('opener').index + 1]?.kind === 'number') return false;
    return before.pos !== Pos.preposition && clauseStart(m.sentence, before.index) < before.index;
  },
  suggest: withComma,
  wrong: [
    ['Er ging ohne sich zu verabschieden.', 'Er ging, ohne sich zu verabschieden.'],
    ['Wir sparen um uns ein Haus zu kaufen.', 'Wir sparen, um uns ein Haus zu kaufen.'],
    ['Sie sitzt am Handy statt ihre Aufgaben zu machen.', 'Sie sitzt am Handy, statt ihre Aufgaben zu machen.'],
    ['Er ging nach Hause um zu schlafen.', 'Er ging nach Hause, um zu schlafen.'],
    ['Sie fuhr früh los um rechtzeitig anzukommen.', 'Sie fuhr früh los, um rechtzeitig anzukommen.'],
    ['Wir sparen um uns ein Haus kaufen zu können.', 'Wir sparen, um uns ein Haus kaufen zu können.'],
  ],
  right: ['Er ging, ohne sich zu verabschieden.', 'Ich bitte um Geduld.', 'Es geht um viel Geld.'],
});

/** Um Geld zu sparen kaufen wir: the end of such a group at the front. */
export const afterInfinitiveGroup = defineRule({
  id: 'de.commas.after-infinitive',
  category: 'punctuation',
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
  category: 'punctuation',
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
      tagged([Pos.adjective]).except(can(Pos.verb)).as('before').mark(),
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
    ['Das Essen war gut aber es war sehr teuer.', 'Das Essen war gut, aber es war sehr teuer.'],
  ],
  right: ['Das ist aber schön.', 'Weil er aber nicht kam, gingen wir.', 'Es war teuer, aber gut.'],
});

/** Rules of commas around groups. */
export const groupCommaRules = [afterClause, infinitiveGroup, afterInfinitiveGroup, beforeAber];
