import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { CheckerApp } from '../../features/checker/CheckerApp.tsx';
import type { CheckerPreset } from '../../features/checker/preset.ts';
import { HouseAdvert } from '../../features/site/adverts/HouseAdvert.tsx';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';
import { readTool, toolPageOf } from '../tools.ts';

/** The documents with their texts; nothing of them is loaded for the checker. */
const DocumentsPage = lazy(async () => {
  const [{ DocumentsPage }] = await loadChunk(() =>
    Promise.all([import('../../features/documents/DocumentsPage.tsx'), loadTexts('documents')]),
  );
  return { default: DocumentsPage };
});

function readAddress(pathname: string) {
  const [tool = 'checker', ...rest] = pathname.split('/').filter(Boolean);
  return readTool(tool, rest.join('/'));
}

/** What the address preselects. */
function usePreset(): CheckerPreset {
  const { pathname } = useLocation();
  return useMemo(() => {
    const { language, category, genre, level, sample, view, ignored } = readAddress(pathname);
    return {
      ...(language && { language }),
      ...(category && { filter: category }),
      ...(genre && { genre }),
      ...(level && { level }),
      ...(sample && { sample }),
      ...((view === 'statistics' || view === 'progress') && { side: view }),
      ...(ignored && { ignored }),
    };
  }, [pathname]);
}

export default function Checker() {
  const page = usePage('checker');
  const preset = usePreset();
  const { pathname } = useLocation();
  const tool = toolPageOf(pathname);
  if (readAddress(pathname).view === 'documents') {
    return (
      <Suspense>
        <DocumentsPage pathOf={pathOf} />
      </Suspense>
    );
  }
  return (
    <>
      <h1>
        <VisuallyHidden>{tool ? page.tools[tool].title : page.heading}</VisuallyHidden>
      </h1>
      <CheckerApp variant="full" preset={preset} advert={<HouseAdvert place="panel" />} />
    </>
  );
}
