import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canShare, openShare, type Shared, shareNatively, shareTargets } from '../../services/share.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/buttonClass.ts';
import { TextField } from '../../ui/Field.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { toast } from '../../ui/toast/store.ts';
import styles from './ShareButton.module.css';

/** Shares the present page: the system's sheet at once on a phone, else a popover with the link and where it can go. */
export function ShareButton({ variant = 'act' }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [shared, setShared] = useState<Shared | null>(null);
  const close = () => setShared(null);

  const start = async () => {
    const page: Shared = { url: `${location.origin}${location.pathname}`, title: document.title };
    const phone = matchMedia('(pointer: coarse)').matches;
    if (!(phone && (await shareNatively(page)))) setShared(page);
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ text: t('share.copied'), icon: 'clipboard-check' });
      close();
    } catch {
      toast.show({ text: t('share.copyFailed'), kind: 'alert' });
    }
  };

  return (
    <>
      <Button
        ref={setButton}
        variant={variant}
        icon="share"
        aria-haspopup="dialog"
        aria-expanded={shared !== null}
        onClick={() => void start()}
      >
        {t('share.title')}
      </Button>
      {shared && (
        <Popover
          open
          label={t('share.title')}
          head={t('share.title')}
          closeLabel={t('site.close')}
          anchor={button}
          onClose={close}
        >
          <p className={styles.text}>{t('share.text')}</p>
          <div className={styles.row}>
            <TextField
              label={t('share.link')}
              hideLabel
              readOnly
              value={shared.url}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="primary" onClick={() => void copy(shared.url)}>
              {t('share.copy')}
            </Button>
          </div>
          <div className={styles.more}>
            {shareTargets.map(({ id, name, address }) => (
              <Button
                key={id}
                variant="act"
                icon={id === 'email' ? 'envelope' : undefined}
                aria-label={name ? t('share.on', { network: name }) : undefined}
                onClick={() => openShare(address(shared))}
              >
                {name || t('share.email')}
              </Button>
            ))}
            {canShare(shared) && (
              <Button variant="act" icon="share" onClick={() => void shareNatively(shared)}>
                {t('share.more')}
              </Button>
            )}
          </div>
        </Popover>
      )}
    </>
  );
}
