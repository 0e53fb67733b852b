// Tenses: no conditional after si, and the future of je.
import { Feature, Group } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { Element, word } from '../pattern.ts';
import { finiteReadings, isClitic, isFinite, isOne, words } from './words.ts';

const SI_VERBS = words(
  'savoir demander ignorer dire voir comprendre vérifier sais sait demande demandait demandais demandé savais savait ignore vois voir comme sache',
);

/** No conditional after si: si j'aurais su. */
export const noConditionalAfterSi = defineRule({
  id: 'fr.verb-moods.si-conditional',
  pattern: [
    word('si', "s'").as('i'),
    word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles', 'ça', 'cela'),
    new Element((token) => isClitic(token)).repeat(0, 3),
    new Element((token) => isFinite(token)).as('v').mark(),
  ],
  where: (m) => {
    const verb = m.token('v');
    if (!finiteReadings(verb).every((each) => each.features & Feature.conditional)) return false;
    if (m.token('i').lower === "s'" && !isOne(m.sentence.tokens[m.token('i').index + 1], words('il ils'))) return false;
    const before = m.before();
    if (before !== undefined && before.kind !== 'punctuation' && !isOne(before, words('mais et même que car')))
      return false;
    const earlier = m.sentence.tokens.slice(0, m.from);
    return !earlier.some((each) => isOne(each, SI_VERBS)) && !/^(?:dirait|jure|saurait)$/.test(verb.lower);
  },
  suggest: (m) => {
    const verb = m.token('v');
    const forms = finiteReadings(verb).flatMap((each) =>
      m.sentence.lexicon.inflect(
        each.lemma,
        each.pos,
        Feature.imperfect | Feature.indicative | (each.features & (Group.person | Group.number)),
      ),
    );
    return [...new Set(forms)]
      .filter((form) => form !== verb.lower)
      .sort((a, b) => likeness(b, verb.lower) - likeness(a, verb.lower));
  },
  wrong: [
    ["Si j'aurais le temps, je viendrais.", "Si j'avais le temps, je viendrais."],
    ["Si tu pourrais m'aider, ce serait super.", "Si tu pouvais m'aider, ce serait super."],
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

const SOON = words('demain prochain prochaine bientôt lundi mardi mercredi jeudi vendredi samedi dimanche tantôt');

/** The future of je ends in -rai: je serais de retour mardi prochain. */
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
            words(
              "si s' sinon mais pensais savais croyais disais voulais pourrait pourriez voudrais aimerais ferait serait devait était content contente ravi ravie heureux heureuse",
            ),
          ) || each.text === '?',
      )
    )
      return false;
    return (
      tokens.slice(verb.index).some((each) => isOne(each, SOON) || each.lower === 'dès') &&
      !isOne(m.before(), words("que qu'"))
    );
  },
  suggest: (m) => [m.token('v').lower.slice(0, -1)],
  wrong: [
    ['Je serais de retour mardi prochain.', 'Je serai de retour mardi prochain.'],
    ['Bonjour, je passerais chercher le colis demain.', 'Bonjour, je passerai chercher le colis demain.'],
    ['Je vous enverrais le devis dès lundi.', 'Je vous enverrai le devis dès lundi.'],
  ],
  right: ['Je serai de retour mardi prochain.', "Je serais venu si j'avais su.", "J'aimerais partir demain."],
});

/** All of them. */
export const tenseRules = [noConditionalAfterSi, futureOfJe];
