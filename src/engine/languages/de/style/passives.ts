// Passives with werden: its parts stand at both ends of a clause, so they are looked for clause by clause.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { Tag } from '../../../reading/tags.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { wordSet } from '../../../text/wordLists.ts';
import type { TextRange } from '../../../types.ts';

const FINITE = wordSet('werde wirst wird werden werdet wurde wurdest wurden wurdet würde würdest würden würdet');
const CLAUSE_ENDS = wordSet(', ; : – — ( )');

const isParticiple = (token: Token): boolean => token.tag === Tag.verbParticiple && token.lower !== 'worden';

/** Its index. A clause has one finite verb: beside "wird", "verkauft" at its end is a participle whatever the tagger says. */
function participleIn(clause: readonly Token[], auxiliary: Token | undefined): number {
  const found = clause.findLastIndex(isParticiple);
  if (found >= 0 || !auxiliary) return found;
  const last = clause.findLastIndex(({ kind }) => kind === 'word');
  const token = clause[last];
  return token !== auxiliary && reads(token, Pos.verb, Feature.pastParticiple) ? last : -1;
}

/** The passive of a clause: the participle with wird, werden or worden; "wird gesehen haben" is none. */
function passiveOf(clause: readonly Token[]): TextRange | null {
  const auxiliary = clause.find(({ lower }) => FINITE.has(lower));
  const at = participleIn(clause, auxiliary);
  const participle = clause[at];
  if (!participle) return null;
  const next = clause[at + 1]?.lower;
  if (next === 'haben' || next === 'sein') return null;
  if (next === 'worden' || next === 'werden') return { start: participle.start, end: (clause[at + 1] as Token).end };
  if (!auxiliary) return null;
  return { start: Math.min(auxiliary.start, participle.start), end: Math.max(auxiliary.end, participle.end) };
}

/** The passives of a sentence. */
export function germanPassives({ tokens }: Sentence): TextRange[] {
  const found: TextRange[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    if (token && !CLAUSE_ENDS.has(token.text)) continue;
    const passive = passiveOf(tokens.slice(from, i));
    if (passive) found.push(passive);
    from = i + 1;
  }
  return found;
}
