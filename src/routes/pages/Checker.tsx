import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { CheckerApp } from '../../features/checker/CheckerApp.tsx';
import type { CheckerPreset } from '../../features/checker/preset.ts';
import { HouseAdvert } from '../../features/site/HouseAdvert.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePage } from '../payload.ts';
import { readTool } from '../tools.ts';

/** What the address preselects. */
function usePreset(): CheckerPreset {
  const { pathname } = useLocation();
  return useMemo(() => {
    const [tool = 'checker', ...rest] = pathname.split('/').filter(Boolean);
    const { language, category, genre, level, sample, view, ignored } = readTool(tool, rest.join('/'));
    return {
      ...(language && { language }),
      ...(category && { filter: category }),
      ...(genre && { genre }),
      ...(level && { level }),
      ...(sample && { sample }),
      ...(view === 'statistics' && { statistics: true }),
      ...(ignored && { ignored }),
    };
  }, [pathname]);
}

export default function Checker() {
  const page = usePage('checker');
  const preset = usePreset();
  return (
    <>
      <h1>
        <VisuallyHidden>{page.heading}</VisuallyHidden>
      </h1>
      <CheckerApp variant="full" preset={preset} advert={<HouseAdvert place="panel" />} />
    </>
  );
}
