// Moods and tenses: the subjunctive after il faut que, no conditional after si, the future of "je".
import { Feature, Group } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { Element, lemma, punctuation, sentenceStart, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { phraseAt } from './phrases.ts';
import { adverbs, finiteReadings, isClitic, isFinite, isName, isOne, isSurelyFinite, words } from './words.ts';

const PERSONS: Readonly<Record<string, number>> = {
  je: Feature.first | Feature.singular,
  "j'": Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  il: Feature.third | Feature.singular,
  elle: Feature.third | Feature.singular,
  on: Feature.third | Feature.singular,
  ça: Feature.third | Feature.singular,
  cela: Feature.third | Feature.singular,
  ce: Feature.third | Feature.singular,
  "c'": Feature.third | Feature.singular,
  chacun: Feature.third | Feature.singular,
  chacune: Feature.third | Feature.singular,
  personne: Feature.third | Feature.singular,
  "l'": Feature.third | Feature.singular,
  nous: Feature.first | Feature.plural,
  vous: Feature.second | Feature.plural,
  ils: Feature.third | Feature.plural,
  elles: Feature.third | Feature.plural,
};

/** The verb of the clause that begins at `start`, and the person of its subject. */
function clauseVerb(tokens: readonly Token[], start: number): { verb: Token; person: number } | null {
  const subject = tokens[start];
  if (!subject) return null;
  let person = subject.kind === 'word' ? PERSONS[subject.lower] : undefined;
  let at = start + 1;
  if (subject.lower === "l'" && tokens[start + 1]?.lower !== 'on') person = undefined;
  if (person === undefined) {
    const phrase = phraseAt(tokens, start);
    if (!phrase || phrase.mask === 0) return null;
    person = Feature.third | (phrase.mask & Group.number);
    at =
      [...phrase.ends].sort((a, b) => b - a).find((end) => isSurelyFinite(tokens[end]) || isClitic(tokens[end])) ?? -1;
    if (at < 0) return null;
  } else if (subject.lower === "l'") at++;
  while (isClitic(tokens[at])) at++;
  const verb = tokens[at];
  return verb && isFinite(verb) && !isName(verb) ? { verb, person } : null;
}

/** Subjunctive forms for a verb that can only be an indicative; [] when it may stay. */
function subjunctive(match: Match): { verb: Token; forms: string[] } | null {
  const clause = clauseVerb(match.sentence.tokens, match.to);
  if (!clause) return null;
  const { verb, person } = clause;
  const readings = finiteReadings(verb);
  if (readings.some((each) => each.features & (Feature.subjunctive | Feature.conditional))) return null;
  if (readings.every((each) => !(each.features & (Feature.present | Feature.future | Feature.imperfect)))) return null;
  const forms = new Set<string>();
  for (const each of readings) {
    for (const form of match.sentence.lexicon.inflect(
      each.lemma,
      each.pos,
      Feature.subjunctive | Feature.present | person,
    ))
      forms.add(form);
  }
  return forms.size > 0 && !forms.has(verb.lower) ? { verb, forms: [...forms] } : null;
}

const que = (): Element => word('que', "qu'").as('q');
const NEEDING = word(
  'important',
  'nécessaire',
  'possible',
  'impossible',
  'essentiel',
  'indispensable',
  'préférable',
  'normal',
  'dommage',
  'souhaitable',
  'rare',
  'bon',
  'temps',
  'obligatoire',
  'utile',
  'regrettable',
  'urgent',
  'content',
  'contente',
  'contents',
  'heureux',
  'heureuse',
  'triste',
  'ravi',
  'ravie',
  'désolé',
  'désolée',
  'étonnant',
  'étonné',
  'étonnée',
  'peur',
  'déçu',
  'déçue',
);

const rewritten = (match: Match): string[] => subjunctive(match)?.forms ?? [];

const verbAfter = (match: Match): Token | undefined => subjunctive(match)?.verb;

/** Makes one rule of subjunctives; the verb is found by its clause, so the pattern ends at it. */
function subjunctiveRule(
  id: string,
  openings: readonly (readonly Element[])[],
  wrong: readonly (readonly [string, string])[],
  right: readonly string[],
) {
  const patterns = openings.flatMap((opening) =>
    [1, 2, 3, 4, 5, 6].map((distance) => [
      ...opening,
      que(),
      new Element((token) => token.kind === 'word').repeat(distance, distance),
      new Element((token) => isFinite(token)).as('v').mark(),
    ]),
  );
  const at = (m: Match): Match => clauseOf(m);
  return defineRule({
    id,
    patterns,
    where: (m) => verbAfter(at(m)) === m.token('v'),
    suggest: (m) => rewritten(at(m)),
    wrong,
    right,
  });
}

/** The same match seen as if it ended after "que". */
function clauseOf(match: Match): Match {
  const to = match.token('q').index + 1;
  return Object.create(match, { to: { value: to } }) as Match;
}

/** After il faut, je veux, il est important …: il est important que chacun a. */
export const subjunctiveAfterWish = subjunctiveRule(
  'fr.verb-moods.subjunctive-wish',
  [
    [lemma('falloir').and(new Element(isFinite))],
    [
      lemma('vouloir', 'souhaiter', 'exiger', 'préférer', 'regretter', 'douter', 'aimer', 'ordonner', 'craindre').and(
        new Element(isFinite),
      ),
    ],
    [
      lemma('être', 'sembler', 'paraître', 'trouver', 'avoir', 'devenir', 'juger').and(new Element(isFinite)),
      adverbs(),
      NEEDING,
    ],
    [word('vaut', 'vaudrait'), word('mieux')],
  ],
  [
    ['Il faut que tu viens demain.', 'Il faut que tu viennes demain.'],
    ['Il est important que chacun a du temps.', 'Il est important que chacun ait du temps.'],
    ['Je veux que vous savez la vérité.', 'Je veux que vous sachiez la vérité.'],
  ],
  ['Il faut que tu viennes demain.', 'Je pense que tu viens demain.', 'Il faut que la porte reste fermée.'],
);

/** After bien que, pour que, avant que …: bien qu'il est jeune. */
export const subjunctiveAfterConjunction = subjunctiveRule(
  'fr.verb-moods.subjunctive-conjunction',
  [
    [sentenceStart(), word('bien')],
    [punctuation(','), word('bien')],
    [word('pour', 'avant', 'afin', 'sans', 'pourvu')],
    [word('à'), word('moins', 'condition')],
    [word("jusqu'à"), word('ce')],
    [word("jusqu'"), word('à'), word('ce')],
    [word('de'), word('peur', 'crainte', 'sorte')],
  ],
  [
    ["Bien qu'il est fatigué, il travaille.", "Bien qu'il soit fatigué, il travaille."],
    ["Je t'aide pour que tu réussis ton examen.", "Je t'aide pour que tu réussisses ton examen."],
    ["Range tout avant qu'on part, stp !", "Range tout avant qu'on parte, stp !"],
  ],
  ["Bien qu'il soit fatigué, il travaille.", "Je vois bien qu'il est fatigué.", 'Il pense que tu réussis.'],
);

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
export const moodRules = [subjunctiveAfterWish, subjunctiveAfterConjunction, noConditionalAfterSi, futureOfJe];
