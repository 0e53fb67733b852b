import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../../services/config/config.ts';
import { openShare } from '../../../services/share.ts';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextArea } from '../../../ui/controls/Field.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import styles from '../dialogs/dialogs.module.css';
import type { Mark } from '../panel/issueIndex.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useMessage } from '../panel/useMessage.ts';
import { fixesOf, useChecker } from '../store.ts';
import { sentenceAt } from './sentence.ts';

const KINDS = ['wrong', 'missed'] as const;
type Kind = (typeof KINDS)[number];

interface DialogProps {
  onClose(): void;
}

/** What is said of a sentence in which something was missed, or about which nothing is marked. */
function useMissed(): string {
  const { t, i18n } = useTranslation('report');
  const controller = useController();
  const language = useChecker(textLanguage);
  const { start, end } = controller.session?.caret() ?? { start: 0, end: 0 };
  const sentence = sentenceAt(controller.session?.text() ?? '', start, end, language ?? 'en');
  const lines = [t('lines.sentence', { sentence })];
  if (language) lines.push(t('lines.language', { language: languageName(language, i18n.language) }));
  return [...lines, '', t('lines.what'), ''].join('\n');
}

/** What is said of a finding. */
function useWrong({ start, end, issue }: Mark, fixes: readonly string[]): string {
  const { t, i18n } = useTranslation('report');
  const controller = useController();
  const { title } = useMessage(issue, fixes[0]);
  const sentence = sentenceAt(controller.session?.text() ?? '', start, end, issue.language);
  const language = languageName(issue.language, i18n.language);
  return [
    t('lines.marked', { word: issue.text, title }),
    ...(fixes.length > 0 ? [t('lines.suggested', { fixes: fixes.join(', ') })] : []),
    t('lines.sentence', { sentence }),
    t('lines.rule', { rule: issue.rule, language }),
    '',
    t('lines.why'),
    '',
  ].join('\n');
}

/** The message, which is the reader's to change before anybody gets it. */
function Message({ begun }: { begun: string }) {
  const { t } = useTranslation('report');
  const [message, setMessage] = useState(begun);
  const { mail, brand } = getConfig();
  const to = mail.support ?? mail.sales;
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => toast.show({ text: t('copied'), icon: 'clipboard-check' }),
      () => toast.show({ text: t('errors.clipboard-refused', { ns: 'translation' }), kind: 'alert' }),
    );
  const send = () => {
    const part = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/%0A/g, '%0D%0A');
    openShare(`mailto:${to}?subject=${part(`${brand}: ${t('title')}`)}&body=${part(message)}`);
  };
  return (
    <>
      <TextArea
        label={t('message')}
        hint={t('hint')}
        rows={9}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className={styles.ways}>
        <Button variant="primary" icon="clipboard" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {to !== undefined && (
          <Button icon="envelope" onClick={send}>
            {t('mail')}
          </Button>
        )}
      </div>
    </>
  );
}

function Missed() {
  return <Message begun={useMissed()} />;
}

function Wrong({ mark }: { mark: Mark }) {
  const fixes = useChecker((state) => fixesOf(state, mark));
  return <Message begun={useWrong(mark, fixes ?? [])} />;
}

/** A message about something that was wrongly marked or missed. Copied, or sent by the reader's own mail program; never by the page. */
export function ReportDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('report');
  const { t: app } = useTranslation();
  const [mark] = useState(() => {
    const { marks, current } = useChecker.getState();
    return marks.find(({ id }) => id === current) ?? null;
  });
  const [kind, setKind] = useState<Kind>(mark ? 'wrong' : 'missed');
  const options = KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <Modal open title={t('title')} closeLabel={app('checker.close')} onClose={onClose} height="auto">
      <p className={styles.lead}>{t('lead')}</p>
      {mark && (
        <div className={styles.ways}>
          <Segments label={t('kinds')} options={options} value={kind} onChange={setKind} />
        </div>
      )}
      {mark && kind === 'wrong' ? <Wrong mark={mark} /> : <Missed />}
    </Modal>
  );
}
