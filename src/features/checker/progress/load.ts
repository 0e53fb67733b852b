// A person's progress with its texts, in one chunk of its own.
import { loadProgressTexts } from '../../../services/i18n/progressTexts.ts';
import { ProgressView } from './ProgressView.tsx';

/** The view, once its texts are there. */
export async function loadProgress() {
  await loadProgressTexts();
  return { default: ProgressView };
}
