// The offer of the first steps with its texts, in one chunk of its own: few ever see it.
import { loadFirstStepsTexts } from '../../../services/i18n/firstStepsTexts.ts';
import { FirstStepsOffer } from './FirstStepsOffer.tsx';

/** The offer, once its texts are there. */
export async function loadFirstSteps() {
  await loadFirstStepsTexts();
  return { default: FirstStepsOffer };
}
