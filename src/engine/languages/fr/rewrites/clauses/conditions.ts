// Conjunctions that ask for the subjunctive or the conditional, for si: bien qu'il soit jeune, même s'il est jeune.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { type Clause, clauseAfter, leadBefore, opening, withSubject } from '../clause.ts';

/** The clause in the indicative behind a conjunction that ends with si. */
function withIf(m: Match, clause: Clause, before: string, tense: number): Turn | null {
  const { lexicon, tokens } = m.sentence;
  const wish = Feature.indicative | tense | (clause.who & (Group.person | Group.number));
  const [form] = lexicon.inflect(clause.lemma, clause.pos, wish);
  const { index } = clause.verb;
  // "bien qu'il soit jeune et que": the second half would stay in the subjunctive
  const isJoined = tokens.slice(index, index + 14).some((token, i, all) => isAnd(token) && isThat(all[i + 1]));
  if (form === undefined || isJoined) return null;
  const rest = withSubject(clause.subject, `${leadBefore(clause.lead, form)}${form}`);
  const si = /^ils? /.test(rest) ? "s'" : 'si ';
  return { from: m.from, to: index, texts: [`${before}${si}${rest}`] };
}

const isAnd = ({ lower }: Token): boolean => lower === 'et' || lower === 'ou';
const isThat = (token: Token | undefined): boolean => /^qu[e']$/.test(token?.lower ?? '');

/** Bien qu'il soit jeune: même s'il est jeune. */
export const although = defineRewrite({
  id: 'fr.rewrite.although',
  kind: 'simple',
  goals: ['simpler', 'friendly'],
  patterns: ['bien que', 'quoique'].map(opening),
  // "si bien que" is another conjunction
  where: (m) => !/^(?:si|aussi|très|assez|trop)$/.test(m.before()?.lower ?? ''),
  turn: (m) => {
    const clause = clauseAfter(m, Feature.subjunctive);
    if (!clause || (clause.features & Feature.present) === 0) return null;
    return withIf(m, clause, 'même ', Feature.present);
  },
  wrong: [
    ["Bien qu'il soit très jeune, il dirige une équipe.", "Même s'il est très jeune, il dirige une équipe."],
    ["Elle sort bien qu'elle ait froid.", 'Elle sort même si elle a froid.'],
    ['Bien que les prix soient bas, peu de gens achètent.', 'Même si les prix sont bas, peu de gens achètent.'],
  ],
  right: [
    'Bien que fatigué, il sort.',
    "C'est si bien que je reste.",
    "Bien qu'il soit jeune et qu'il ait peur, il vient.",
  ],
});

const isConditional = (token: Token): boolean =>
  isTaggedFinite(token) &&
  (reads(token, Pos.verb, Feature.conditional) || reads(token, Pos.auxiliary, Feature.conditional));

/** Dans le cas où vous ne pourriez pas venir: si vous ne pouvez pas venir. */
export const inCase = defineRewrite({
  id: 'fr.rewrite.in-case',
  kind: 'wordy',
  patterns: ['dans le cas où', "dans l' hypothèse|éventualité où", 'pour le cas où'].map(opening),
  turn: (m) => {
    const clause = clauseAfter(m, Feature.conditional);
    if (!clause) return null;
    const { index } = clause.verb;
    const isUnreal = m.sentence.tokens.some((token) => token.index !== index && isConditional(token));
    return withIf(m, clause, '', isUnreal ? Feature.imperfect : Feature.present);
  },
  wrong: [
    ['Dans le cas où vous ne pourriez pas venir, appelez-moi.', 'Si vous ne pouvez pas venir, appelez-moi.'],
    ["Dans l'hypothèse où il pleuvrait, nous resterons ici.", "S'il pleut, nous resterons ici."],
    [
      "Dans l'éventualité où le train serait annulé, je viendrais en bus.",
      'Si le train était annulé, je viendrais en bus.',
    ],
  ],
  right: [
    'Dans le cas de Paul, tout va bien.',
    'Prenez un parapluie au cas où il pleuvrait.',
    'Dans le cas où il pleut, restez.',
  ],
});
