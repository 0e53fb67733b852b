import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsConfigured } from '../../../services/cloud/configured.ts';
import { saveFile } from '../../../services/files.ts';
import type { LeaveQuestion } from '../../../services/leaving/asking.ts';
import { saveUnsent } from '../../../services/leaving/save.ts';
import { contentOfItem, type Unsent, unsentOf } from '../../../services/leaving/unsent.ts';
import { runBeforeLeave } from '../../../services/person/leave.ts';
import { noteDownloaded } from '../../../services/person/people.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { CloseReason } from '../../../ui/modal/machine.ts';
import styles from './LeaveDialog.module.css';

/** In pixels: three buttons side by side. */
const WIDTH = 760;

const icons: Record<Unsent['kind'], IconName> = {
  text: 'pencil',
  document: 'cloud-upload',
  file: 'cloud-upload',
  removal: 'trash',
  message: 'envelope',
  aside: 'exclamation-triangle',
  words: 'journal-plus',
  team: 'journal-plus',
  settings: 'gear',
};

/** Downloads everything: all texts as one file, because browsers ask before a second download. Uploads stay separate. */
function download(items: readonly Unsent[], name: string): void {
  for (const item of items) {
    if (item.kind === 'file') saveFile(item.name, new Blob([item.bytes as Uint8Array<ArrayBuffer>]));
  }
  const texts = items.filter((item) => item.kind !== 'file' && contentOfItem(item) !== '');
  const [first] = texts;
  if (!first) return;
  const whole = texts.map((item) => (item.name ? `${item.name}\n\n` : '') + String(contentOfItem(item)));
  const text = texts.length === 1 ? String(contentOfItem(first)) : whole.join('\n\n――――――――――\n\n');
  saveFile(`${name}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

function Row({ item }: { item: Unsent }) {
  const { t } = useTranslation('documents');
  const isList = item.kind === 'words' || item.kind === 'team';
  const kind = item.kind === 'document' && item.conflict ? 'conflict' : item.kind;
  const isNamed = isList || item.kind === 'settings' || item.kind === 'aside';
  const title = item.name || (isNamed ? t(`leaving.${item.kind}`) : t('untitled'));
  const count = isList ? item.words.length : 0;
  return (
    <li>
      <Icon name={icons[item.kind]} />
      <span>
        <b>{title}</b>
        <small>{t(`leaving.kind.${kind === 'team' ? 'words' : kind}`, { count })}</small>
      </span>
    </li>
  );
}

/** Before a sign-out that clears this device: lists what the cloud does not have, and asks what to do with it. */
export function LeaveDialog({ question: { owner, items: first, answer } }: { question: LeaveQuestion }) {
  const { t } = useTranslation('documents');
  const [items, setItems] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState(true);
  const [choice, setChoice] = useState<'left' | 'stay'>('stay');
  const leave = () => {
    setChoice('left');
    setOpen(false);
  };
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    await runBeforeLeave();
    const { left, problem: reason } = await saveUnsent(owner, await unsentOf(owner).catch(() => items));
    setBusy(false);
    if (left.length === 0) return leave();
    setItems(left);
    setProblem(t('leaving.failed', { reason: t(`errors.${reason ?? 'UnknownError'}`) }));
  };
  const take = async () => {
    await runBeforeLeave();
    // Includes whatever was written since the list was made.
    const now = await unsentOf(owner).catch(() => items);
    download(now, t('leaving.fileName'));
    noteDownloaded(now);
    leave();
  };
  const footer = (close: (reason: CloseReason) => void) => (
    <>
      <Button variant="quiet" onClick={() => close('cancel')}>
        {t('leaving.stay')}
      </Button>
      <Button icon="download" aria-disabled={busy || undefined} onClick={() => !busy && void take()}>
        {t('leaving.download')}
      </Button>
      {documentsConfigured() && (
        <Button variant="primary" icon="cloud-upload" busy={busy} onClick={() => void save()}>
          {busy ? t('leaving.saving') : t('leaving.save')}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open={open}
      title={t('leaving.title')}
      closeLabel={t('close')}
      width={WIDTH}
      height="auto"
      closeOnBackdrop={false}
      onClose={() => setOpen(false)}
      onState={(state) => state === 'hidden' && answer(choice)}
      footer={footer}
    >
      <p className={styles.lead}>{t('leaving.lead')}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <Row key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </Modal>
  );
}
