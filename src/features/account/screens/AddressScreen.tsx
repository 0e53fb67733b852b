import { useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';
import { forgot, sendLink, sendMailCode } from '../flow/effects.ts';
import { show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import styles from '../parts/parts.module.css';

const kinds = {
  forgot: { texts: 'forgot', send: forgot },
  link: { texts: 'link', send: sendLink },
  mailCode: { texts: 'emailCode', send: sendMailCode },
  /** A link that was asked for elsewhere: a new one, for this device. */
  other: { texts: 'link', send: sendLink },
} as const;

/** Asks for the e-mail address to which a code or a link is sent. */
export function AddressScreen({ kind }: { kind: keyof typeof kinds }) {
  const { t, wrong } = useAccountText();
  const flow = useFlow();
  const [email, setEmail] = useState(flow.email);
  const action = useAction();
  const checks = useChecks<'username'>();
  const { texts, send } = kinds[kind];
  const isOther = kind === 'other';
  return (
    <AccountForm
      lead={isOther ? t('link.other') : t(`${texts}.lead`)}
      action={action}
      checks={checks}
      check={() => [['username', wrong.email(email)]]}
      onSubmit={() => send(email.trim(), flow.stay)}
      label={isOther ? t('link.otherSubmit') : t(`${texts}.submit`)}
      busyLabel={t('forgot.submitting')}
      icon="envelope"
      after={
        <p className={styles.alt}>
          <button
            type="button"
            className={styles.asLink}
            onClick={() => show({ at: 'signIn' }, { email: email.trim() })}
          >
            {t(kind === 'forgot' ? 'forgot.back' : 'link.password')}
          </button>
        </p>
      }
    >
      <TextField
        label={t('fields.email')}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={checks.errors.username}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          checks.clear('username');
        }}
      />
    </AccountForm>
  );
}
