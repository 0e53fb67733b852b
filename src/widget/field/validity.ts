// Mistakes as a reason not to send a form yet, where the page asks for it. The page's own reasons come first and stay.
import type { Certainty } from '../../engine/index.ts';
import type { ResultIssue } from './events.ts';

const ORDER: readonly Certainty[] = ['maybe', 'likely', 'sure'];

/** See the head of this file. */
export interface Validity {
  /** A check is under way: what was said about the text before it does not hold any more. */
  wait(): void;
  follow(issues: readonly ResultIssue[]): void;
  remove(): void;
}

type Validated = HTMLElement & Pick<HTMLInputElement, 'setCustomValidity' | 'validity' | 'validationMessage'>;

const isValidated = (field: HTMLElement): field is Validated => 'setCustomValidity' in field;

/** Follows the findings of a field; `least` is how certain they must be, null for none. */
export function createValidity(
  field: HTMLElement,
  least: Certainty | null,
  textFor: (count: number) => Promise<string>,
): Validity {
  let own = '';
  let turn = 0;
  const say = (message: string) => {
    if (!isValidated(field)) return;
    const isForeign = field.validity.customError && field.validationMessage !== own;
    if (isForeign || message === own) return;
    own = message;
    field.setCustomValidity(message);
  };
  return {
    wait() {
      turn += 1;
    },
    follow(issues) {
      if (!least) return;
      turn += 1;
      const mine = turn;
      const count = issues.filter(({ certainty }) => ORDER.indexOf(certainty) >= ORDER.indexOf(least)).length;
      if (count === 0) return say('');
      void textFor(count).then((message) => {
        if (mine === turn) say(message);
      });
    },
    remove: () => say(''),
  };
}
