import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shared } from '../../../services/share.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { ButtonVariant } from '../../../ui/controls/buttonClass.ts';

const SharePopover = lazy(async () => ({ default: (await import('./SharePopover.tsx')).SharePopover }));

/** Shares the current page: on a phone directly with the system's sheet, otherwise with a popover of link and targets. */
export function ShareButton({ variant = 'act' }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [shared, setShared] = useState<Shared | null>(null);

  const start = async () => {
    const page: Shared = { url: `${location.origin}${location.pathname}`, title: document.title };
    const { shareNatively } = await import('../../../services/share.ts');
    const phone = matchMedia('(pointer: coarse)').matches;
    if (!(phone && (await shareNatively(page)))) setShared(page);
  };

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        icon="share"
        aria-haspopup="dialog"
        aria-expanded={shared !== null}
        onClick={() => void start()}
      >
        {t('nav.share')}
      </Button>
      {shared && (
        <Suspense>
          <SharePopover shared={shared} anchor={button} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
