import { useAction } from '../flow/useAction.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { ResendButton } from './ResendButton.tsx';

/** Sends a code or a link again and reports what went wrong with it. */
export function ResendLine({ text, onSend }: { text: 'confirm' | 'link'; onSend(): Promise<unknown> }) {
  const sending = useAction();
  return (
    <>
      <ProblemNote action={sending} />
      <ResendButton text={text} busy={sending.busy} onResend={() => void sending.run(onSend)} />
    </>
  );
}
