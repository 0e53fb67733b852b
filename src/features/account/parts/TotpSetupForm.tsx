import { type ReactNode, useEffect, useState } from 'react';
import type { Challenge, TotpSetup } from '../../../services/auth/types.ts';
import { loadAuth } from '../../../services/person/session.ts';
import { TextField } from '../../../ui/controls/Field.tsx';
import { useAction } from '../flow/useAction.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeField } from './CodeField.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import styles from './parts.module.css';
import { TotpKey } from './TotpKey.tsx';

/** The longest device name the service accepts. */
const NAME_LIMIT = 60;

/** Properties of the set-up: with a challenge, or without one for a signed-in user. */
export interface TotpSetupFormProps {
  readonly lead?: ReactNode;
  readonly challenge?: Challenge;
  onFinish(code: string, device: string): Promise<unknown>;
}

/** Sets up an authenticator app: its key, a first code as proof, and a name for it. */
export function TotpSetupForm({ lead, challenge, onFinish }: TotpSetupFormProps) {
  const { t, wrong } = useAccountText();
  const [setup, setSetup] = useState<TotpSetup>();
  const beginning = useAction();
  const form = useForm<'code' | 'device'>(
    { code: '', device: '' },
    { CodeMismatchException: 'code', ExpiredCodeException: 'code' },
  );
  const { code, device } = form.values;
  const { run } = beginning;
  useEffect(() => {
    void run(async () => setSetup(await (await loadAuth()).beginTotpSetup(challenge)));
  }, [run, challenge]);
  if (!setup) {
    return (
      <div className={styles.form}>
        {lead && <p className={styles.lead}>{lead}</p>}
        <p role="status">{beginning.busy && t('common.loading')}</p>
        <ProblemNote action={beginning} />
      </div>
    );
  }
  return (
    <AccountForm
      lead={lead}
      form={form}
      check={() => [['code', wrong.code(code)]]}
      onSubmit={() => onFinish(code, device.trim())}
      label={t('setup.submit')}
      busyLabel={t('setup.submitting')}
    >
      <TotpKey setup={setup} />
      <CodeField form={form} label={t('setup.code')} />
      <TextField
        label={t('setup.device')}
        hint={t('setup.deviceHint')}
        autoComplete="off"
        maxLength={NAME_LIMIT}
        {...form.field('device')}
      />
    </AccountForm>
  );
}
