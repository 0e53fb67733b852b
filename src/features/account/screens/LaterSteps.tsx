import { useEffect } from 'react';
import { openLink } from '../flow/answers.ts';
import type { StepProps } from '../flow/steps.ts';
import { useAction } from '../flow/useAction.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { AddressScreen } from './AddressScreen.tsx';
import { ChallengeScreen } from './ChallengeScreen.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import { LinkProblemScreen, LinkSentScreen } from './LinkScreens.tsx';
import { LostScreen } from './LostScreens.tsx';
import { NewLinkScreen } from './NewLinkScreen.tsx';
import { RememberScreen } from './RememberScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';
import { WaitingScreen } from './StateScreens.tsx';

/** Every step except the two forms that the flow starts with. */
export function LaterStep({ step, privacy }: StepProps) {
  switch (step.at) {
    case 'confirm':
      return <ConfirmScreen step={step} />;
    case 'forgot':
    case 'link':
      return <AddressScreen kind={step.at} />;
    case 'reset':
      return <ResetScreen destination={step.destination} />;
    case 'linkSent':
      return <LinkSentScreen step={step} />;
    case 'newLink':
      return <NewLinkScreen {...step} privacy={privacy} />;
    case 'linkOpening':
      return <LinkOpening secret={step.secret} />;
    case 'linkProblem':
      return <LinkProblemScreen step={step} privacy={privacy} />;
    case 'challenge':
      return <ChallengeScreen challenge={step.challenge} />;
    case 'lost':
      return <LostScreen challenge={step.challenge} />;
    case 'remember':
      return <RememberScreen />;
    default:
      return null;
  }
}

/** An opened link signs in by itself; temporary failures can be retried. */
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
