import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../services/i18n/shareTexts.ts';
import { canShare, openShare, type Shared, shareNatively, shareTargets } from '../../../services/share.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/Field.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { toast } from '../../../ui/toast/store.ts';
import styles from './SharePopover.module.css';

/** The link of a page and where it can be shared; opened by `ShareButton`. */
export function SharePopover({
  shared,
  anchor,
  onClose,
}: {
  shared: Shared;
  anchor: RefObject<Element | null>;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
      toast.show({ text: t('share.copied'), icon: 'clipboard-check' });
      onClose();
    } catch {
      toast.show({ text: t('share.copyFailed'), kind: 'alert' });
    }
  };
  return (
    <Popover
      open
      label={t('share.title')}
      head={t('share.title')}
      closeLabel={t('site.close')}
      anchor={anchor}
      onClose={onClose}
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
        <Button variant="primary" onClick={() => void copy()}>
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
  );
}
