// Lower case for adverbs of time and participles, capitals for subjects one learns: abends, abgefahren, Englisch lernen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, capitalised, form, lemmas, oneOf, punctuation, tagged, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isSureFinite } from '../../reading/boundaries.ts';
import { lowerWord } from '../../reading/words.ts';
import { capitalOf } from './words.ts';

const AUXILIARIES = listed(
  'bin bist ist sind seid war warst waren habe hab hast hat haben habt hatte hatten wird wurde werden wurden wäre hätte',
);

/** The shapes of participles; "Kurt" is not a form of kuren, whatever the lexicon says. */
const PARTICIPLE = /ge|^(?:be|emp|ent|er|miss|ver|zer|über|um|unter|durch|wider|hinter|voll)|iert$/;

/** "… zu erzählen Leider durfte man …": a verb follows and there was one before, so what lacks is the full stop. */
const opensSentence = (m: Match, index: number): boolean =>
  isSureFinite(m.sentence.tokens[index + 1]) && m.sentence.tokens.slice(0, index).some(isSureFinite);

/** und Abends, ist Abgefahren: these are not nouns. */
export const adverbLower = defineRule({
  id: 'de.capitals.adverb',
  priority: 1,
  patterns: [
    [
      anyWord().as('before'),
      form(
        /^(?:morgens|abends|nachts|mittags|vormittags|nachmittags|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|gestern|heute|übermorgen|vorgestern|manchmal|vielleicht|leider)$/,
      )
        .and(capitalised())
        .as('word')
        .mark(),
    ],
    [
      lemmas('tun').as('before'),
      words('mir dir ihm uns ihr ihnen euch es das sehr so wirklich auch furchtbar').repeat(0, 4),
      form(/^leid$/)
        .and(capitalised())
        .as('word')
        .mark(),
    ],
    [
      words('uns mich dich euch ich wir er sie es').as('before'),
      form(/^morgen$/)
        .and(capitalised())
        .as('word')
        .mark(),
      lowerWord(),
    ],
    [
      anyWord().as('before'),
      capitalised()
        .and(tagged([Pos.verb, Pos.adjective, Pos.noun, Pos.properNoun]))
        .as('word')
        .mark(),
      oneOf(punctuation('.', '!', '?', ',')),
    ],
  ],
  where: (m) => {
    const [word, before] = [m.token('word'), m.token('before')];
    if (word.lower === 'leid') return before.pos === Pos.verb;
    if (opensSentence(m, word.index)) return false;
    if (word.text === word.text.toUpperCase() || before.index !== word.index - 1) return false;
    if (
      before.pos === Pos.determiner ||
      before.pos === Pos.adjective ||
      /^(?:guten|schönen|jeden|diesen)$/.test(before.lower) ||
      /^(?:des|das|ein|dem|zum|vom|im|am|heute|gestern|vorgestern|übermorgen|gegen|bis)$/.test(before.lower)
    )
      return false;
    if (
      /^(?:morgen|\p{L}+s|gestern|heute|übermorgen|vorgestern|manchmal|vielleicht|leider)$/u.test(word.lower) &&
      m.to - word.index <= 2 &&
      !reads(word, Pos.verb)
    ) {
      return word.lower !== 'morgen' && m.after(0)?.kind === 'word'
        ? !reads(word, Pos.noun) || word.lower.endsWith('s') || /^(?:gestern|heute)$/.test(word.lower)
        : word.lower === 'morgen';
    }
    // a participle that no noun resembles, after its auxiliary
    const { lexicon, tokens } = m.sentence;
    const isParticiple = lexicon
      .analyses(word.lower)
      .some(({ pos, features }) => pos === Pos.verb && (features & Feature.pastParticiple) !== 0);
    const isName = lexicon
      .analyses(word.text)
      .some(
        ({ pos, lemma }) =>
          (pos === Pos.noun || pos === Pos.properNoun) && lemma.charAt(0) !== lemma.charAt(0).toLowerCase(),
      );
    return (
      isParticiple &&
      PARTICIPLE.test(word.lower) &&
      !isName &&
      before.pos !== Pos.preposition &&
      tokens.slice(0, word.index).some(({ lower }) => AUXILIARIES.has(lower))
    );
  },
  suggest: (m) => [m.token('word').lower],
  wrong: [
    ['Das Museum hat Montags geschlossen.', 'Das Museum hat montags geschlossen.'],
    ['Sie ist Gestern angekommen.', 'Sie ist gestern angekommen.'],
    ['Der Bus ist leider schon Abgefahren.', 'Der Bus ist leider schon abgefahren.'],
    ['Es tut mir Leid.', 'Es tut mir leid.'],
    ['Ich komme Heute später.', 'Ich komme heute später.'],
    ['Wir fahren Heute nach Hause.', 'Wir fahren heute nach Hause.'],
    ['Uns geht es Heute gut.', 'Uns geht es heute gut.'],
    ['Wir sehen uns Morgen früh.', 'Wir sehen uns morgen früh.'],
  ],
  right: [
    'Das Museum hat montags geschlossen.',
    'Guten Morgen!',
    'Eines Abends kam er.',
    'Das Gestern zählt nicht.',
    'Ich habe Angst.',
    'Das ist Kurt.',
    'Es war schön Leider mussten wir früh gehen.',
  ],
});

/** Ich lerne englisch: a subject that one learns is a noun. */
export const languageNoun = defineRule({
  id: 'de.capitals.language',
  patterns: [
    [
      lemmas('lernen können verstehen unterrichten studieren'),
      words(
        'ich du er sie wir ihr seit zwei drei jahren jahr einem auch schon ein bisschen etwas gut kein viel noch jetzt sehr nur ganz wenig zu hause',
      ).repeat(0, 6),
      form(
        /^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|türkisch|polnisch|portugiesisch|niederländisch|chinesisch|japanisch|arabisch|latein)$/,
      )
        .and(lowerWord())
        .as('language')
        .mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('und oder in an bei mit im zu für an lernen sprechen')),
    ],
    [
      words('bisschen etwas kein wenig fließend'),
      form(/^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|türkisch|polnisch|portugiesisch|arabisch)$/)
        .and(lowerWord())
        .as('language')
        .mark(),
      punctuation('.', ',', '!', '?'),
    ],
    [
      form(/^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|türkisch|polnisch)$/).and(capitalised()),
      words('und oder'),
      form(/^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|türkisch|polnisch)$/)
        .and(lowerWord())
        .as('language')
        .mark(),
    ],
  ],
  suggest: capitalOf('language'),
  wrong: [
    ['Ich lerne seit zwei Jahren spanisch.', 'Ich lerne seit zwei Jahren Spanisch.'],
    ['Sie kann gut englisch, aber kein Deutsch.', 'Sie kann gut Englisch, aber kein Deutsch.'],
    ['Wir sprechen Deutsch und türkisch.', 'Wir sprechen Deutsch und Türkisch.'],
    ['Ich spreche fließend deutsch.', 'Ich spreche fließend Deutsch.'],
    ['Sie kann ein bisschen spanisch.', 'Sie kann ein bisschen Spanisch.'],
  ],
  right: [
    'Mein Vater kann gut kochen, am liebsten italienisch.',
    'Die Firma ist halb deutsch und halb polnisch.',
    'Heute gibt es kein Bier, wir essen italienisch.',
  ],
});
