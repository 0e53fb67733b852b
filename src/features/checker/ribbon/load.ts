// The ribbon beside passages in other languages with its texts, in one chunk of its own.
import { loadRibbonTexts } from '../../../services/i18n/ribbonTexts.ts';
import { Ribbon } from './Ribbon.tsx';

/** The ribbon, once its texts are there. */
export async function loadRibbon() {
  await loadRibbonTexts();
  return { default: Ribbon };
}
