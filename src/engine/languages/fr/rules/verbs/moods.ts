// Moods and tenses: the subjunctive after il faut que, no conditional after si, the future of "je".
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeParticiple,
  finiteReadings,
  hasInnerCapital,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, punctuation, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { phraseAt } from '../../reading/phrases.ts';
import { adverbs, canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

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
  return verb && canBeConjugated(verb) && !hasInnerCapital(verb) ? { verb, person } : null;
}

const OBJECTS = listed("te t' vous nous la les");

/** Readings as a conjugated verb, likeliest first: suis is from être, but with an object it is or may be from suivre. */
function likelyReadings(verb: Token, tokens: readonly Token[]) {
  const readings = finiteReadings(verb);
  if (verb.lower !== 'suis') return readings;
  const [before, next] = [tokens[verb.index - 1], tokens[verb.index + 1]];
  const [own, other] = [true, false].map((is) => readings.filter((each) => (each.lemma === 'être') === is));
  // je te suis; but: je te suis reconnaissant
  if (isOne(before, OBJECTS) && !canBeAdjective(next) && !canBeParticiple(next)) return other ?? [];
  return reads(next, Pos.determiner) ? [...(own ?? []), ...(other ?? [])] : (own ?? []);
}

/** The clause's verb and subjunctive forms for it; null when it may already be one. */
function subjunctive(match: Match): { verb: Token; forms: string[] } | null {
  const clause = clauseVerb(match.sentence.tokens, match.to);
  if (!clause) return null;
  const { verb, person } = clause;
  const readings = likelyReadings(verb, match.sentence.tokens);
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

/** Builds a subjunctive rule; the verb is found from its clause, so the pattern extends to the verb. */
function subjunctiveRule(
  id: string,
  openings: readonly (readonly Element[])[],
  wrong: readonly (readonly [string, string])[],
  right: readonly string[],
) {
  const rows = openings.map((opening) => ({
    name: opening.map(({ anchor }) => [...(anchor?.values ?? ['^'])].join('|')).join(' '),
    patterns: [1, 2, 3, 4, 5, 6].map((distance) => [
      ...opening,
      que(),
      new Element((token) => token.kind === 'word').repeat(distance, distance),
      new Element((token) => canBeConjugated(token)).as('v').mark(),
    ]),
  }));
  const at = (m: Match): Match => clauseOf(m);
  return defineRule({
    id,
    rows,
    where: (m) => verbAfter(at(m)) === m.token('v'),
    suggest: (m) => rewritten(at(m)),
    wrong,
    right,
  });
}

/** The same match, as if it ended after "que". */
function clauseOf(match: Match): Match {
  const to = match.token('q').index + 1;
  return Object.create(match, { to: { value: to } }) as Match;
}

/** After il faut, je veux, il est important …: il est important que chacun a. */
export const subjunctiveAfterWish = subjunctiveRule(
  'fr.verb-moods.subjunctive-wish',
  [
    [lemma('falloir').and(new Element(canBeConjugated))],
    [
      lemma('vouloir', 'souhaiter', 'exiger', 'préférer', 'regretter', 'douter', 'aimer', 'ordonner', 'craindre').and(
        new Element(canBeConjugated),
      ),
    ],
    [
      lemma('être', 'sembler', 'paraître', 'trouver', 'avoir', 'devenir', 'juger').and(new Element(canBeConjugated)),
      adverbs(),
      NEEDING,
    ],
    [word('vaut', 'vaudrait'), word('mieux')],
  ],
  [
    ['Il faut que tu viens demain.', 'Il faut que tu viennes demain.'],
    ['Il est important que chacun a du temps.', 'Il est important que chacun ait du temps.'],
    ['Je veux que vous savez la vérité.', 'Je veux que vous sachiez la vérité.'],
    ['Ma mère préfère que je viens en train.', 'Ma mère préfère que je vienne en train.'],
    ['Il vaut mieux que tu viens demain.', 'Il vaut mieux que tu viennes demain.'],
    ['Il vaut mieux que nous savons la vérité.', 'Il vaut mieux que nous sachions la vérité.'],
  ],
  ['Il faut que tu viennes demain.', 'Je veux seulement dire que tu as raison.', 'Il faut que la porte reste fermée.'],
);

/** After bien que, pour que, avant que …: bien qu'il est jeune. */
export const subjunctiveAfterConjunction = subjunctiveRule(
  'fr.verb-moods.subjunctive-conjunction',
  [
    [sentenceStart(), word('bien')],
    [punctuation(','), word('bien')],
    [word('pour', 'avant', 'afin', 'sans', 'pourvu')],
    [word('à'), word('moins', 'condition')],
    [word("jusqu'"), word('à'), word('ce')],
    [word('de'), word('peur', 'crainte', 'sorte')],
  ],
  [
    ["Bien qu'il est fatigué, il travaille.", "Bien qu'il soit fatigué, il travaille."],
    ["Je t'aide pour que tu réussis ton examen.", "Je t'aide pour que tu réussisses ton examen."],
    ["Range tout avant qu'on part, stp !", "Range tout avant qu'on parte, stp !"],
    ["Nous sortons, bien qu'il pleut.", "Nous sortons, bien qu'il pleuve."],
    ['Je ne sortirai pas à moins que tu viens avec moi.', 'Je ne sortirai pas à moins que tu viennes avec moi.'],
    ["Attends ici jusqu'à ce que je reviens.", "Attends ici jusqu'à ce que je revienne."],
    ['Bien que je suis fatigué, je viendrai.', 'Bien que je sois fatigué, je viendrai.'],
    [
      'Bien que je suis un enfant de la ville, je marche beaucoup.',
      'Bien que je sois un enfant de la ville, je marche beaucoup.',
    ],
    ['Bien que je te suis partout, tu ne me vois pas.', 'Bien que je te suive partout, tu ne me vois pas.'],
    ["Il se cache de peur qu'on le voit.", "Il se cache de peur qu'on le voie."],
    ["Parle plus bas de peur qu'il t'entend.", "Parle plus bas de peur qu'il t'entende."],
  ],
  [
    "Bien qu'il soit fatigué, il travaille.",
    "Je vois bien qu'il est fatigué.",
    'Il sait bien que tu réussis toujours.',
  ],
);
