// Être and avoir: je suis allé, j'ai vu, je l'ai vu, je vous prie.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeParticiple, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { adverbs } from '../../reading/words.ts';

/** Verbs that form their past with être and take no object. */
const MOVING = listed(
  'aller venir arriver partir tomber naître mourir rester devenir revenir repartir parvenir intervenir advenir retomber',
);

const moved = (): Element =>
  new Element(
    (token) =>
      canBeParticiple(token) &&
      token.readings.some(
        (each) => each.pos === Pos.verb && MOVING.has(each.lemma) && (each.features & Feature.pastParticiple) !== 0,
      ),
  );

const ETRE: Readonly<Record<string, string>> = {
  ai: 'suis',
  as: 'es',
  a: 'est',
  avons: 'sommes',
  avez: 'êtes',
  ont: 'sont',
  avais: 'étais',
  avait: 'était',
  avions: 'étions',
  aviez: 'étiez',
  avaient: 'étaient',
};

/** J'ai allé, il a tombé: these verbs take être. */
export const etreForAvoir = defineRule({
  id: 'fr.auxiliaries.etre',
  priority: 2,
  patterns: [
    [word("j'").as('s').mark(), word('ai', 'avais').as('v').mark(), adverbs(), moved().as('p')],
    [
      word('tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles', 'qui', "n'", 'y'),
      word(...Object.keys(ETRE))
        .as('v')
        .mark(),
      adverbs(),
      moved().as('p'),
    ],
    [
      new Element((token) => reads(token, Pos.noun) && !isOne(token, listed('il elle'))),
      word('a', 'ont', 'avait', 'avaient').as('v').mark(),
      adverbs(),
      moved().as('p'),
    ],
  ],
  unless: {
    'an object behind: il a descendu la valise': {
      when: (m) => isOne(m.after(), listed('le la les l un une des son sa ses')),
      right: 'Il a tombé la veste.',
    },
  },
  suggest: (m) => {
    const etre = ETRE[m.token('v').lower] ?? '';
    return m.sentence.tokens[m.from]?.lower === "j'" ? [etre === 'étais' ? "j'étais" : `je ${etre}`] : [etre];
  },
  wrong: [
    ["J'ai allé au marché ce matin.", 'Je suis allé au marché ce matin.'],
    ["Il a tombé dans l'escalier.", "Il est tombé dans l'escalier."],
    ['Mes parents ont arrivé hier soir.', 'Mes parents sont arrivé hier soir.'],
  ],
  right: ['Elle a pris le bus et elle est arrivée à midi.', 'Il a tombé la veste.', 'Elle a parlé du parti.'],
});

const isVerbNext = (token: Token | undefined): boolean =>
  canBeParticiple(token) || isOne(token, listed('pas plus jamais déjà toujours bien encore rien vraiment été eu'));

/** J'est compris, je l'est vu: the first person of avoir is meant. */
export const firstPersonAvoir = defineRule({
  id: 'fr.auxiliaries.j-ai',
  priority: 4,
  overridesSpelling: true,
  patterns: [
    [
      word("j'").as('s').mark(),
      word('est', 'et', 'ais', 'es', 'é', 'ait').as('v').mark(),
      new Element(
        (token) =>
          isVerbNext(token) ||
          reads(token, Pos.determiner) ||
          isOne(token, listed('faim soif peur besoin envie mal froid chaud')),
      ),
    ],
    [
      word('je').as('s'),
      word("l'", 'les', 'vous', 'lui', 'leur'),
      word('est', 'es', 'et').as('v').mark(),
      new Element(isVerbNext),
    ],
    [word('tu').as('s'), word("l'", 'les', 'nous', 'lui'), word('est', 'et').as('v').mark(), new Element(isVerbNext)],
    // je n'est pas le temps, je n'est pas compris; but: je n'est pas sûr, je m'est trompé: suis
    [
      word('je').as('s'),
      word("n'"),
      word('est', 'es', 'et').as('v').mark(),
      word('pas', 'plus', 'jamais', 'rien'),
      new Element(
        (token) =>
          reads(token, Pos.determiner) ||
          (canBeParticiple(token) &&
            !reads(token, Pos.adjective) &&
            !token.readings.some((each) => MOVING.has(each.lemma))) ||
          isOne(token, listed("de d' le la les l' besoin envie peur faim compris reçu vu su pu dit fait pris eu été")),
      ),
    ],
  ],
  suggest: (m) => {
    if (m.token('s').lower === "j'") return ["j'ai"];
    return [m.token('s').lower === 'tu' ? 'as' : 'ai'];
  },
  wrong: [
    ["J'est pas compris la question.", "J'ai pas compris la question."],
    ["Je l'est vu hier soir.", "Je l'ai vu hier soir."],
    ["Désolé, j'et oublié ton livre.", "Désolé, j'ai oublié ton livre."],
    ["Je n'est pas le temps.", "Je n'ai pas le temps."],
    ['Tu les est vus hier ?', 'Tu les as vus hier ?'],
    ["Tu l'est vu hier ?", "Tu l'as vu hier ?"],
  ],
  right: ["J'ai compris la question.", "Je l'ai vu hier.", "Il l'est depuis hier."],
});

/** Je vous pris de: the verb is prier. */
export const jeVousPrie = defineRule({
  id: 'fr.confusions-homophones.prie',
  priority: 3,
  patterns: [
    [
      word('je').as('s'),
      word('vous', "t'", 'te').as('c'),
      word('pris', 'prit', 'prix').as('v').mark(),
      word('de', "d'").as('n'),
    ],
    [word('je').as('s'), word("t'", 'vous').as('c'), word('en').as('y'), word('pris', 'prit', 'prix').as('v').mark()],
  ],
  where: (m) => isOne(m.sentence.tokens[m.to - 1], listed("de d'")) || isMarkOrEnd(m.after()),
  suggest: () => ['prie'],
  wrong: [
    ["Je vous pris d'agréer mes salutations.", "Je vous prie d'agréer mes salutations."],
    ['Je vous pris de me répondre vite.', 'Je vous prie de me répondre vite.'],
    ["Je t'en pris, entre !", "Je t'en prie, entre !"],
  ],
  right: [
    'À ce prix, je vous prie de me livrer vite.',
    'Je vous ai pris une place.',
    'Je pris le train.',
    'Je vous en pris deux au marché ce matin-là.',
  ],
});
