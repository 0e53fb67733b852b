// What to see to before a letter is sent, with its texts, in one chunk of its own.
import { loadLetterTexts } from '../../../services/i18n/letterTexts.ts';
import { LetterBar } from './LetterBar.tsx';
import { LetterCard } from './LetterCard.tsx';
import { LetterView } from './LetterView.tsx';

const parts = { LetterBar, LetterCard, LetterView };

/** One of its parts, once their texts are there. */
export async function loadLetter(part: keyof typeof parts) {
  await loadLetterTexts();
  return { default: parts[part] };
}
