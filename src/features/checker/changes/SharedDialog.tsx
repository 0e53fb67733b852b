import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLink, type Shared } from '../../../services/textLink.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useController } from '../controller.ts';
import { ChangedText, type Side } from './ChangedText.tsx';
import styles from './Changes.module.css';
import { Sides } from './ChangesDialog.tsx';

const SIDES = ['both', 'before', 'after'] as const;

/** What the address holds; undefined while it is read. */
function useShared(): Shared | 'damaged' | null | undefined {
  const [shared, setShared] = useState<Shared | 'damaged' | null>();
  useEffect(() => {
    let latest = 0;
    const read = () => {
      latest += 1;
      const mine = latest;
      void readLink(location.hash).then((found) => mine === latest && setShared(found));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      latest = -1;
      window.removeEventListener('hashchange', read);
    };
  }, []);
  return shared;
}

/** A text and its corrections that somebody has sent in a link: to be looked at, and taken over if wanted. */
export function SharedDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('changes');
  const { t: app } = useTranslation();
  const controller = useController();
  const [side, setSide] = useState<Side>('both');
  const shared = useShared();
  const close = () => {
    // Whoever reloads the page has seen it.
    history.replaceState(history.state, '', location.pathname + location.search);
    onClose();
  };
  const isText = shared !== undefined && shared !== null && shared !== 'damaged';
  const take = () => {
    if (!isText) return;
    close();
    controller.act((session) => void session.take(shared.text));
  };
  const actions = () =>
    isText && (
      <Button variant="primary" icon="pencil" onClick={take}>
        {t('open')}
      </Button>
    );
  return (
    <Modal
      open
      steady
      title={t('sharedTitle')}
      closeLabel={app('checker.close')}
      onClose={close}
      width={820}
      height={640}
      footer={actions}
    >
      {(shared === 'damaged' || shared === null) && <p className={styles.lead}>{t('damaged')}</p>}
      {isText && (
        <>
          <div className={styles.bar}>
            <p className={styles.lead}>{t('sharedLead', { count: shared.fixes.length })}</p>
            <span className={styles.tools}>
              <Sides sides={SIDES} side={side} onChange={setSide} />
              <IconButton icon="printer" label={t('print')} onClick={() => window.print()} />
            </span>
          </div>
          <div data-print="instead">
            <ChangedText corrected={shared} side={side} language={shared.language} />
          </div>
        </>
      )}
    </Modal>
  );
}
