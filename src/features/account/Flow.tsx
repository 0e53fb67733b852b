import { useEffect, useEffectEvent, useRef } from 'react';
import { openLink } from './flow/effects.ts';
import type { Step } from './flow/steps.ts';
import { show, useFlow } from './flow/store.ts';
import { useAction } from './flow/useAction.ts';
import { useAccountText } from './flow/useText.ts';
import { ProblemNote } from './parts/ProblemNote.tsx';
import styles from './parts/parts.module.css';
import { AddressScreen } from './screens/AddressScreen.tsx';
import { ChallengeScreen } from './screens/ChallengeScreen.tsx';
import { ConfirmScreen } from './screens/ConfirmScreen.tsx';
import { LinkProblemScreen, LinkSentScreen } from './screens/LinkScreens.tsx';
import { RememberScreen } from './screens/RememberScreen.tsx';
import { ResetScreen } from './screens/ResetScreen.tsx';
import { SignInScreen } from './screens/SignInScreen.tsx';
import { SignUpScreen } from './screens/SignUpScreen.tsx';
import { DoneScreen, LostScreen, WaitingScreen } from './screens/StateScreens.tsx';

/** Where the flow leads when it is done, and the privacy policy. */
export interface FlowProps {
  /** The first screen gets the focus: a step on another page led to it. */
  readonly focus?: boolean | undefined;
  /** Same-origin path to go to afterwards; also after the hosted login. */
  readonly returnTo: string;
  readonly privacy: string;
  onDone(): void;
}

/** The screen of the present step. The focus goes to the first field of each new one. */
export function Flow({ focus = false, returnTo, privacy, onDone }: FlowProps) {
  const step = useFlow((flow) => flow.step);
  const revision = useFlow((flow) => flow.revision);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(focus ? undefined : revision);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (step.at === 'done') done();
  }, [step]);
  useEffect(() => {
    // The first screen of a page is read from its top; a dialog moves the focus itself.
    if (seen.current === revision) return;
    seen.current = revision;
    const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (first('input:not([hidden]), select') ?? first('button'))?.focus();
  }, [revision]);

  return (
    <div ref={box} className={styles.form} key={revision}>
      <Screen step={step} returnTo={returnTo} privacy={privacy} onDone={onDone} />
    </div>
  );
}

function Screen({ step, returnTo, privacy, onDone }: Omit<FlowProps, 'focus'> & { step: Step }) {
  switch (step.at) {
    case 'signIn':
      return (
        <>
          <SignInScreen notice={step.notice} failed={step.failed} returnTo={returnTo} />
          <Other to="signUp" />
        </>
      );
    case 'signUp':
      return (
        <>
          <SignUpScreen returnTo={returnTo} privacy={privacy} />
          <Other to="signIn" />
        </>
      );
    case 'confirm':
      return <ConfirmScreen step={step} />;
    case 'forgot':
    case 'link':
    case 'mailCode':
      return <AddressScreen kind={step.at} />;
    case 'reset':
      return <ResetScreen destination={step.destination} />;
    case 'linkSent':
      return <LinkSentScreen challenge={step.challenge} />;
    case 'linkOpening':
      return <LinkOpening secret={step.secret} />;
    case 'linkProblem':
      return <LinkProblemScreen problem={step.problem} />;
    case 'hostedReturn':
      return <WaitingScreen />;
    case 'challenge':
      return <ChallengeScreen challenge={step.challenge} />;
    case 'lost':
      return <LostScreen challenge={step.challenge} />;
    case 'remember':
      return <RememberScreen />;
    case 'done':
      return <DoneScreen onDone={onDone} />;
  }
}

/** The line under the form that leads to the other one. */
function Other({ to }: { to: 'signIn' | 'signUp' }) {
  const { t } = useAccountText();
  return (
    <p className={styles.alt}>
      {t(to === 'signUp' ? 'signIn.new' : 'signUp.already')}{' '}
      <button type="button" className={styles.asLink} onClick={() => show({ at: to })}>
        {t(to === 'signUp' ? 'signIn.create' : 'signUp.signIn')}
      </button>
    </p>
  );
}

/** An opened link signs in by itself; what may pass can be tried again. */
function LinkOpening({ secret }: { secret: string }) {
  const action = useAction();
  const { run } = action;
  useEffect(() => void run(() => openLink(secret)), [run, secret]);
  return (
    <>
      {!action.problem && <WaitingScreen />}
      <ProblemNote action={action} />
    </>
  );
}
