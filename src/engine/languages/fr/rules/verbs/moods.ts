// Moods and tenses: the subjunctive after il faut que, no conditional after si, the future of "je".
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, punctuation, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { clauseVerb, likelyReadings } from '../../reading/subjunctiveClause.ts';
import { canBeConjugated, isClitic } from '../../reading/words.ts';
import subjunctives from '../../rows/subjunctives.words.tsv';

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
const governors = (kind: string): string[] => wordsIn(subjunctives, 'kind', kind);
const NEEDING = (): Element => word(...governors('quality'));
const WISHING = (): Element =>
  lemma(...governors('verb')).and(
    new Element((token) => reads(token, Pos.verb) && token.pos !== Pos.noun && token.pos !== Pos.adverb),
  );
const FEELING = (): Element => word(...governors('feeling'));

/** Adverbs between what governs and que: je voudrais seulement que. */
const between = (): Element =>
  new Element(
    (token) =>
      (token.pos === Pos.adverb ||
        isOne(token, listed('pas plus très trop bien donc aussi seulement vraiment un peu'))) &&
      !isOne(token, listed('tellement tant plus moins si aussi ainsi alors bien autant parce')),
  ).repeat(0, 2);

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
    where: (m) => verbAfter(at(m)) === m.token('v') && !isCertain(m),
    suggest: (m) => rewritten(at(m)),
    wrong,
    right,
  });
}

/** Whether what governs the clause tells of something certain: je ne doute pas que, elle se doutait que, n'empêche que. */
function isCertain(m: Match): boolean {
  const { tokens } = m.sentence;
  const first = tokens[m.from] as Token;
  if (!first.readings.some((each) => each.lemma === 'douter' || each.lemma === 'empêcher')) return false;
  if (isOne(m.before(), listed('nous vous'))) return true;
  return tokens
    .slice(Math.max(0, m.from - 2), m.token('q').index)
    .some((each) => isOne(each, listed("ne n' pas me te se m' t' s'")));
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
    [WISHING(), between()],
    [
      lemma('être', 'sembler', 'paraître', 'trouver', 'devenir', 'juger', 'rendre').and(
        new Element((token) => reads(token, Pos.auxiliary) || reads(token, Pos.verb)),
      ),
      between(),
      NEEDING(),
    ],
    // serait-il possible que; ce serait bien que
    [
      lemma('être').and(new Element(canBeConjugated)),
      new Element((token) => token.text.startsWith('-')),
      between(),
      NEEDING(),
    ],
    [lemma('avoir').and(new Element((token) => reads(token, Pos.auxiliary))), between(), FEELING()],
    [word('vaut', 'vaudrait'), word('mieux')],
    // il se peut que, ça me gêne que, il suffit que
    [word('se'), word('peut', 'pourrait', 'pouvait')],
    [
      word('ça', 'cela', 'il'),
      new Element(isClitic).repeat(0, 2),
      lemma(...governors('impersonal')).and(new Element(canBeConjugated)),
    ],
    [word('en'), word('sorte')],
    [
      word(
        'tenir',
        'tiens',
        'tenons',
        'tenez',
        'veiller',
        'veille',
        'veillez',
        'veillons',
        'attends',
        'attend',
        'oppose',
      ),
      between(),
      word('à'),
      word('ce'),
    ],
  ],
  [
    ["J'attends que le facteur vient.", "J'attends que le facteur vienne."],
    ['Serait-il possible que vous faites moins de bruit ?', 'Serait-il possible que vous fassiez moins de bruit ?'],
    ["C'est dommage que tu ne peux pas venir.", "C'est dommage que tu ne puisses pas venir."],
    ["J'ai vraiment hâte qu'elle revient.", "J'ai vraiment hâte qu'elle revienne."],
    ["Il se peut qu'elle a tort.", "Il se peut qu'elle ait tort."],
    ["Ça m'étonne qu'il est déjà là.", "Ça m'étonne qu'il soit déjà là."],
    ['Faites en sorte que tout est prêt.', 'Faites en sorte que tout soit prêt.'],
    ['Je tiens à ce que tu sais la vérité.', 'Je tiens à ce que tu saches la vérité.'],
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
    [word('de'), word('peur', 'crainte')],
    [sentenceStart(), word('quoi')],
    [punctuation(','), word('quoi')],
    [word('attendant')],
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
    ["Quoi qu'il dit, je ne le crois plus.", "Quoi qu'il dise, je ne le crois plus."],
    ["Je ne le crois plus, quoi qu'il dit.", "Je ne le crois plus, quoi qu'il dise."],
    ["Lis un peu en attendant qu'elle revient.", "Lis un peu en attendant qu'elle revienne."],
    ["Il se cache de peur qu'on le voit.", "Il se cache de peur qu'on le voie."],
    ["Parle plus bas de peur qu'il t'entend.", "Parle plus bas de peur qu'il t'entende."],
  ],
  [
    "Bien qu'il soit fatigué, il travaille.",
    "Je vois bien qu'il est fatigué.",
    'Il sait bien que tu réussis toujours.',
  ],
);
