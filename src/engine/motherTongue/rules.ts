// Rows of slips as rules: one for each kind, and one more for what is doubtful. They are kept apart from the rules of the
// language, since they only hold for readers of one mother tongue.
import { Feature, Pos } from '../lexicon/features.ts';
import { rewriteRows } from '../rewrite/rows.ts';
import type { Match } from '../rules/match.ts';
import { can, Element, tagged } from '../rules/pattern.ts';
import type { Classes, Row } from '../rules/rows.ts';
import type { TokenRule } from '../rules/types.ts';
import type { SlipKind, TongueFacts, TongueRow } from './types.ts';

/** A rule that finds slips. */
export type SlipRule = TokenRule & { motherOf(match: Match): { mother: string; means: string } };

/** What may be meant takes a person, so that nothing is corrected without asking; what is doubtful is asked as a question. */
const ODDS = { likely: 2.6, maybe: 1 } as const;

/** Above the rules of the language: the reason is the better one. */
const PRIORITY = 5;

const CLASSES: Classes = {
  noun: () => tagged([Pos.noun, Pos.properNoun]),
  name: () => tagged(Pos.properNoun),
  adjective: () => tagged(Pos.adjective),
  verb: () => tagged([Pos.verb, Pos.auxiliary]),
  infinitive: () => can(Pos.verb, Feature.infinitive),
  participle: () => can(Pos.verb, Feature.pastParticiple),
  plural: () => can(Pos.noun, Feature.plural),
  numeral: () => tagged(Pos.numeral),
  year: () => new Element(({ kind, text }) => kind === 'number' && /^(?:1[5-9]|20)\d\d$/.test(text)),
};

/** The kind that a row names, and whether it is doubtful. */
function kindOf(row: TongueRow): { kind: SlipKind; band: keyof typeof ODDS } {
  const [kind, band = 'likely'] = row[6].split(' ');
  return { kind: kind as SlipKind, band: band === 'maybe' ? 'maybe' : 'likely' };
}

/** The rules of one direction. Throws RangeError on an undefined class. */
export function slipRules({ rows, inForm }: TongueFacts): SlipRule[] {
  const groups = new Map<string, TongueRow[]>();
  for (const row of rows) groups.set(row[6], [...(groups.get(row[6]) ?? []), row]);
  return [...groups.values()].map((group) => slipRule(group, inForm));
}

function slipRule(group: readonly TongueRow[], inForm: TongueFacts['inForm']): SlipRule {
  const { kind, band } = kindOf(group[0] as TongueRow);
  const table = group.map(
    ([typed, meant, left, right, wrong, rightSentence]): Row => [typed, meant, left, right, wrong, rightSentence],
  );
  const built = rewriteRows(table, CLASSES, inForm);
  const reasons = new Map<unknown, { mother: string; means: string }>();
  built.rows.forEach(({ patterns }, i) => {
    const [, , , , , , , mother, means] = group[i] as TongueRow;
    for (const pattern of patterns) reasons.set(pattern, { mother, means });
  });
  return {
    id: `common.mother-tongue.${kind}`,
    kind: 'tokens',
    category: 'grammar',
    type: 'grammar',
    priority: PRIORITY,
    overridesSpelling: true,
    odds: ODDS[band],
    ...built,
    patterns: built.rows.flatMap(({ patterns }) => patterns),
    wrong: built.rows.flatMap(({ wrong = [] }) => wrong),
    right: built.rows.flatMap(({ right = [] }) => right),
    motherOf: ({ pattern }) => reasons.get(pattern) ?? { mother: '', means: '' },
  };
}
