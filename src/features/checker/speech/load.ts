// Reading aloud with its texts, in one chunk of its own.
import { loadSpeechTexts } from '../../../services/i18n/speechTexts.ts';
import { SpeechBar } from './SpeechBar.tsx';

/** The bar, once its texts are there. */
export async function loadSpeech() {
  await loadSpeechTexts();
  return { default: SpeechBar };
}
