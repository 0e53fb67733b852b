import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind, SaveKind } from '../../../documents/index.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './dialogs.module.css';

const KINDS: readonly SaveKind[] = ['docx', 'odt', 'html', 'md', 'txt'];
/** These are read, but not written. */
const READ_ONLY: ReadonlySet<DocumentKind> = new Set(['rtf', 'eml', 'pdf']);

/** How many changes the open file could not take; undefined while that is not known. */
function useLoss(asked: boolean): number | undefined {
  const controller = useController();
  const [loss, setLoss] = useState<number>();
  useEffect(() => {
    if (!asked) return;
    let here = true;
    controller.session?.lossOf().then(
      (count) => here && setLoss(count),
      () => here && setLoss(0),
    );
    return () => {
      here = false;
    };
  }, [asked, controller]);
  return loss;
}

/** Saves the text into the file it came from, or as a new one. What the file cannot take is said first. */
export function SaveDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const controller = useController();
  const label = useId();
  const file = useChecker((state) => state.file);
  const [track, setTrack] = useState(false);
  const writable = file !== null && !READ_ONLY.has(file.kind);
  const tracks = file?.kind === 'docx' || file?.kind === 'odt';
  const loss = useLoss(writable);
  const save = (as: SaveKind | 'original') => {
    onClose();
    void controller.session?.save(as, as === 'original' && tracks && track);
  };
  return (
    <Modal open title={t('checker.save.title')} closeLabel={t('checker.close')} onClose={onClose} height="auto">
      {writable && (
        <>
          <h3 className={styles.part}>{file.name}</h3>
          <p className={styles.lead}>{t(tracks ? 'checker.save.keepsFormat' : 'checker.save.keepsRest')}</p>
          {tracks && (
            <p className={styles.sorted}>
              <Switch checked={track} onChange={setTrack} aria-labelledby={label} />
              <span id={label}>{t('checker.save.track')}</span>
            </p>
          )}
          {loss !== undefined && loss > 0 && <p role="status">{t('checker.save.lost', { count: loss })}</p>}
          <div className={styles.ways}>
            <Button variant="primary" icon="download" onClick={() => save('original')}>
              {t('checker.save.same')}
            </Button>
          </div>
        </>
      )}
      <h3 className={styles.part}>{t('checker.save.asNew')}</h3>
      {file && <p className={styles.lead}>{t('checker.save.newNote')}</p>}
      <div className={styles.ways}>
        {KINDS.map((kind) => (
          <Button key={kind} icon="download" aria-label={t('checker.save.as', { kind })} onClick={() => save(kind)}>
            {kind}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
