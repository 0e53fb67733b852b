import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { ToolFrame } from '../../features/catalog/tools/ToolFrame.tsx';
import type { ToolTextProps } from '../../features/catalog/tools/ToolText.tsx';
import { CheckerApp } from '../../features/checker/CheckerApp.tsx';
import type { CheckerPreset } from '../../features/checker/preset.ts';
import { HouseAdvert } from '../../features/site/adverts/HouseAdvert.tsx';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { useToolHeading, useToolTexts } from '../payload/useToolTexts.ts';
import { isToolPage, readTool } from '../tools.ts';

/** The documents with their texts; nothing of them is loaded for the checker. */
const DocumentsPage = lazy(async () => {
  const [{ DocumentsPage }] = await loadChunk(() =>
    Promise.all([import('../../features/documents/DocumentsPage.tsx'), loadTexts('documents')]),
  );
  return { default: DocumentsPage };
});

/** Stands below the checker, which comes first. */
const ToolText = createIsland<ToolTextProps>(
  async () => (await import('../../features/catalog/tools/ToolText.tsx')).ToolText,
);

/** See `loadPageParts`. */
export const islands = [ToolText];

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
  const { pathname } = useLocation();
  const heading = useToolHeading(pathname);
  const texts = useToolTexts(pathname);
  const preset = usePreset();
  if (readAddress(pathname).view === 'documents') {
    return (
      <Suspense>
        <DocumentsPage pathOf={pathOf} />
      </Suspense>
    );
  }
  const checker = <CheckerApp variant="full" preset={preset} advert={<HouseAdvert place="panel" />} />;
  return (
    <>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <ToolFrame peeks={isToolPage(pathname)} about={texts && <ToolText texts={texts} />}>
        {checker}
      </ToolFrame>
    </>
  );
}
