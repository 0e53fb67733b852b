// The same reader addressed familiarly and formally. A language that tells the two apart makes a rule of it.
import { defineDocumentRule } from '../rules/defineRule.ts';
import type { DocumentRule } from '../rules/types.ts';
import type { AddressFacts } from './types.ts';

/** How often a text addresses its reader in the usual way at least, and how often at most in the other. */
const LEAST_USES = 3;
const MOST_ODD = 2;
const TIMES = 3;
/** The way of what is quoted, and from how many such places on a text tells what people say. */
const SPOKEN = 'spoken';
const MOST_SPOKEN = 2;

/** See the head of this file. */
export const addressForm = (
  { familiar, formal, labels, reported }: AddressFacts,
  { id, wrong, right }: Pick<DocumentRule, 'id' | 'wrong' | 'right'>,
): DocumentRule =>
  defineDocumentRule({
    id,
    sight({ own, prose }, add) {
      const forms = { familiar, formal };
      for (const way of ['familiar', 'formal'] as const) {
        for (const { 0: word, index } of prose.matchAll(forms[way])) {
          const isOwn = own.startsWith(word, index);
          add('address', isOwn ? way : SPOKEN, index, index + word.length);
        }
      }
    },
    mainOf(uses) {
      // Where people talk to each other, some of what they say stands without marks.
      if ((uses.get(SPOKEN) ?? 0) >= MOST_SPOKEN) return null;
      const [familiarly = 0, formally = 0] = [uses.get('familiar'), uses.get('formal')];
      const [main, odd] = familiarly > formally ? (['familiar', 'formal'] as const) : (['formal', 'familiar'] as const);
      const [most, few] = [Math.max(familiarly, formally), Math.min(familiarly, formally)];
      // Several of both: the text has several readers, or tells what somebody says.
      const isSlip = few > 0 && few <= MOST_ODD && most >= LEAST_USES && most >= TIMES * few;
      return isSlip && reported.includes(odd) ? main : null;
    },
    agrees: (way) => way === SPOKEN,
    // The verb would have to change as well.
    turn: () => null,
    isByHand: true,
    label: (_topic, way) => (way === 'familiar' ? labels.familiar : labels.formal),
    wrong,
    right,
  });
