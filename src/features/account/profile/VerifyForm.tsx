import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/toast/store.ts';
import { noteSent } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { ResendButton } from '../parts/ResendButton.tsx';
import { sendCode, verify } from './effects.ts';
import { closeDialog } from './store.ts';

/** The code that confirms an address or a number. If no destination is known, a code is sent first. */
export function VerifyForm(props: { attribute: 'email' | 'phone_number'; destination?: string | undefined }) {
  const { attribute } = props;
  const { t, wrong } = useAccountText();
  const [destination, setDestination] = useState(props.destination ?? '');
  const form = useForm({ code: '' }, { CodeMismatchException: 'code', ExpiredCodeException: 'code' });
  const { code } = form.values;
  const sending = useAction();
  const send = async () => {
    setDestination(await sendCode(attribute));
    noteSent();
  };
  const box = useRef<HTMLDivElement>(null);
  // This form may replace another one in an open dialog.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { run } = sending;
  const known = props.destination !== undefined;
  useEffect(() => {
    if (known) noteSent();
    else {
      void run(async () => {
        setDestination(await sendCode(attribute));
        noteSent();
      });
    }
  }, [known, run, attribute]);
  return (
    <div ref={box}>
      <AccountForm
        lead={destination && t('profile.verifyLead', { destination })}
        form={form}
        check={() => [['code', wrong.code(code)]]}
        onSubmit={async () => {
          await verify(attribute, code);
          closeDialog();
          toast.show({ text: t('profile.verified') });
        }}
        label={t('confirm.submit')}
        busyLabel={t('challenge.verifying')}
        after={
          <>
            <ProblemNote action={sending} />
            <ResendButton text="confirm" busy={sending.busy} onResend={() => void sending.run(send)} />
          </>
        }
      >
        <CodeField form={form} label={t('fields.code')} />
      </AccountForm>
    </div>
  );
}
