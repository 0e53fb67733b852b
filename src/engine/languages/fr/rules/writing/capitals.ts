// Capitals: months, days and languages are lower case, names of peoples are not.

import { Pos } from '../../../../lexicon/features.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, number, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isSurelyFinite } from '../../reading/words.ts';

const TIMES =
  'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

const LANGUAGES =
  'français anglais allemand espagnol italien portugais russe chinois japonais arabe néerlandais polonais turc grec latin suédois danois norvégien coréen hébreu roumain ukrainien';

/** Days and months take no capital: le Lundi 3 Mars. */
export const smallTimes = defineRule({
  id: 'fr.capitals.days-months',
  patterns: [
    [
      word(
        'le',
        'ce',
        'chaque',
        'en',
        'de',
        'dès',
        'jusque',
        'du',
        'au',
        "d'",
        'depuis',
        'avant',
        'après',
        'mi',
        'fin',
        'début',
      ).as('b'),
      word(...TIMES.split(' '))
        .as('w')
        .mark(),
    ],
    // on se voit Vendredi
    [
      new Element((token) => isSurelyFinite(token)),
      word(...TIMES.split(' ').slice(0, 7))
        .as('w')
        .mark(),
    ],
    [
      number().as('b'),
      word(...TIMES.split(' ').slice(7))
        .as('w')
        .mark(),
    ],
    [
      word(...TIMES.split(' ').slice(0, 7))
        .as('w')
        .mark(),
      word('prochain', 'dernier', 'matin', 'soir', 'après-midi', 'midi'),
    ],
  ],
  where: (m) => {
    const own = m.token('w');
    return own.text.charAt(0) !== own.lower.charAt(0);
  },
  unless: {
    'the first word': { when: (m) => m.token('w').index === 0, right: 'Lundi matin, je pars.' },
    'a text in capitals': {
      when: (m) => m.text('w') === m.text('w').toUpperCase(),
      right: 'FERMÉ LE LUNDI',
    },
    'Mars, the planet and its god': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('w').index - 1];
        return isOne(m.token('w'), listed('mars')) && !reads(before, Pos.numeral) && before?.kind !== 'number';
      },
      right: 'Les robots envoyés autour de Mars prennent des photos.',
    },
    'a part of a name': {
      when: (m) => {
        const next = m.sentence.tokens[m.token('w').index + 1];
        return next !== undefined && next.text.charAt(0) !== next.text.charAt(0).toLowerCase();
      },
      right: 'Nous avons lu le Samedi Soir.',
    },
    'a day of history': {
      when: (m) => /^(?:14|4|11|8)$/.test(m.sentence.tokens[m.token('w').index - 1]?.text ?? ''),
      right: 'La fête du 14 Juillet.',
    },
    'the first word behind a mark': {
      when: (m) => m.sentence.tokens[m.token('w').index - 1]?.kind === 'punctuation',
      right: 'Programme : Lundi matin, visite du port.',
    },
  },
  suggest: (m) => [m.token('w').lower],
  wrong: [
    ['Rendez-vous le Lundi 3 février.', 'Rendez-vous le lundi 3 février.'],
    ['Je pars en Juillet.', 'Je pars en juillet.'],
    ['Dispo à partir du 12 Septembre, merci.', 'Dispo à partir du 12 septembre, merci.'],
    ['On se voit Lundi.', 'On se voit lundi.'],
    ['Je pars en vacances Samedi prochain.', 'Je pars en vacances samedi prochain.'],
    ['On se revoit Mardi matin.', 'On se revoit mardi matin.'],
  ],
  right: ['Rendez-vous le lundi 3 février.', 'Lundi, je pars.', 'La fête du 14 Juillet.'],
});

const isDeterminerBefore = (token: Token | undefined): boolean =>
  token?.kind === 'number' ||
  reads(token, Pos.numeral) ||
  reads(token, Pos.adjective) ||
  isOne(token, listed('un une des ce cet cette ces mon ma mes mauvais vrai bon jeune vieux les aux quelques'));

/** Languages take no capital: je parle Espagnol. */
export const smallLanguages = defineRule({
  id: 'fr.capitals.languages',
  patterns: [
    [
      lemma('parler', 'apprendre', 'étudier', 'comprendre', 'enseigner', 'traduire', 'lire', 'écrire'),
      new Element(
        (token) => reads(token, Pos.adverb) || isOne(token, listed("l' le couramment bien un peu mal en")),
      ).repeat(0, 2),
      word(...LANGUAGES.split(' '))
        .as('w')
        .mark(),
    ],
    [
      word('en'),
      word(...LANGUAGES.split(' '))
        .as('w')
        .mark(),
    ],
    // parle anglais et Espagnol
    [
      word(...LANGUAGES.split(' ')),
      word('et', 'ou', 'ni'),
      word(...LANGUAGES.split(' '))
        .as('w')
        .mark(),
    ],
    [
      new Element((token) => token.readings[0]?.pos === Pos.noun && token.text === token.lower),
      word(
        ...LANGUAGES.split(' ').flatMap((each) => [
          each,
          `${each.replace(/en$/, 'enn')}e`,
          `${each.replace(/en$/, 'enn')}es`,
          `${each}s`,
        ]),
      )
        .as('w')
        .mark(),
    ],
  ],
  where: (m) => /^\p{Lu}\p{Ll}+$/u.test(m.text('w')),
  unless: {
    'somebody from there': {
      when: (m) => isDeterminerBefore(m.sentence.tokens[m.token('w').index - 1]),
      right: 'Un jeune Espagnol habite ici.',
    },
  },
  suggest: (m) => [m.token('w').lower],
  wrong: [
    ['Je parle couramment Espagnol.', 'Je parle couramment espagnol.'],
    ['Il a écrit un livre en Anglais.', 'Il a écrit un livre en anglais.'],
    ['Je cherche une recette Italienne.', 'Je cherche une recette italienne.'],
    ['Il parle anglais et Espagnol.', 'Il parle anglais et espagnol.'],
  ],
  right: ['Je parle couramment espagnol.', 'Un Espagnol habite ici.', 'Les Français aiment le pain.'],
});

const PEOPLE =
  'français françaises anglais anglaises allemands allemandes espagnols espagnoles italiens italiennes américains américaines chinois japonais belges suisses russes européens parisiens lyonnais marseillais québécois canadiens'.split(
    ' ',
  );

/** Inhabitants take a capital: les français pensent. */
export const capitalPeople = defineRule({
  id: 'fr.capitals.people',
  pattern: [
    word('les', 'des', 'aux', 'ces').as('d'),
    word(...PEOPLE)
      .as('w')
      .mark(),
    new Element((token) => isOne(token, listed("qui ne n' se s'")) || isSurelyFinite(token)),
  ],
  where: (m) => m.token('w').text === m.token('w').lower,
  suggest: (m) => [m.token('w').lower.charAt(0).toUpperCase() + m.token('w').lower.slice(1)],
  wrong: [
    ['Les français aiment le pain.', 'Les Français aiment le pain.'],
    ["J'ai rencontré des italiens qui vivent ici.", "J'ai rencontré des Italiens qui vivent ici."],
    ['Les belges sont très accueillants !', 'Les Belges sont très accueillants !'],
  ],
  right: ['Les Français aiment le pain.', 'Des vins italiens qui plaisent.', 'Les trains français sont rapides.'],
});
