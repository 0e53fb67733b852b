import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Slip } from '../../../services/progress/types.ts';
import { settingsStore } from '../../../services/settings.ts';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { SideView } from '../side/SideView.tsx';
import { useSideAddress } from '../side/useSideAddress.ts';
import { Kinds } from './Kinds.tsx';
import { Often } from './Often.tsx';
import { Options } from './Options.tsx';
import { Practice } from './Practice.tsx';
import styles from './progress.module.css';
import { Round } from './Round.tsx';
import { Summary } from './Summary.tsx';
import { type ReadProgress, useProgress } from './useProgress.ts';
import { Weeks } from './Weeks.tsx';
import { weeksOf } from './weeks.ts';

/** Weeks that are looked back on. */
const SHOWN_WEEKS = 12;

function Found({ progress, begin }: { progress: ReadProgress; begin(): void }): ReactNode {
  const { t } = useTranslation('progress');
  const isCounting = useStore(settingsStore, (settings) => settings.progress);
  const { tallies, slips, readAt: now } = progress;
  if (tallies.length + slips.length === 0) {
    return (
      <>
        {isCounting && <ProgressLine value={0} />}
        <p className={styles.lead}>{t(isCounting ? 'empty' : 'off')}</p>
      </>
    );
  }
  const weeks = weeksOf(tallies, now, SHOWN_WEEKS);
  return (
    <>
      <Summary tallies={tallies} weeks={weeks} />
      <Practice slips={slips} now={now} begin={begin} />
      <Weeks weeks={weeks} />
      <Kinds weeks={weeks} />
      <Often slips={slips} />
    </>
  );
}

/** How somebody's writing changes over the weeks, and exercises from their own mistakes. All of it stays on the device. */
export function ProgressView() {
  const { t } = useTranslation('progress');
  const leave = useSideAddress('progress');
  const progress = useProgress();
  const [round, setRound] = useState<readonly Slip[] | null>(null);
  const finish = () => setRound(null);
  return (
    <SideView title={t('title')} closeLabel={t('close')} onClose={round ? finish : leave}>
      {round ? (
        <Round slips={round} onEnd={finish} />
      ) : (
        <>
          <div role="status">{progress === 'failed' && <p className={styles.lead}>{t('failed')}</p>}</div>
          {progress && progress !== 'failed' && (
            <>
              <Found progress={progress} begin={() => setRound(progress.slips)} />
              <Options progress={progress} />
            </>
          )}
        </>
      )}
    </SideView>
  );
}
