import { useEffect, useEffectEvent, useState } from 'react';
import type { Resolution } from '../../../services/cloud/documents/documentsParts.ts';
import type { DocumentContent } from '../../../services/cloud/documents/documentTypes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { conflictOf, resolve } from '../effects.ts';
import { closeDialog } from '../store.ts';
import { useDocumentsText } from '../useText.ts';
import { Comparison } from './Comparison.tsx';
import styles from './dialogs.module.css';
import { MergeForm } from './MergeForm.tsx';

/** In pixels: two texts side by side. */
const WIDTH = 1040;

const outcomes = { mine: 'doneMine', theirs: 'doneTheirs', both: 'doneBoth', merged: 'doneMerged' } as const;

/** The two texts of a document that was changed on two devices, and the ways to resolve it. */
export function ConflictDialog({ id, name }: { id: string; name: string }) {
  const { t, reason } = useDocumentsText();
  const [open, setOpen] = useState(true);
  const [texts, setTexts] = useState<{ mine: DocumentContent; theirs: DocumentContent } | 'gone'>();
  const [merged, setMerged] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<Resolution['keep']>();

  const fail = useEffectEvent((thrown: unknown) => setProblem(reason(thrown)));
  useEffect(() => {
    let here = true;
    conflictOf(id).then(
      (found) => here && setTexts(found ?? 'gone'),
      (thrown: unknown) => here && fail(thrown),
    );
    return () => {
      here = false;
    };
  }, [id]);

  const settle = async (resolution: Resolution) => {
    setBusy(resolution.keep);
    setProblem(undefined);
    try {
      await resolve(id, resolution);
      toast.show({ text: t(`conflict.${outcomes[resolution.keep]}`), icon: 'check-lg' });
      setOpen(false);
    } catch (thrown) {
      setProblem(reason(thrown));
    } finally {
      setBusy(undefined);
    }
  };
  const choice = (keep: 'mine' | 'theirs' | 'both', label: string) => (
    <Button
      busy={busy === keep}
      aria-disabled={busy !== undefined || undefined}
      onClick={() => busy === undefined && void settle({ keep })}
    >
      {label}
    </Button>
  );
  const choices = () => (
    <div className={styles.choices}>
      <Button
        variant="quiet"
        icon="pencil"
        aria-disabled={busy !== undefined || undefined}
        onClick={() => busy === undefined && typeof texts === 'object' && setMerged(texts.mine.text)}
      >
        {t('conflict.merge')}
      </Button>
      {choice('both', t('conflict.keepBoth'))}
      {choice('theirs', t('conflict.keepTheirs'))}
      {choice('mine', t('conflict.keepMine'))}
    </div>
  );
  const merging = (text: string) => (
    <>
      <Button onClick={() => setMerged(undefined)}>{t('conflict.back')}</Button>
      <Button variant="primary" busy={busy === 'merged'} onClick={() => void settle({ keep: 'merged', text })}>
        {t('conflict.saveMerged')}
      </Button>
    </>
  );
  const footer = merged === undefined ? choices : () => merging(merged);

  return (
    <Modal
      open={open}
      title={t('conflict.title', { name: name || t('untitled') })}
      closeLabel={t('close')}
      width={WIDTH}
      closeOnBackdrop={merged === undefined}
      onClose={() => setOpen(false)}
      onState={(state) => state === 'hidden' && closeDialog()}
      footer={typeof texts === 'object' ? footer : undefined}
    >
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {texts === 'gone' && <p role="status">{t('conflict.gone')}</p>}
      {typeof texts === 'object' && merged === undefined && (
        <>
          <p className={styles.lead}>{t('conflict.lead')}</p>
          <Comparison {...texts} />
        </>
      )}
      {typeof texts === 'object' && merged !== undefined && (
        <MergeForm {...texts} value={merged} onChange={setMerged} />
      )}
    </Modal>
  );
}
