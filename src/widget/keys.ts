// The keys in a field: Alt+Enter opens the corrections of the word at the caret or of the next mistake, F7 goes to the next
// mistake and Shift+F7 to the one before, Escape closes.
import type { CheckedField } from './field/checkedField.ts';
import type { Review } from './review.ts';

/** Does what a key asks for; the event is used up if it was one of ours. */
export function handleKey(event: KeyboardEvent, field: CheckedField, review: Review): void {
  if (event.isComposing || event.defaultPrevented) return;
  const used = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (event.key === 'Escape') {
    if (review.field() !== field) return;
    review.close();
    return used();
  }
  // Meant for the first correction: in the field it would break the line.
  if (event.key === 'Enter' && !event.altKey && review.isOpening()) return used();
  if (!field.options.keys) return;
  if (event.key === 'Enter' && event.altKey && !event.ctrlKey && !event.metaKey) {
    const mark = field.markAtCaret();
    if (mark) review.open(field, mark, true);
    else if (!review.step(field, 1)) return;
    used();
  } else if (event.key === 'F7' && !event.altKey && !event.ctrlKey && !event.metaKey) {
    if (review.step(field, event.shiftKey ? -1 : 1)) used();
  }
}
