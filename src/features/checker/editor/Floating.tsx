import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { loadChunk } from '../../../services/offline/chunks.ts';
import { settingsStore } from '../../../services/settings.ts';
import type { CheckerVariant } from '../CheckerApp.tsx';
import { keepLater } from '../effects/keepLater.ts';
import { IssuePopover } from '../panel/IssuePopover.tsx';
import { useChecker } from '../store.ts';

const withTexts = async <T,>(load: Promise<T>): Promise<T> => {
  const [{ loadTexts }, part] = await Promise.all([import('../../../services/i18n/namespaces.ts'), load]);
  await loadTexts('changes');
  return part;
};

const dialogs = {
  settings: lazy(async () => ({ default: (await import('../dialogs/SettingsDialog.tsx')).SettingsDialog })),
  texts: lazy(async () => ({ default: (await import('../dialogs/TextsDialog.tsx')).TextsDialog })),
  keyboard: lazy(async () => ({ default: (await import('../dialogs/KeyboardDialog.tsx')).KeyboardDialog })),
  palette: lazy(async () => ({ default: (await import('../dialogs/PaletteDialog.tsx')).PaletteDialog })),
  save: lazy(async () => ({ default: (await import('../dialogs/SaveDialog.tsx')).SaveDialog })),
  share: lazy(async () => ({ default: (await import('../dialogs/ShareDialog.tsx')).ShareDialog })),
  changes: lazy(async () => ({
    default: (await withTexts(import('../changes/ChangesDialog.tsx'))).ChangesDialog,
  })),
  shared: lazy(async () => ({ default: (await withTexts(import('../changes/SharedDialog.tsx'))).SharedDialog })),
  engine: lazy(() => loadChunk(async () => (await import('../ai/load.ts')).loadAi('EngineDialog'))),
  report: lazy(() => loadChunk(async () => (await import('../report/load.ts')).loadReport())),
  speech: lazy(() => loadChunk(async () => (await import('../speech/load.ts')).loadSpeech())),
  proof: lazy(async () => ({ default: (await import('../dialogs/ProofDialog.tsx')).ProofDialog })),
};

const sides = {
  letter: lazy(() => loadChunk(async () => (await import('../letter/load.ts')).loadLetter('LetterView'))),
  statistics: lazy(() => loadChunk(async () => (await import('../statistics/load.ts')).loadStatistics())),
  progress: lazy(() => loadChunk(async () => (await import('../progress/load.ts')).loadProgress())),
  word: lazy(() => loadChunk(async () => (await import('../word/load.ts')).loadWord())),
  rewrite: lazy(() => loadChunk(async () => (await import('../ai/load.ts')).loadAi('RewriteView'))),
  tone: lazy(() => loadChunk(async () => (await import('../ai/load.ts')).loadAi('ToneView'))),
};

/** Only phones have it. */
const IssueSheet = lazy(() =>
  loadChunk(async () => ({ default: (await import('../panel/IssueSheet.tsx')).IssueSheet })),
);

/** Nothing is told if it cannot be loaded: the command for it says so. */
const LetterBar = lazy(() =>
  import('../letter/load.ts').then(({ loadLetter }) => loadLetter('LetterBar')).catch(() => ({ default: () => null })),
);

/** Nothing is told if it cannot be loaded: passages are checked in their languages all the same. */
const Ribbon = lazy(() =>
  import('../ribbon/load.ts').then(({ loadRibbon }) => loadRibbon()).catch(() => ({ default: () => null })),
);

/** Somebody has sent a text and its corrections in the address (services/textLink.ts). */
const SHARED = '#changes=';

const PHONE = '(width < 900px)';
const subscribe = (changed: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** What lies over the page: the corrections at a word, and the dialogs. Only the app has a sheet on a phone: on the home page it would cover the heading. */
export function Floating({ variant }: { variant: CheckerVariant }) {
  const overlay = useChecker((state) => state.overlay);
  const phone = useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
  const surface = phone && variant !== 'home' ? 'sheet' : 'popover';
  useEffect(() => useChecker.setState({ surface }), [surface]);
  useEffect(keepLater, []);
  useEffect(() => {
    const look = () => {
      if (location.hash.startsWith(SHARED)) useChecker.setState({ overlay: 'shared', popover: 'closed' });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const Dialog = overlay ? dialogs[overlay] : null;
  const hasLetters = useStore(settingsStore, (settings) => settings.letters);
  const empty = useChecker((state) => state.length === 0);
  const side = useChecker((state) => state.side);
  const isMixed = useChecker((state) => state.passages.length > 0);
  const Side = side ? sides[side] : null;
  const close = () => useChecker.setState({ overlay: null });
  return (
    <>
      {surface === 'sheet' ? (
        <Suspense>
          <IssueSheet />
        </Suspense>
      ) : (
        <IssuePopover />
      )}
      {surface === 'sheet' && hasLetters && !empty && (
        <Suspense>
          <LetterBar />
        </Suspense>
      )}
      {isMixed && (
        <Suspense>
          <Ribbon />
        </Suspense>
      )}
      {Side && (
        <Suspense>
          <Side />
        </Suspense>
      )}
      {Dialog && (
        <Suspense>
          <Dialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
