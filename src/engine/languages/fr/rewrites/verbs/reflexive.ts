// Reflexive verbs of offices, and the plain ones for them: s'acquitter de, payer; se révéler, être.

import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { inFrenchForm } from '../inForm.ts';
import { articleLeft } from '../phraseRows.ts';

const pronoun = () => words("me m' te t' se s' nous vous").as('pronoun').mark();
const verb = (...lemmas: string[]) =>
  lemma(...lemmas)
    .and(new Element((token) => isTaggedVerb(token) && token.verbForm !== Feature.pastParticiple))
    .as('verb')
    .mark();

/** Whether the pronoun is the verb's own: nous nous, vous vous, or one that nothing else is. */
function isOwn(m: Match): boolean {
  const own = m.token('pronoun').lower;
  if (own === 'nous' || own === 'vous') return m.before()?.lower === own;
  return /^s[e']$/.test(own) || isOne(m.before(), listed('je tu'));
}

const inForm = (m: Match, lemmaOf: string, named: string): string | null =>
  inFrenchForm(m.sentence, m.token('verb'), lemmaOf, [named]);

const PAY: Readonly<Record<string, string>> = {
  acquitter: 'payer',
  conformer: 'respecter',
  munir: 'prendre',
  porter: 'acheter',
};

/** s'acquitter de la somme: payer la somme. */
export const reflexiveVerb = defineRewrite({
  id: 'fr.rewrite.reflexive',
  kind: 'simple',
  patterns: [
    [pronoun(), verb('acquitter'), word('de', 'du', 'des', "d'").mark()],
    [pronoun(), verb('munir'), word('de', 'du', 'des', "d'").mark()],
    [pronoun(), verb('conformer'), word('à', 'au', 'aux').mark()],
    [pronoun(), verb('porter'), words('acquéreur acquéreurs acquéreuse').mark(), word('de', 'du', 'des', "d'").mark()],
  ],
  where: isOwn,
  suggest: (m) => {
    const named = m.token('verb').readings.find((each) => each.lemma in PAY)?.lemma;
    const plain = named && PAY[named];
    const form = named && plain ? inForm(m, plain, named) : null;
    const article = articleLeft(m);
    return form === null || article === null ? [] : [`${form} ${article}`.trim()];
  },
  wrong: [
    ["Il doit s'acquitter de cette somme.", 'Il doit payer cette somme.'],
    ['Les clients se conforment au règlement.', 'Les clients respectent le règlement.'],
    [
      "Vous devez vous munir d'un badge. Elle se munit de son badge.",
      "Vous devez vous munir d'un badge. Elle prend son badge.",
    ],
  ],
  right: ['Le juge acquitte cet homme.', 'Il se porte bien.', "Elle s'est acquittée de sa dette."],
});

/** la tâche se révèle difficile: la tâche est difficile. */
export const provesToBe = defineRewrite({
  id: 'fr.rewrite.proves-to-be',
  kind: 'simple',
  pattern: [
    words("se s'").as('pronoun').mark(),
    verb('révéler', 'avérer'),
    word('être').optional().mark(),
    new Element(
      (token) =>
        (token.pos === Pos.adjective && reads(token, Pos.adjective)) ||
        isOne(token, listed('très trop assez plus moins peu bien')),
    ),
  ],
  suggest: (m) => {
    const form = inFrenchForm(m.sentence, m.token('verb'), 'être', ['révéler', 'avérer']);
    return form === null ? [] : [form];
  },
  wrong: [
    ['La tâche se révèle difficile.', 'La tâche est difficile.'],
    ["Ces outils s'avèrent très utiles.", 'Ces outils sont très utiles.'],
    ["Le choix s'avérait être bon.", 'Le choix était bon.'],
  ],
  right: ["Il s'avère que tout va bien.", 'Le secret se révèle à nous.', "Elle s'est révélée utile."],
});

const BOUND: Readonly<Record<string, string>> = {
  obligation: 'devoir',
  nécessité: 'devoir',
  impossibilité: 'pouvoir',
  incapacité: 'pouvoir',
};

/** se voir dans l'obligation de partir: devoir partir. */
export const seesOneself = defineRewrite({
  id: 'fr.rewrite.sees-oneself',
  kind: 'nominal',
  patterns: [
    [
      pronoun(),
      verb('voir', 'trouver'),
      word('dans').mark(),
      words("l' la").mark(),
      words('obligation nécessité impossibilité incapacité').as('noun').mark(),
      word('de', "d'").mark(),
    ],
    [
      pronoun(),
      verb('voir'),
      words('obligé obligée obligés obligées contraint contrainte contraints contraintes').as('noun').mark(),
      word('de', "d'").mark(),
    ],
  ],
  where: isOwn,
  suggest: (m) => {
    const plain = BOUND[m.token('noun').lower] ?? 'devoir';
    const form = inFrenchForm(m.sentence, m.token('verb'), plain, ['voir', 'trouver']);
    if (form === null) return [];
    if (plain === 'devoir') return [form];
    return m.token('verb').verbForm === 0 ? [`ne ${form} pas`] : [`ne pas ${form}`];
  },
  wrong: [
    ["Il se voit dans l'obligation de partir.", 'Il doit partir.'],
    ["Nous nous trouvons dans l'impossibilité de vous répondre.", 'Nous ne pouvons pas vous répondre.'],
    ['Elle se voit contrainte de vendre la maison.', 'Elle doit vendre la maison.'],
  ],
  right: ['Il se voit dans la glace.', "Elle s'est vue contrainte de vendre.", "Il voit l'obligation de payer."],
});

/** s'élever à dix euros: être de dix euros. */
export const amountsTo = defineRewrite({
  id: 'fr.rewrite.amounts-to',
  kind: 'simple',
  pattern: [
    words("se s'").as('pronoun').mark(),
    verb('élever', 'monter', 'chiffrer'),
    word('à').mark(),
    new Element((token) => token.kind === 'number' || reads(token, Pos.numeral)).as('number'),
  ],
  suggest: (m) => {
    const form = inFrenchForm(m.sentence, m.token('verb'), 'être', ['élever', 'monter', 'chiffrer']);
    return form === null ? [] : [`${form} de`];
  },
  wrong: [
    ["Le loyer s'élève à 800 euros.", 'Le loyer est de 800 euros.'],
    ["Les frais s'élevaient à 200 euros.", 'Les frais étaient de 200 euros.'],
    ['La somme se monte à 50 euros.', 'La somme est de 50 euros.'],
  ],
  right: ["La tour s'élève à côté du port.", 'Il se monte la tête.', 'Les frais se sont élevés à 200 euros.'],
});
