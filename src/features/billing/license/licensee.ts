// The rule of the name on a licence, told before anything is sent. The function checks it again. Pure.
import { LONGEST_LICENSEE } from '../../../lib/billing/requests.ts';

/** Line breaks, marks that turn a line around, and halves of characters: none can be printed on a receipt. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a name, as a key of the texts; undefined when nothing is. */
export function licenseeProblem(name: string): 'licenseeEmpty' | 'licenseeLong' | 'licenseeWrong' | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'licenseeEmpty';
  if (trimmed.length > LONGEST_LICENSEE) return 'licenseeLong';
  return UNPRINTABLE.test(trimmed) ? 'licenseeWrong' : undefined;
}
