// A noun of action for its verb: permet la création de, permet de créer; pour l'installation du logiciel, pour installer le logiciel.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among, isTaggedVerb } from '../../../../rules/ask.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { elides } from '../../reading/words.ts';
import { articleLeft } from '../phraseRows.ts';
import nouns from '../rows/lightNouns.words.tsv';

const VERBS = valuesIn(nouns, 'verb');

const noun = () => new Element(({ lower }) => VERBS.has(lower)).as('noun').mark();
const of = () => word('de', 'du', 'des', "d'").mark();

/** Ce bouton permet la création d'un compte: ce bouton permet de créer un compte. */
export const allowsThe = defineRewrite({
  id: 'fr.rewrite.allows-the',
  kind: 'nominal',
  pattern: [
    lemma('permettre')
      .and(new Element((token) => isTaggedVerb(token)))
      .as('verb'),
    words("la le l' une un").mark(),
    noun(),
    of(),
  ],
  suggest: (m) => {
    const verb = VERBS.get(m.token('noun').lower);
    const article = articleLeft(m);
    return verb === undefined || article === null ? [] : [`${elides(verb) ? "d'" : 'de '}${verb} ${article}`.trim()];
  },
  wrong: [
    ["Ce bouton permet la création d'un compte.", 'Ce bouton permet de créer un compte.'],
    ["Ces données ont permis l'analyse du problème.", "Ces données ont permis d'analyser le problème."],
    ['Le nouvel outil permettra la correction des textes.', 'Le nouvel outil permettra de corriger les textes.'],
  ],
  right: ['Il permet la pêche.', 'La création du compte est permise.', "Elle permet l'achat en ligne."],
});

/** Thanks, bills and the like are for what was done. */
const PAID = among(
  'merci remercie remercions remercier remerciements félicite félicitations facture facturé payer payé prix frais tarif devis bravo excuse excuses excuser responsable compétent délai date euros contribution taxe caisse agence fonds comité association société',
);

/** Pour l'installation du logiciel: pour installer le logiciel. */
export const forThe = defineRewrite({
  id: 'fr.rewrite.for-the',
  kind: 'nominal',
  patterns: [
    [word('pour').mark(), words("la le l'").mark(), noun(), of()],
    [word('en').mark(), word('vue').mark(), word('de', "d'").mark(), words("la l'").mark(), noun(), of()],
    [word('en').mark(), word('vue').mark(), word('du').mark(), noun(), of()],
  ],
  // "pour la gestion du stock et pour la vente": both stay nouns
  where: (m) =>
    !m.sentence.tokens.slice(Math.max(0, m.from - 6), m.from).some(PAID) &&
    !m.sentence.tokens.slice(m.to).some((token, i, all) => token.lower === 'et' && all[i + 1]?.lower === 'pour'),
  suggest: (m) => {
    const verb = VERBS.get(m.token('noun').lower);
    const article = articleLeft(m);
    return verb === undefined || article === null ? [] : [`pour ${verb} ${article}`.trim()];
  },
  wrong: [
    ["Suivez ces étapes pour l'installation du logiciel.", 'Suivez ces étapes pour installer le logiciel.'],
    ["Il faut une carte pour la création d'un compte.", 'Il faut une carte pour créer un compte.'],
    ["Elle travaille en vue de l'achat d'une maison.", 'Elle travaille pour acheter une maison.'],
  ],
  right: [
    'Merci pour la correction du texte.',
    'Il vient pour la fête du village.',
    'Le prix est fixe pour la réparation du toit.',
  ],
});
