// Another form written where an infinitive belongs: pour indique, elle a fait réparé.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { infinitivesOf } from '../../reading/forms.ts';
import { canBeConjugated, clitics, isSurelyFinite } from '../../reading/words.ts';

/** pour indique: after a preposition comes the infinitive, whatever form was written. */
export const finiteAfterPreposition = defineRule({
  id: 'fr.verb-endings.finite-after-preposition',
  patterns: [
    [
      word('pour', 'sans', 'afin', 'de', "d'").as('p'),
      word('de', "d'").optional(),
      clitics().as('c'),
      new Element(
        (token) =>
          isSurelyFinite(token) &&
          !reads(token, Pos.auxiliary) &&
          !hasInnerCapital(token) &&
          !canBeNoun(token) &&
          /(?:e|es|ent|ons|ez)$/.test(token.lower),
      )
        .as('v')
        .mark(),
    ],
    [
      word('sans').as('p'),
      clitics().as('c'),
      new Element(
        (token) =>
          /[^q][iu]$/.test(token.lower) &&
          canBeParticiple(token) &&
          !hasInnerCapital(token) &&
          !canBeNoun(token) &&
          token.readings.every((each) => each.pos === Pos.verb || each.pos === Pos.adjective),
      )
        .as('v')
        .mark(),
    ],
  ],
  where: (m) =>
    // de before a verb in -e may be part of a name
    (!isOne(m.token('p'), listed("de d'")) || /(?:r?ent|ons|ez)$/.test(m.token('v').lower)) &&
    !isOne(m.token('v'), listed('contre demande demandes')) &&
    !m.all('c').some((each) => isOne(each, listed('le la les leur nous vous'))),
  suggest: (m) => infinitivesOf(m.token('v')),
  wrong: [
    ['Appuyez ici pour confirme votre choix.', 'Appuyez ici pour confirmer votre choix.'],
    ['Il est parti sans mange son dessert.', 'Il est parti sans manger son dessert.'],
    ['Sans réfléchi, il a dit oui.', 'Sans réfléchir, il a dit oui.'],
    ["J'ai tout fait pour évites ça.", "J'ai tout fait pour éviter ça."],
  ],
  right: [
    'Appuyez ici pour confirmer.',
    'Il est pour, mais sa femme hésite.',
    'Sans doute arrive-t-il demain.',
    'Il est sorti sans lui.',
    "Vous pouvez payer de n'importe où.",
  ],
});

/** elle a fait réparé: after faire comes the infinitive. */
export const afterFaire = defineRule({
  id: 'fr.verb-endings.after-faire',
  priority: 1,
  pattern: [
    lemma('faire')
      .and(new Element((token) => canBeConjugated(token) || canBeInfinitive(token) || isOne(token, listed('fait'))))
      .as('m'),
    new Element((token) => isOne(token, listed('pas plus bien tout vite'))).repeat(0, 1),
    new Element(
      (token) =>
        canBeParticiple(token) &&
        /é(?:e|s|es)?$/.test(token.lower) &&
        !canBeNoun(token) &&
        token.readings.some((each) => each.pos === Pos.verb && each.lemma.endsWith('er')),
    )
      .as('v')
      .mark(),
    new Element((token) =>
      isOne(
        token,
        listed(
          "le la les l' un une des mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
        ),
      ),
    ).as('o'),
  ],
  suggest: (m) => infinitivesOf(m.token('v')),
  wrong: [
    ['Elle a fait réparé sa voiture.', 'Elle a fait réparer sa voiture.'],
    ['Ces bugs feront échouées les tests.', 'Ces bugs feront échouer les tests.'],
    ["J'ai fait livré les fleurs hier.", "J'ai fait livrer les fleurs hier."],
  ],
  right: [
    'Elle a fait réparer sa voiture cabossée.',
    'Une fois le ménage fait, nous avons rangé les jouets.',
    "Il fait comme s'il avait oublié le pain.",
  ],
});
