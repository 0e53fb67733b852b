// Commas after an opening clause, and before aber and sondern.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite, isOnly } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, Element, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isCluster, isSureFinite } from '../../reading/boundaries.ts';
import { clauseStart, finite, noun } from '../../reading/words.ts';
import { withComma } from './clauses.ts';

const SUBORDINATORS =
  'obwohl wenn weil nachdem bevor als falls sobald solange während da dass ob seit sofern indem damit';

/** A finite verb, or a command that the tagger takes for something else: schreib. */
const isMainVerb = (token: Token): boolean =>
  isSureFinite(token) || (isOnly(token, Pos.verb) && canBeFinite(token) && token.verbForm === 0);

/** Obwohl es geregnet hat war es schön: after an opening clause. */
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
      finite(),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token)).repeat(1, 11),
      new Element((token) => token.kind === 'word' && !isFinite(token)).as('first').mark(),
      word('so').as('second').mark(),
      finite(),
      anyWord(),
    ],
    // Wer viel telefoniert muss nachladen; wenn du Lust hast schreib mir: two finite verbs, and the first does not govern the second
    [
      sentenceStart(),
      words(`${SUBORDINATORS} wer`),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 15),
      new Element(isSureFinite).as('first').mark(),
      new Element(isMainVerb).as('second').mark(),
      new Element((token) => token.kind === 'word' && token.verbForm === 0 && !isFinite(token)).as('next'),
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
  unless: {
    'a verb and the one that governs it': {
      when: (m) => m.names('next') && isCluster(m.token('first'), m.token('second')),
      right: 'Als der alte Graf seine Söhne kommen sah und sich erhob, war es still.',
    },
    'a participle in front of its auxiliary': {
      when: (m) =>
        /^(?:haben|sein|werden|hätten|wären|würden)$/.test(m.token('second').lower) && m.token('first').verbForm !== 0,
      right: 'Als Ersatz benutzt haben wir einen alten Stuhl.',
    },
  },
  suggest: withComma,
  wrong: [
    ['Weil der Zug Verspätung hatte kam ich zu spät.', 'Weil der Zug Verspätung hatte, kam ich zu spät.'],
    ['Bevor wir fahren müssen wir noch tanken.', 'Bevor wir fahren, müssen wir noch tanken.'],
    ['Nachdem er gegessen hatte ging er ins Bett.', 'Nachdem er gegessen hatte, ging er ins Bett.'],
    ['Wenn es morgen regnet so bleiben wir zu Hause.', 'Wenn es morgen regnet, so bleiben wir zu Hause.'],
    ['Wenn du Zeit hast so komm doch vorbei.', 'Wenn du Zeit hast, so komm doch vorbei.'],
    ['Ist der Betrag zu hoch so lehnt die Bank ab.', 'Ist der Betrag zu hoch, so lehnt die Bank ab.'],
    ['Wer viel reist braucht gute Schuhe.', 'Wer viel reist, braucht gute Schuhe.'],
    ['Wenn du Hunger hast nimm dir etwas.', 'Wenn du Hunger hast, nimm dir etwas.'],
    ['Wie du weißt arbeite ich sonntags nicht.', 'Wie du weißt, arbeite ich sonntags nicht.'],
  ],
  right: [
    'Weil der Zug Verspätung hatte, kam ich zu spät.',
    'Während der Fahrt haben wir gelesen.',
    'Wenn er kommen will, ist das gut.',
  ],
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
    ['Das Essen war gut aber es war sehr teuer.', 'Das Essen war gut, aber es war sehr teuer.'],
  ],
  right: ['Das ist aber schön.', 'Weil er aber nicht kam, gingen wir.', 'Es war teuer, aber gut.'],
});
