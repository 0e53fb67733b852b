// Tenses: no conditional after si, and the future of je.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { finiteReadings, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { isStated, saysMain } from '../../reading/suppositions.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

const SI_VERBS = listed(
  'savoir demander ignorer dire voir comprendre vérifier sais sait demande demandait demandais demandé savais savait ignore vois comme sache',
);

const SUBJECTS = listed("je j' tu il elle on nous vous ils elles ça cela");
const LINKS = listed("que qu' qui dont où si et ou mais quand");

/** No conditional after si: si j'aurais su. */
export const noConditionalAfterSi = defineRule({
  id: 'fr.verb-moods.si-conditional',
  patterns: [
    [
      word('si', "s'").as('i'),
      word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles', 'ça', 'cela'),
      new Element((token) => isClitic(token)).repeat(0, 3),
      new Element((token) => canBeConjugated(token)).as('v').mark(),
    ],
    // si un jour elle s'arrêterait, si les voisins feraient moins de bruit
    [
      word('si').as('i'),
      new Element((token) => token.kind === 'word' && !isSurelyFinite(token) && !isOne(token, LINKS)).repeat(2, 6),
      new Element((token) => canBeConjugated(token)).as('v').mark(),
    ],
    [
      word('comme'),
      word('si').as('i'),
      new Element((token) => token.kind === 'word' && !isSurelyFinite(token) && !isOne(token, LINKS)).repeat(1, 6),
      new Element((token) => canBeConjugated(token)).as('v').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('v');
    const isFuture =
      finiteReadings(verb).length > 0 && finiteReadings(verb).every((each) => each.features & Feature.future);
    // Si j'aurai le temps, je viendrai
    // même si des solutions auraient pu: granted, not supposed
    if (
      m.token('i').index + 2 < m.token('v').index &&
      isOne(m.before(), listed('même que')) &&
      !isOne(m.sentence.tokens[m.token('i').index + 1], SUBJECTS)
    )
      return false;
    const isMain = m.from > 0 && saysMain(m);
    if (isFuture && !(m.from === 0 || m.before()?.text === ',' || isMain)) return false;
    if (!isFuture && !finiteReadings(verb).every((each) => each.features & Feature.conditional)) return false;
    if (m.token('i').lower === "s'" && !isOne(m.sentence.tokens[m.token('i').index + 1], listed('il ils')))
      return false;
    const before = m.before();
    if (
      before !== undefined &&
      before.kind !== 'punctuation' &&
      !isOne(before, listed('mais et même que car')) &&
      m.token('i').index === m.from &&
      !isMain
    )
      return false;
    const earlier = m.sentence.tokens.slice(0, m.from);
    return !earlier.some((each) => isOne(each, SI_VERBS)) && !/^(?:dirait|jure|saurait)$/.test(verb.lower);
  },
  suggest: (m) => {
    const verb = m.token('v');
    const isUnreal = m.sentence.tokens
      .slice(m.to)
      .some((each) => finiteReadings(each).some((one) => one.features & Feature.conditional));
    const isFuture = finiteReadings(verb).some((each) => each.features & Feature.future);
    // si vous voudriez venir, je vous attends: what follows is not supposed
    const isReal = !isOne(m.before(), listed('comme même')) && !saysMain(m) && isStated(m);
    const forms = finiteReadings(verb).flatMap((each) =>
      m.sentence.lexicon.inflect(
        each.lemma,
        each.pos,
        ((isFuture || isReal) && !isUnreal ? Feature.present : Feature.imperfect) |
          Feature.indicative |
          (each.features & (Group.person | Group.number)),
      ),
    );
    return [...new Set(forms)]
      .filter((form) => form !== verb.lower)
      .sort((a, b) => likeness(b, verb.lower) - likeness(a, verb.lower));
  },
  wrong: [
    ["Si j'aurais le temps, je viendrais.", "Si j'avais le temps, je viendrais."],
    ["Si tu pourrais m'aider, ce serait super.", "Si tu pouvais m'aider, ce serait super."],
    ['Si les voisins feraient moins de bruit, je dormirais.', 'Si les voisins faisaient moins de bruit, je dormirais.'],
    ["On pourrait sortir si tu serais d'accord.", "On pourrait sortir si tu étais d'accord."],
    ['Je viendrai si tu voudras de moi.', 'Je viendrai si tu veux de moi.'],
    ['Si vous voudriez venir, je vous attends ici.', 'Si vous voulez venir, je vous attends ici.'],
    ['Il crie comme si le monde serait sourd.', 'Il crie comme si le monde était sourd.'],
    [
      "Super hôtel, et si j'aurais su, je serais resté plus longtemps.",
      "Super hôtel, et si j'avais su, je serais resté plus longtemps.",
    ],
  ],
  right: [
    "Si j'avais le temps, je viendrais.",
    "Je me demande si tu pourrais m'aider.",
    "Je ne sais pas s'il viendrait.",
  ],
});

function likeness(a: string, b: string): number {
  let i = 0;
  while (i < 3 && a.at(-1 - i) === b.at(-1 - i)) i++;
  return i;
}

const SOON = listed('demain prochain prochaine bientôt lundi mardi mercredi jeudi vendredi samedi dimanche tantôt');

/** The je form of the future ends in -rai: je serais de retour mardi prochain. */
export const futureOfJe = defineRule({
  id: 'fr.verb-moods.future-je',
  pattern: [
    word('je', "j'"),
    new Element((token) => isClitic(token)).repeat(0, 3),
    new Element((token) => token.lower.endsWith('rais')).as('v').mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('v');
    if (
      !finiteReadings(verb).some((each) => each.features & Feature.conditional) ||
      !finiteReadings(verb).every((each) => each.features & Feature.conditional)
    )
      return false;
    if (
      finiteReadings(verb).some((each) =>
        /^(?:vouloir|aimer|souhaiter|préférer|devoir|pouvoir|désirer|falloir)$/.test(each.lemma),
      )
    )
      return false;
    if (
      tokens.some(
        (each) =>
          isOne(
            each,
            listed(
              "si s' sinon mais pensais savais croyais disais voulais pourrait pourriez voudrais aimerais ferait serait devait était content contente ravi ravie heureux heureuse",
            ),
          ) || each.text === '?',
      )
    )
      return false;
    return (
      (tokens.slice(verb.index).some((each) => isOne(each, SOON) || each.lower === 'dès') || isOne(tokens[0], SOON)) &&
      !isOne(m.before(), listed("que qu'"))
    );
  },
  suggest: (m) => [m.token('v').lower.slice(0, -1)],
  wrong: [
    ['Je serais de retour mardi prochain.', 'Je serai de retour mardi prochain.'],
    ['Bonjour, je passerais chercher le colis demain.', 'Bonjour, je passerai chercher le colis demain.'],
    ['Je vous enverrais le devis dès lundi.', 'Je vous enverrai le devis dès lundi.'],
    ['Demain, je viendrais vous chercher à la gare.', 'Demain, je viendrai vous chercher à la gare.'],
  ],
  right: ['Je serais ravi de te voir mardi.', "Je serais venu si j'avais su.", "J'aimerais partir demain."],
});

const POLITE = listed('aimerai voudrai souhaiterai préférerai apprécierai');

/** J'aimerai avoir, je voudrai réserver: a polite wish takes the conditional. */
export const politeWish = defineRule({
  id: 'fr.verb-moods.polite-wish',
  priority: 1,
  pattern: [
    word('je', "j'"),
    new Element((token) => isOne(token, POLITE)).as('v').mark(),
    new Element((token) => isOne(token, listed('bien donc aussi juste vraiment'))).repeat(0, 2),
    new Element((token) => token.kind === 'word').as('n'),
  ],
  where: (m) => {
    const next = m.token('n');
    if (m.sentence.tokens.slice(0, m.from).some((each) => isOne(each, listed("quand lorsque lorsqu' dès si"))))
      return false;
    return (
      next.readings.some((each) => each.features & Feature.infinitive) ||
      isOne(next, listed("que qu' vous te t' le la les lui savoir un une des du")) ||
      isClitic(next)
    );
  },
  suggest: (m) => [`${m.token('v').lower}s`],
  wrong: [
    ["J'aimerai avoir des informations.", "J'aimerais avoir des informations."],
    ['Je voudrai réserver une table.', 'Je voudrais réserver une table.'],
    ["Bonjour, je souhaiterai savoir si c'est possible.", "Bonjour, je souhaiterais savoir si c'est possible."],
  ],
  right: [
    "Lorsque je serai vieux, j'aimerai lire au soleil.",
    "Je t'aimerai toujours.",
    'Quand je voudrai partir, je partirai.',
  ],
});

/** Quand je serais grand, je serai: after quand, the future. */
export const whenFuture = defineRule({
  id: 'fr.verb-moods.quand-future',
  pattern: [
    word('quand', 'lorsque', "lorsqu'", 'dès', 'aussitôt'),
    word('que', "qu'").optional(),
    word('je', "j'"),
    new Element((token) => isClitic(token)).repeat(0, 2),
    new Element((token) => token.lower.endsWith('rais')).as('v').mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('v');
    if (!finiteReadings(verb).some((each) => each.features & Feature.conditional)) return false;
    return (
      finiteReadings(verb).every((each) => each.features & Feature.conditional) &&
      tokens.some(
        (each, i) =>
          /r(?:ai|as|a|ons|ez|ont)$/.test(each.lower) &&
          i !== verb.index &&
          finiteReadings(each).some((one) => one.features & Feature.future),
      ) &&
      !tokens.some((each, i) => i !== verb.index && /rai(?:s|t)$/.test(each.lower))
    );
  },
  suggest: (m) => [m.token('v').lower.slice(0, -1)],
  wrong: [
    ['Quand je serais grand, je serai pompier.', 'Quand je serai grand, je serai pompier.'],
    ["Je t'appellerai quand j'arriverais.", "Je t'appellerai quand j'arriverai."],
    ['Dès que je pourrais, je viendrai.', 'Dès que je pourrai, je viendrai.'],
  ],
  right: [
    'Quand je pense à toi, je voudrais partir.',
    "Je savais quand j'arriverais.",
    "Dès que possible, j'aimerais vous voir.",
  ],
});
