// Rewriting and tone, with their texts, in one chunk of their own.
import { loadAiTexts } from '../../../services/i18n/aiTexts.ts';
import { AiStrip } from './AiStrip.tsx';
import { EngineDialog } from './engine/EngineDialog.tsx';
import { RewriteView } from './RewriteView.tsx';
import { ToneView } from './ToneView.tsx';

const parts = { AiStrip, EngineDialog, RewriteView, ToneView };

/** One of its parts, once their texts are there. */
export async function loadAi<P extends keyof typeof parts>(part: P): Promise<{ default: (typeof parts)[P] }> {
  await loadAiTexts();
  return { default: parts[part] };
}
