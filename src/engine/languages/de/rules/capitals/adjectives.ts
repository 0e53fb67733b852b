// Capitalised adjectives that are not nouns: before their noun, and after sein.
import { Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, form, lemmas, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';
import { cellsAs, cellsOf } from '../../reading/cells.ts';
import { isNoun, noun } from '../../reading/words.ts';

/** Adjectives that do not begin names: der nächste Tag, but das Rote Kreuz. */
const NEVER_NAME =
  /^(?:nächst|letzt|ganz|vorig|kommend|vergangen|folgend|meist|best|schön|toll|nett|schlecht|wichtig|günstig|lecker|freundlich|schwierig|einzig|gesamt|gleich|eigen|richtig|falsch|ander|gewünscht|bestellt|aktuell|viel|wenig|beid|teuer|teur|billig|kaputt|gestrig|heutig|früher|später)(?:e|en|er|es|em|ste|sten|ster)$/;

/** eine Positive Antwort: an adjective before its noun. */
export const adjectiveLower = defineRule({
  id: 'de.capitals.adjective',
  patterns: [
    [
      words('am im der die das den dem des zum zur vom beim'),
      new Element((token) => isCapitalised(token) && token.index > 0).and(form(NEVER_NAME)).as('adj').mark(),
      new Element((token) => isCapitalised(token) && reads(token, Pos.noun)).as('noun'),
    ],
    [
      words(
        'ein eine einen einem einer kein keine keinen keiner mein meine meinen meiner meinem sehr ganz unser unsere unseren unserem unserer',
      ),
      new Element((token) => isCapitalised(token) && token.index > 0).as('adj').mark(),
      noun().as('noun'),
    ],
  ],
  where: (m) => {
    const { lower, text } = m.token('adj');
    const { lexicon } = m.sentence;
    if (
      text.slice(1) !== lower.slice(1) ||
      lexicon.analyses(text).some(({ lemma, pos }) => pos === Pos.noun && lemma === text && !lower.endsWith('e'))
    )
      return false;
    if (/^(?:deutsch|alte|neue|groß|heilig|runde|einstweilig|autonom|erneuerbar|internationale)|isch/.test(lower))
      return false;
    const cells = cellsAs(m.token('noun'), Pos.noun);
    return lexicon
      .analyses(lower)
      .some(
        ({ pos, features }) =>
          pos === Pos.adjective && (features & Group.case) !== 0 && (cellsOf(features) & cells) !== 0,
      );
  },
  suggest: (m) => [m.token('adj').lower],
  wrong: [
    ['Wir freuen uns auf eine Positive Antwort.', 'Wir freuen uns auf eine positive Antwort.'],
    ['Am Nächsten Tag reisten wir ab.', 'Am nächsten Tag reisten wir ab.'],
    ['Das war ein Schöner Tag am See.', 'Das war ein schöner Tag am See.'],
    ['Ich suche einen Günstigen Flug nach Rom.', 'Ich suche einen günstigen Flug nach Rom.'],
  ],
  right: ['Das ist eine gute Nachricht.', 'Ein Münchner Gast rief an.', 'Wir bestellen ein Glas Wein.'],
});

const INTENSIFIERS =
  'sehr so ganz zu echt total richtig wirklich schon nicht immer auch noch ziemlich viel besonders super voll leider einfach unglaublich extrem';

/** Whether the capitalised word is an uninflected adjective or adverb and nothing else. */
function isPlain(token: Token): boolean {
  return (
    token.index > 0 &&
    isCapitalised(token) &&
    token.text.slice(1) === token.lower.slice(1) &&
    token.text.length > 3 &&
    token.readings.length > 0 &&
    token.readings.every(
      ({ pos, lemma }) =>
        (pos === Pos.adjective || pos === Pos.adverb || pos === Pos.verb) && lemma === lemma.toLowerCase(),
    ) &&
    token.readings.some(
      ({ pos, features }) => (pos === Pos.adjective || pos === Pos.adverb) && (features & Group.case) === 0,
    )
  );
}

const SUPERLATIVE = /^(?:be|mei|lieb|schön|schnell|wichtig|einfach|leichte|günstig|häufig|schlimm|öfte)sten$/;

/** Das Essen war sehr Lecker: after sein and an adverb of degree. */
export const predicateLower = defineRule({
  id: 'de.capitals.predicate',
  patterns: [
    [
      word('am').as('before'),
      new Element((token) => isCapitalised(token) && token.text.slice(1) === token.lower.slice(1))
        .and(form(SUPERLATIVE))
        .as('adj')
        .mark(),
      not(noun()),
    ],
    [words(INTENSIFIERS).as('before'), new Element(isPlain).as('adj').mark()],
    [
      lemmas('sein werden bleiben')
        .and(tagged([Pos.verb, Pos.auxiliary]))
        .as('before'),
      new Element(isPlain).as('adj').mark(),
    ],
    [
      lemmas('sein werden bleiben')
        .and(tagged([Pos.verb, Pos.auxiliary]))
        .as('verb'),
      new Element((token) => token.kind === 'word').repeat(0, 3),
      new Element((token) => token.kind === 'word').as('first'),
      oneOf(words('und oder aber')),
      new Element((token) => token.kind === 'word').repeat(0, 2),
      new Element(isPlain).as('adj').mark(),
    ],
    [
      lemmas('sein werden bleiben')
        .and(tagged([Pos.verb, Pos.auxiliary]))
        .as('verb'),
      new Element((token) => token.kind === 'word').repeat(1, 6),
      new Element(isPlain).as('adj').mark(),
      punctuation('.', ',', '!', '?'),
    ],
  ],
  unless: {
    'the second part of a name': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('adj').index - 1];
        return (
          before !== undefined &&
          isCapitalised(before) &&
          before.index > 0 &&
          (!isNoun(before) || /^(?:herrn?|frau|familie)$/.test(before.lower))
        );
      },
      right: 'Mein Nachbar ist Herr Fröhlich.',
    },
    'the first part of a name': {
      when: (m) => {
        const next = m.sentence.tokens[m.token('adj').index + 1];
        return next?.kind === 'word' && isCapitalised(next);
      },
      right: 'Er wechselt von Manchester zu Real Madrid.',
    },
    'what one clicks on': {
      when: (m) => m.token('adj').lower === 'links',
      right: 'Unten sind Links zu weiteren Seiten.',
    },
  },
  suggest: (m) => [m.token('adj').lower],
  wrong: [
    ['Das Essen war sehr Lecker.', 'Das Essen war sehr lecker.'],
    ['Das haben wir schon Öfter erlebt.', 'Das haben wir schon öfter erlebt.'],
    ['Alles war sauber und die Bedienung Freundlich.', 'Alles war sauber und die Bedienung freundlich.'],
    ['Am Schönsten ist es im Herbst.', 'Am schönsten ist es im Herbst.'],
    ['Die Suppe ist noch Heiß.', 'Die Suppe ist noch heiß.'],
    ['Das Essen war Lecker.', 'Das Essen war lecker.'],
    ['Der Kaffee ist Heiß.', 'Der Kaffee ist heiß.'],
    ['Er ist nett und Freundlich.', 'Er ist nett und freundlich.'],
    ['Das Hotel war sauber und Ruhig.', 'Das Hotel war sauber und ruhig.'],
    ['Die Stadt ist groß und abends Ruhig wie ein Dorf.', 'Die Stadt ist groß und abends ruhig wie ein Dorf.'],
    ['Der Strand war am Morgen Leer.', 'Der Strand war am Morgen leer.'],
    ['Das Wetter wird Schön.', 'Das Wetter wird schön.'],
  ],
  right: [
    'Bei Familie Fröhlich wird es nie langweilig.',
    'Das Schild ist an der Tür von Frau Schön.',
    'Das ist Karl Klug.',
  ],
});
