// Puts the link to a text and its corrections into the clipboard.
import { linkTo, type Shared } from '../../../services/textLink.ts';

/** What came of it: a key of the texts. */
export type Copied = 'copied' | 'tooLong' | 'notCopied';

/** Never rejects. */
export async function copyLink(shared: Shared): Promise<Copied> {
  const link = await linkTo(`${location.origin}/checker/`, shared);
  if (link === null) return 'tooLong';
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
