// The parts of a rule that an author adds one by one, each with a switch: rows of tables, patterns, exceptions and the
// condition as a whole. With every switch on the rule behaves as usual; with one off it is the rule without that part.
import { Element } from '../../src/engine/rules/pattern.ts';
import type { TokenRule } from '../../src/engine/rules/types.ts';

/** What kind of part it is. */
export const PART_KINDS = ['row', 'pattern', 'exception', 'condition'] as const;

/** A kind of part. */
export type PartKind = (typeof PART_KINDS)[number];

/** A part of a rule. */
export interface RulePart {
  rule: TokenRule;
  kind: PartKind;
  /** The row, the words of a pattern or the name of an exception: enough to find the part in the rule's file. */
  name: string;
}

/** Switches off at most one part among all the rules that share this gate. */
export class Switch {
  off: RulePart | null = null;
  /** The parts that have decided anything: without any other, everything would have come out the same. */
  readonly used = new Set<RulePart>();

  /** Notes that a part has decided something. */
  use(part: RulePart): true {
    this.used.add(part);
    return true;
  }
}

type Pattern = readonly Element[];

/** The rule with a switch in each part, together with the parts. */
export function withSwitches(rule: TokenRule, gate: Switch): { rule: TokenRule; parts: RulePart[] } {
  const parts: RulePart[] = [];
  const part = (kind: PartKind, name: string): RulePart => {
    const added: RulePart = { rule, kind, name };
    parts.push(added);
    return added;
  };
  const ofRow = new Map<Pattern, RulePart>();
  for (const { name, patterns } of rule.rows ?? []) {
    const row = part('row', name);
    for (const pattern of patterns) ofRow.set(pattern, row);
  }
  const owners = rule.patterns.map((pattern) => ofRow.get(pattern) ?? part('pattern', describePattern(pattern)));
  const ofException = new Map<unknown, RulePart>();
  const patterns = rule.patterns.map((pattern, i) =>
    pattern.map((element, k) => {
      const own = element.exceptions.map((test) => {
        const known = ofException.get(test) ?? part('exception', `${describePattern(pattern)}, element ${k + 1}`);
        ofException.set(test, known);
        return known;
      });
      return gated(element, own, owners[i] as RulePart, gate);
    }),
  );
  const { where, unless } = rule;
  const condition = where && part('condition', 'where');
  const exceptions = Object.entries(unless ?? {}).map(([name, { when, right }]) => {
    const own = part('exception', name);
    const asked: typeof when = (m) => gate.off !== own && when(m) && gate.use(own);
    return [name, { right, when: asked }] as const;
  });
  const switched: TokenRule = {
    ...rule,
    patterns,
    ...(where && condition ? { where: (m) => gate.off === condition || where(m) || !gate.use(condition) } : {}),
    ...(unless ? { unless: Object.fromEntries(exceptions) } : {}),
  };
  return { rule: switched, parts };
}

/** The element, which matches no token while its pattern is off, and more tokens while one of its exceptions is off. */
function gated(element: Element, exceptions: readonly RulePart[], owner: RulePart, gate: Switch): Element {
  const { base, anchor, min, max, name, isMarked } = element;
  if (typeof base === 'string') return element;
  const more = {
    min,
    max,
    name,
    isMarked,
    exceptions: element.exceptions.map((test, i) => (token: Parameters<typeof test>[0]) => {
      const own = exceptions[i] as RulePart;
      return gate.off !== own && test(token) && gate.use(own);
    }),
  };
  return new Element((token) => gate.off !== owner && base(token) && gate.use(owner), anchor, more);
}

const MOST_WORDS = 6;

/** The words that a pattern asks for, if it names any. */
function describePattern(pattern: Pattern): string {
  return pattern.map(describeElement).join(' ');
}

function describeElement({ test, anchor, isMarked, min, max }: Element): string {
  if (typeof test === 'string') return test === 'start' ? '^' : '$';
  const values = anchor ? [...anchor.values].map(String) : ['*'];
  const shown = values.slice(0, MOST_WORDS).join('|') + (values.length > MOST_WORDS ? '|…' : '');
  const words = anchor?.by === 'lemma' ? `<${shown}>` : anchor?.by === 'pos' ? `{${shown}}` : shown;
  const times = min === 1 && max === 1 ? '' : `{${min},${max}}`;
  return `${isMarked ? `[${words}]` : words}${times}`;
}
