// Several words for one adverb: de manière régulière, régulièrement; sur le plan financier, financièrement.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';

/** Adjectives whose adverb is usual and says the same. */
const USUAL = listed(
  'régulière automatique progressive rapide systématique périodique exponentielle efficace manuelle permanente temporaire provisoire définitive individuelle collective indépendante prudente naturelle constante anonyme gratuite immédiate aléatoire explicite implicite directe indirecte durable équitable uniforme unanime officielle simultanée séparée objective raisonnable significative considérable sensible notable brutale violente illégale légale arbitraire excessive intense locale partielle totale complète correcte spontanée volontaire involontaire injuste discrète subtile agressive pacifique horizontale verticale ponctuelle occasionnelle fréquente soudaine facile lente libre calme habituelle ' +
    'imminente inconsciente consciente confidentielle hebdomadaire quotidienne mensuelle annuelle trimestrielle étroite formelle informelle honnête loyale patiente méthodique rigoureuse sérieuse urgente',
);

/** The adverb of a feminine adjective; undefined where the lexicon has none. */
function adverbOf(feminine: string, lexicon: Lexicon): string | undefined {
  const stem = feminine.replace(/e$/, '');
  const forms = [
    feminine.replace(/ante$/, 'amment').replace(/ente$/, 'emment'),
    `${feminine}ment`,
    `${stem}ment`,
    `${stem}ément`,
  ];
  return forms.find((form) => form.endsWith('ment') && lexicon.analyses(form).some(({ pos }) => pos === Pos.adverb));
}

const quality = () => new Element((token) => reads(token, Pos.adjective) && token.kind === 'word').as('quality').mark();

/** Whether the adjective ends the phrase: nothing is added to it. */
const endsThere = (m: Match): boolean => {
  const next = m.after();
  return (
    isMarkOrEnd(next) ||
    !(next !== undefined && (next.pos === Pos.adjective || isOne(next, listed("et ou que qu' mais"))))
  );
};

/** de manière régulière: régulièrement. */
export const manner = defineRewrite({
  id: 'fr.rewrite.manner',
  kind: 'wordy',
  pattern: [word('de', "d'").mark(), word('une').optional().mark(), word('manière', 'façon').mark(), quality()],
  where: (m) => USUAL.has(m.token('quality').lower) && endsThere(m),
  suggest: (m) => {
    const adverb = adverbOf(m.token('quality').lower, m.sentence.lexicon);
    return adverb === undefined ? [] : [adverb];
  },
  wrong: [
    ['Il vient de manière régulière.', 'Il vient régulièrement.'],
    [
      'Elle répond de façon claire et rapide ou de façon prudente.',
      'Elle répond de façon claire et rapide ou prudemment.',
    ],
    ["Parlez d'une manière naturelle.", 'Parlez naturellement.'],
    ["Le taux change d'une façon constante.", 'Le taux change constamment.'],
  ],
  right: [
    "C'est une manière agréable de voyager.",
    'Il parle de manière générale.',
    'Il écrit de façon simple et courte.',
  ],
});

/** The feminine of an adjective as it stands, masculine or of either gender. */
function feminineOf(m: Match, token: Token): string | undefined {
  for (const { pos, lemma } of token.readings) {
    if (pos !== Pos.adjective) continue;
    const [form] = m.sentence.lexicon.inflect(lemma, pos, Feature.feminine | Feature.singular);
    if (form !== undefined) return form;
  }
  return undefined;
}

const PLANES = listed(
  'financier économique juridique technique politique social moral physique psychologique scientifique humain pratique théorique administratif commercial culturel historique médical légal personnel professionnel intellectuel émotionnel thématique esthétique éthique fiscal militaire stratégique statistique visuel',
);

/** sur le plan financier: financièrement. */
export const plane = defineRewrite({
  id: 'fr.rewrite.plane',
  kind: 'wordy',
  patterns: [
    [word('sur').mark(), word('le').mark(), word('plan').mark(), quality()],
    [word('au').mark(), word('plan', 'niveau').mark(), quality()],
    [
      words("d' du").mark(),
      word('un').optional().mark(),
      word('point').mark(),
      word('de').mark(),
      word('vue').mark(),
      quality(),
    ],
  ],
  where: (m) => PLANES.has(m.token('quality').lower) && endsThere(m),
  suggest: (m) => {
    const feminine = feminineOf(m, m.token('quality'));
    const adverb = feminine && adverbOf(feminine, m.sentence.lexicon);
    return adverb ? [adverb] : [];
  },
  wrong: [
    ["Sur le plan financier, l'année a été bonne.", "Financièrement, l'année a été bonne."],
    ["C'est possible d'un point de vue technique.", "C'est possible techniquement."],
    ['Au niveau économique, tout va bien.', 'Économiquement, tout va bien.'],
  ],
  right: [
    'Sur le plan de la ville, la gare est au nord.',
    'Au niveau national, le taux monte.',
    'Il a un bon niveau technique.',
  ],
});

/** ne vient que rarement: vient rarement. */
export const onlyRarely = defineRewrite({
  id: 'fr.rewrite.only-rarely',
  kind: 'negation',
  pattern: [
    word('ne', "n'").mark(),
    new Element((token) => token.verbForm === 0 && (token.pos === Pos.verb || token.pos === Pos.auxiliary))
      .as('verb')
      .mark(),
    word('que').mark(),
    word('rarement').mark(),
  ],
  suggest: (m) => [`${m.text('verb')} rarement`],
  wrong: [
    ['Il ne vient que rarement.', 'Il vient rarement.'],
    ["Elle n'est que rarement malade.", 'Elle est rarement malade.'],
    ['Ces trains ne partent que rarement en retard.', 'Ces trains partent rarement en retard.'],
  ],
  right: ['Il ne vient que le lundi.', 'Il vient rarement.', 'Je sais que rarement il ment.'],
});
