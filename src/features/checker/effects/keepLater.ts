// Views of the checker that a first visit does not fetch. Soon after the start they are kept on this device, too, so that they
// open when there is no network.
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { preloadedFonts } from '../../../ui/styles/fonts.ts';
import { keepDocumentReaders } from '../../../workers/documentsClient.ts';

/** By then the start is over. */
const KEEP_AFTER_MS = 20_000;

/** Failures are nothing to tell: what is opened later is fetched then. */
const views = (): Promise<unknown>[] => [
  import('../dialogs/KeyboardDialog.tsx'),
  import('../dialogs/PaletteDialog.tsx'),
  import('../dialogs/ProofDialog.tsx'),
  import('../dialogs/SaveDialog.tsx'),
  import('../dialogs/SettingsDialog.tsx'),
  import('../dialogs/ShareDialog.tsx'),
  import('../dialogs/TextsDialog.tsx'),
  import('../panel/IssueSheet.tsx'),
  import('../changes/ChangesDialog.tsx'),
  import('../changes/SharedDialog.tsx'),
  loadTexts('changes'),
  import('../statistics/load.ts').then(({ loadStatistics }) => loadStatistics()),
  import('../progress/count.ts'),
  import('../progress/load.ts').then(({ loadProgress }) => loadProgress()),
  import('../letter/load.ts').then(({ loadLetter }) => loadLetter('LetterView')),
  import('../report/load.ts').then(({ loadReport }) => loadReport()),
  import('../ribbon/load.ts').then(({ loadRibbon }) => loadRibbon()),
  import('../speech/load.ts').then(({ loadSpeech }) => loadSpeech()),
  import('../word/load.ts').then(({ loadWord }) => loadWord()),
  import('../../../services/leaving/signOut.ts'),
  import('../../../services/leaving/forget.ts'),
  import('../ai/load.ts').then(({ loadAi }) => loadAi('RewriteView')),
  // The page had its fonts before there was a service worker to keep them.
  ...preloadedFonts.map((address) => fetch(address)),
];

/** Keeps them in a while; returns what calls it off. */
export function keepLater(): () => void {
  const timer = setTimeout(() => {
    if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
    void keepDocumentReaders();
    void Promise.allSettled(views());
  }, KEEP_AFTER_MS);
  return () => clearTimeout(timer);
}
