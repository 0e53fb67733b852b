import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAnswer } from '../../../services/progress/progress.ts';
import type { Slip } from '../../../services/progress/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import styles from './progress.module.css';
import { Question } from './Question.tsx';
import { answered, dueNow } from './schedule.ts';

/** A sentence in the round; one that was wrong comes once more, without counting. */
interface Turn {
  readonly slip: Slip;
  readonly isRepeat: boolean;
}

/** A minute of exercises: those that are due, and at the end those that were wrong once more. */
export function Round({ slips, onEnd }: { slips: readonly Slip[]; onEnd(): void }) {
  const { t } = useTranslation('progress');
  const [turns, setTurns] = useState<readonly Turn[]>(() =>
    dueNow(slips, Date.now()).map((slip) => ({ slip, isRepeat: false })),
  );
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const end = useRef<HTMLButtonElement>(null);
  const turn = turns[at];
  useEffect(() => {
    if (!turn) end.current?.focus();
  }, [turn]);
  const asked = turns.filter(({ isRepeat }) => !isRepeat).length;
  const onAnswer = (isRight: boolean) => {
    if (!turn || turn.isRepeat) return;
    void keepAnswer(answered(turn.slip, isRight, Date.now()));
    if (isRight) setRight(right + 1);
    else setTurns([...turns, { slip: turn.slip, isRepeat: true }]);
  };
  return (
    <div className={styles.round}>
      <ProgressLine value={at / turns.length} label={t('round.progress')} />
      {turn ? (
        <Question
          key={at}
          slip={turn.slip}
          place={t('round.place', { at: at + 1, of: turns.length })}
          onAnswer={onAnswer}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <>
          <p className={styles.result} role="status">
            {t('round.result', { right, number: asked })}
          </p>
          <p className={styles.lead}>{t(right === asked ? 'round.allRight' : 'round.comeAgain')}</p>
          <Button ref={end} variant="primary" icon="check-lg" onClick={onEnd}>
            {t('round.end')}
          </Button>
        </>
      )}
    </div>
  );
}
