// The subjunctive in clauses whose verb is away from the word that asks for it, and the conditional after "se".
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, oneOf, uncapitalised } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { introductionOf, subjunctiveIntroduction } from '../../reading/clauseMood.ts';

const finite = (features: number) => oneOf(can(Pos.verb, features), can(Pos.auxiliary, features));

const indicative = oneOf(finite(Feature.indicative | Feature.present), finite(Feature.indicative | Feature.imperfect));

const introduction = (m: Match) => subjunctiveIntroduction(m.sentence.tokens, m.token('verb').index);

/** The verb in the subjunctive, in its own person: imperfect if the main verb is past or conditional. */
function subjunctives(m: Match): string[] {
  const trigger = introduction(m)?.trigger;
  const isPast =
    trigger?.readings.some(
      ({ features }) => (features & (Feature.imperfect | Feature.conditional | Feature.preterite)) !== 0,
    ) ?? false;
  const found = new Set<string>();
  for (const { lemma, pos, features } of m.token('verb').readings) {
    if ((features & Feature.indicative) === 0) continue;
    const person = features & (Group.person | Group.number);
    const tense = isPast || (features & Feature.imperfect) !== 0 ? Feature.imperfect : Feature.present;
    for (const each of m.sentence.lexicon.inflect(lemma, pos, Feature.subjunctive | tense | person)) found.add(each);
  }
  found.delete(m.token('verb').lower);
  return [...found].filter((each) => !each.endsWith("'"));
}

/** bisogna che il tribunale decide; nel caso in cui la situazione peggiora. */
export const subjunctiveClause = defineRule({
  id: 'it.verbs.subjunctive-clause',
  pattern: [indicative.and(uncapitalised()).as('verb').mark()],
  where: (m) => {
    const verb = m.token('verb');
    // "che mi chiamate", read as a participle
    const isYou = reads(verb, Pos.verb, Feature.second | Feature.plural | Feature.indicative);
    const isAlone = /^(?:che|non|mi|ci|lo|la|li|le)$/.test(m.before()?.lower ?? '');
    if (
      !(isTaggedFinite(verb) || (isYou && isAlone)) ||
      verb.readings.some(({ features }) => (features & Feature.subjunctive) !== 0)
    )
      return false;
    if (reads(verb, Pos.preposition) || reads(verb, Pos.adverb) || reads(verb, Pos.numeral)) return false;
    return introduction(m) !== null && subjunctives(m).length > 0;
  },
  unless: {
    'a challenge': {
      when: (m) => {
        const at = introduction(m)?.trigger.index ?? 0;
        return m.sentence.tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'se');
      },
      right: 'Se voi ora credete che tutto questo adesso è facile, provateci.',
    },
  },
  suggest: subjunctives,
  params: (m) => ({ asking: introduction(m)?.trigger.text ?? '' }),
  wrong: [
    [
      'Bisogna che almeno uno dei tecnici controlla la caldaia.',
      'Bisogna che almeno uno dei tecnici controlli la caldaia.',
    ],
    ['Nel caso in cui il guasto si ripete, chiamateci.', 'Nel caso in cui il guasto si ripeta, chiamateci.'],
    ['Sarebbe opportuno che la visita viene rimandata.', 'Sarebbe opportuno che la visita venisse rimandata.'],
    [
      'Chiedo che venga pulita la strada e che il cartello torna al suo posto.',
      'Chiedo che venga pulita la strada e che il cartello torni al suo posto.',
    ],
    ['Compro la bici a patto che i freni funzionano.', 'Compro la bici a patto che i freni funzionino.'],
  ],
  right: [
    'Bisogna che il tecnico controlli la caldaia.',
    'Ti dico che il guasto si ripete.',
    'Nonostante la pioggia è uscito.',
    'È la prima che vedo.',
    'So che domani il tecnico viene.',
  ],
});

const ASKED =
  /^(?:sapere|chiedere|domandare|vedere|capire|dire|decidere|scoprire|verificare|pensare|valutare|immaginare|discutere|ricordare|dubbio|domanda|questione|interrogare|controllare|accertare|importare|dubitare|chiarire|informare|comunicare|stabilire)$/;

/** se la spia resterebbe accesa: the imperfect subjunctive after "se". */
export const ifClause = defineRule({
  id: 'it.verbs.se-clause',
  after: 'it.verbs.se-conditional',
  pattern: [finite(Feature.conditional).and(uncapitalised()).as('verb').mark()],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb').index;
    const word = introductionOf(tokens, verb, /^se$/);
    if (!word || verb - word.index < 2) return false;
    const before = tokens[word.index - 1];
    if (before && !/^(?:[,;:(–-]|ma|e|ed|però|perché|anche|che|quindi)$/.test(before.lower)) return false;
    if (before?.lower === 'anche' && tokens.slice(0, word.index - 1).some(isTaggedFinite)) return false;
    return !tokens
      .slice(Math.max(0, word.index - 8), word.index)
      .some(({ readings }) => readings.some(({ lemma }) => ASKED.test(lemma)));
  },
  suggest: (m) => m.inflect('verb', Feature.subjunctive | Feature.imperfect),
  wrong: [
    [
      'Se la luce rossa resterebbe accesa, chiamate il tecnico.',
      'Se la luce rossa restasse accesa, chiamate il tecnico.',
    ],
    [
      'Verrei anche io, ma se mio padre vorrebbe la macchina resto a casa.',
      'Verrei anche io, ma se mio padre volesse la macchina resto a casa.',
    ],
    ['Se i miei vicini ci aiuterebbero, finiremmo prima.', 'Se i miei vicini ci aiutassero, finiremmo prima.'],
  ],
  right: [
    'Se la luce restasse accesa, chiamerei il tecnico.',
    'Non so se mio padre vorrebbe la macchina.',
    'Se hai tempo, mi piacerebbe vederti.',
  ],
});
