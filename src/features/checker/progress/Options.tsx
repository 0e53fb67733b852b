import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { toAppError } from '../../../lib/errors.ts';
import { saveTextFile } from '../../../services/files.ts';
import { GUEST, personNow } from '../../../services/person/person.ts';
import { type Deleting, deleteProgress, putBackProgress } from '../../../services/progress/progress.ts';
import type { Progress } from '../../../services/progress/types.ts';
import { changeSettings, settingsStore } from '../../../services/settings.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { toast } from '../../../ui/toast/store.ts';
import parts from '../statistics/parts.module.css';
import styles from './progress.module.css';

/** The progress as a file: without the names of texts and of their owner, which say nothing outside. */
export function progressFile({ tallies, slips }: Progress): string {
  const texts = tallies.map(({ at, words, mistakes }) => ({ date: new Date(at).toISOString(), words, mistakes }));
  const sentences = slips.map(({ language, kind, lead, before, after, rest, reason, at, step, due }) => ({
    date: new Date(at).toISOString(),
    language,
    kind,
    sentence: lead + after + rest,
    before,
    after,
    reason,
    rightInARow: step,
    due: new Date(due).toISOString(),
  }));
  return `${JSON.stringify({ texts, sentences }, null, 2)}\n`;
}

/** What is kept and for how long, with the switches, and the ways to take it along or to delete it. */
export function Options({ progress }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const { t: common } = useTranslation();
  const counts = useStore(settingsStore, (settings) => settings.progress);
  const sentences = useStore(settingsStore, (settings) => settings.sentences);
  const isEmpty = progress.tallies.length + progress.slips.length === 0;
  const change = (part: { progress?: boolean; sentences?: boolean }) => {
    if (!changeSettings(part)) toast.show({ text: t('notKept'), icon: 'info-circle' });
  };
  const drop = async (what: Deleting, text: string, undone: () => void) => {
    try {
      const gone = await deleteProgress(personNow(), what);
      if (gone.tallies.length + gone.slips.length === 0) return;
      const onAction = () => {
        undone();
        void putBackProgress(gone);
      };
      toast.show({ text, icon: 'trash', action: { label: common('checker.undoAction'), onAction } });
    } catch (thrown) {
      toast.show({ text: common(`errors.${toAppError(thrown).code}`), kind: 'alert' });
    }
  };
  const changeSentences = (on: boolean) => {
    change({ sentences: on });
    // Whoever does not want sentences kept does not want the earlier ones either.
    if (!on) void drop({ sentencesOnly: true }, t('sentencesDeleted'), () => change({ sentences: true }));
  };
  return (
    <section className={parts.part} aria-labelledby="progress-kept">
      <h3 id="progress-kept">{t('kept.title')}</h3>
      <p className={parts.hint}>
        {t('kept.where')} {personNow() !== GUEST && t('kept.account')}
      </p>
      <div className={styles.switch}>
        <span id="progress-counts">{t('kept.counts')}</span>
        <Switch aria-labelledby="progress-counts" checked={counts} onChange={(on) => change({ progress: on })} />
      </div>
      <div className={styles.switch}>
        <span id="progress-sentences">{t('kept.sentences')}</span>
        <Switch
          aria-labelledby="progress-sentences"
          checked={counts && sentences}
          disabled={!counts}
          onChange={changeSentences}
        />
      </div>
      {!isEmpty && (
        <p className={styles.buttons}>
          <Button
            small
            icon="download"
            onClick={() => saveTextFile('progress.json', progressFile(progress), 'application/json')}
          >
            {t('kept.export')}
          </Button>
          <Button small icon="trash" onClick={() => void drop({}, t('deleted'), () => undefined)}>
            {t('kept.delete')}
          </Button>
        </p>
      )}
    </section>
  );
}
