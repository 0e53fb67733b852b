// The view about a single word with its texts, in one chunk of its own.
import { loadWordTexts } from '../../../services/i18n/wordTexts.ts';
import { WordView } from './WordView.tsx';

/** The view, once its texts are there. */
export async function loadWord() {
  await loadWordTexts();
  return { default: WordView };
}
