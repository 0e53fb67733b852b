// Avoir is followed by the participle: j'ai essayé, il a reçu.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, not, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { participlesOf } from '../../reading/forms.ts';
import { adverbs, canBeConjugated, isSurelyFinite } from '../../reading/words.ts';

const avoir = (): Element => lemma('avoir').and(new Element(canBeConjugated));
const ANY_SUBJECT = listed(
  "je j' tu il elle on nous vous ils elles qui ça cela n' m' t' l' les le la lui leur en y ne",
);

/** A word after which a is the verb and not the preposition: mon frère a, il m'a; not: rien a manger. */
const HOLDER = new Element(
  (token) =>
    (isOne(token, ANY_SUBJECT) || canBeNoun(token)) &&
    !isOne(token, listed('rien quelque chose beaucoup')) &&
    !canBeInfinitive(token) &&
    !isSurelyFinite(token),
);

const isInfinitiveForm = (token: Token): boolean =>
  (token.lower.endsWith('er') && canBeInfinitive(token)) ||
  (/(?:re|ir)$/.test(token.lower) && canBeInfinitive(token) && !canBeNoun(token)) ||
  isOne(token, listed('fais dis mets eut'));

/** A word that can only be a conjugated form; "j'ai rendez vous" merely lacks a hyphen. */
const isFiniteForm = (token: Token): boolean =>
  isSurelyFinite(token) && !reads(token, Pos.auxiliary) && token.lower !== 'rendez';

/** An infinitive or another -er form after avoir: j'ai essayer. */
export const infinitiveAfterAvoir = defineRule({
  id: 'fr.verb-endings.infinitive-after-avoir',
  priority: 1,
  patterns: [
    [
      HOLDER,
      avoir().as('v'),
      adverbs(),
      new Element((token) => isInfinitiveForm(token) || isFiniteForm(token)).as('a').mark(),
    ],
    [
      avoir()
        .and(not(word('a')))
        .as('v'),
      adverbs(),
      new Element(isInfinitiveForm).as('a').mark(),
    ],
    [
      avoir().as('v'),
      word('-je', '-tu', '-t-il', '-il', '-t-elle', '-t-on', '-on', '-nous', '-vous', '-ils', '-elles'),
      adverbs(),
      new Element((token) => isInfinitiveForm(token) || isFiniteForm(token)).as('a').mark(),
    ],
  ],
  unless: {
    'a relative clause ends before the verb': {
      when: (m) => {
        const que = m.sentence.tokens[m.token('v').index - 2];
        return isSurelyFinite(m.token('a')) && !/es?$/.test(m.token('a').lower) && isOne(que, listed("que qu'"));
      },
      right: "Les amis qu'elle a viennent de partout.",
    },
  },
  suggest: (m) => participlesOf(m.sentence, m.token('a'), 0),
  wrong: [
    ["J'ai essayer de vous appeler.", "J'ai essayé de vous appeler."],
    ["Le médecin m'a conseiller de marcher.", "Le médecin m'a conseillé de marcher."],
    ['On a bien manger, merci encore !', 'On a bien mangé, merci encore !'],
    ['Bonjour, ai essayer de vous joindre, sans succès.', 'Bonjour, ai essayé de vous joindre, sans succès.'],
    ['Avez-vous déjà mangez ?', 'Avez-vous déjà mangé ?'],
  ],
  right: ["J'ai essayé de vous appeler.", 'Nous avons à parler.', 'Il a beau chercher, il ne trouve rien.'],
});

/** J'ai étais, ils on étés: the participle of être is été and never changes. */
export const eteAfterAvoir = defineRule({
  id: 'fr.verb-endings.ete',
  priority: 3,
  overridesSpelling: true,
  patterns: [
    [avoir(), adverbs(), new Element((token) => isOne(token, listed('étais était étée étées'))).as('a').mark()],
    [
      new Element((token) =>
        isOne(token, listed('ai as a on ont avons avez avais avait avaient aurait aurai avoir ayant')),
      ),
      adverbs(),
      new Element((token) => isOne(token, listed('étés'))).as('a').mark(),
    ],
  ],
  suggest: () => ['été'],
  wrong: [
    ["J'ai étais très déçu par l'hôtel.", "J'ai été très déçu par l'hôtel."],
    ['Les élèves ont étés sages.', 'Les élèves ont été sages.'],
    ['Elle a étée malade toute la semaine.', 'Elle a été malade toute la semaine.'],
  ],
  right: ["J'ai été déçu.", 'Nous avons passé deux étés ici.', "Elle l'a vu quand il était petit."],
});
