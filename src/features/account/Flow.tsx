import { useEffect, useEffectEvent, useRef } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { bringScreens, partOf, useScreen } from './flow/screens.ts';
import { useFlow } from './flow/store.ts';
import { useAccountText } from './flow/useText.ts';
import { useProblemText } from './parts/ProblemNote.tsx';
import styles from './parts/parts.module.css';
import { DoneScreen, WaitingScreen } from './screens/StateScreens.tsx';

/** Where the flow leads afterwards, and the address of the privacy policy. */
export interface FlowProps {
  /** The first screen takes the focus because a step on another page led to it. */
  readonly focus?: boolean | undefined;
  /** A same-origin path to go to afterwards, including after the hosted login. */
  readonly returnTo: string;
  readonly privacy: string;
  onDone(): void;
}

/** Renders the current step's screen. Each new step focuses its first field. */
export function Flow({ focus = false, returnTo, privacy, onDone }: FlowProps) {
  const { t } = useAccountText();
  const step = useFlow((flow) => flow.step);
  const revision = useFlow((flow) => flow.revision);
  const { Screen, problem } = useScreen(step);
  const reason = useProblemText(problem);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(focus ? undefined : revision);
  const done = useEffectEvent(onDone);
  const there = Screen !== undefined || step.at === 'done';

  useEffect(() => {
    if (step.at === 'done') done();
  }, [step]);
  useEffect(() => {
    // A page's first screen is read from the top; a dialog moves the focus itself.
    if (!there || seen.current === revision) return;
    seen.current = revision;
    const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (first('input:not([hidden]), select') ?? first('button'))?.focus();
  }, [revision, there]);

  const retry = () => {
    const part = partOf(step);
    if (part) void bringScreens(part);
  };
  return (
    <div ref={box} className={styles.form} key={revision}>
      {Screen && <Screen step={step} returnTo={returnTo} privacy={privacy} />}
      {step.at === 'done' && <DoneScreen onDone={onDone} />}
      {!there && !problem && <WaitingScreen />}
      {problem && (
        <Banner kind="bad" action={{ label: t('common.retry'), onAction: retry }}>
          {reason}
        </Banner>
      )}
    </div>
  );
}
