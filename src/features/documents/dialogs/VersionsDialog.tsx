import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../services/person/session.ts';
import { VERSIONS_KEPT } from '../../../services/plans.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { restore, versionsOf, versionText } from '../effects.ts';
import { formatTime } from '../format.ts';
import { closeDialog } from '../store.ts';
import { useDocumentsText } from '../useText.ts';
import styles from './dialogs.module.css';
import { ScrollText } from './ScrollText.tsx';

/** In pixels: a list beside a text. */
const WIDTH = 860;
/** Characters shown of a version: enough to recognise it. */
const SHOWN = 20_000;

/** The earlier versions of a document: each can be read and restored. */
export function VersionsDialog({ id, name }: { id: string; name: string }) {
  const { t, reason, language } = useDocumentsText();
  const plan = useSession((session) => session.plan);
  const [open, setOpen] = useState(true);
  const [versions, setVersions] = useState<readonly number[]>();
  const [chosen, setChosen] = useState<number>();
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const fail = useEffectEvent((thrown: unknown) => setProblem(reason(thrown)));
  useEffect(() => {
    let here = true;
    const told = (thrown: unknown) => here && fail(thrown);
    versionsOf(id).then((times) => here && setVersions(times), told);
    return () => {
      here = false;
    };
  }, [id]);
  useEffect(() => {
    if (chosen === undefined) return undefined;
    let here = true;
    setText(undefined);
    setProblem(undefined);
    versionText(id, chosen).then(
      (content) => here && setText(content),
      (thrown: unknown) => here && fail(thrown),
    );
    return () => {
      here = false;
    };
  }, [id, chosen]);

  const putBack = async (time: number) => {
    setBusy(true);
    try {
      const told = (await restore(id, time)) ? 'versions.restored' : 'versions.restoredNew';
      toast.show({ text: t(told, { date: formatTime(time, language) }), icon: 'clock-history' });
      setOpen(false);
    } catch (thrown) {
      setProblem(reason(thrown));
    } finally {
      setBusy(false);
    }
  };

  const footer = () => (
    <Button
      variant="primary"
      icon="clock-history"
      busy={busy}
      onClick={() => chosen !== undefined && void putBack(chosen)}
    >
      {t('versions.restore')}
    </Button>
  );

  return (
    <Modal
      open={open}
      title={t('versions.title', { name: name || t('untitled') })}
      closeLabel={t('close')}
      width={WIDTH}
      onClose={() => setOpen(false)}
      onState={(state) => state === 'hidden' && closeDialog()}
      footer={chosen === undefined ? undefined : footer}
    >
      <p className={styles.lead}>{t('versions.lead', { limit: VERSIONS_KEPT[plan] })}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t('versions.failed', { reason: problem })}
        </p>
      )}
      {!versions && !problem && <p role="status">{t('versions.loading')}</p>}
      {versions?.length === 0 && <p role="status">{t('versions.none')}</p>}
      {versions && versions.length > 0 && (
        <div className={styles.versions}>
          <ul aria-label={t('versions.list')}>
            {versions.map((time) => (
              <li key={time}>
                <button type="button" aria-pressed={time === chosen} onClick={() => setChosen(time)}>
                  {formatTime(time, language)}
                </button>
              </li>
            ))}
          </ul>
          {chosen === undefined ? (
            <p className={styles.quiet}>{t('versions.choose')}</p>
          ) : (
            <ScrollText
              label={t('versions.preview', { date: formatTime(chosen, language) })}
              busy={text === undefined && !problem}
            >
              {text !== undefined && text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}
            </ScrollText>
          )}
        </div>
      )}
    </Modal>
  );
}
