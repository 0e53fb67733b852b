import { forgot } from '../flow/answers.ts';
import { sendLink } from '../flow/effects.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { StepLink } from '../parts/StepLink.tsx';

const kinds = {
  forgot: { texts: 'forgot', send: forgot },
  link: { texts: 'link', send: sendLink },
  /** The link was requested elsewhere: offers a new one for this device. */
  other: { texts: 'link', send: sendLink },
} as const;

/** Asks for the e-mail address that a code or a link is sent to. */
export function AddressScreen({ kind }: { kind: keyof typeof kinds }) {
  const { t, wrong } = useAccountText();
  const flow = useFlow();
  const form = useForm({ username: flow.email });
  const email = form.values.username.trim();
  const { texts, send } = kinds[kind];
  const isOther = kind === 'other';
  return (
    <AccountForm
      lead={isOther ? t('link.other') : t(`${texts}.lead`)}
      form={form}
      check={() => [['username', wrong.email(email)]]}
      onSubmit={() => send(email, flow.stay)}
      label={isOther ? t('link.otherSubmit') : t(`${texts}.submit`)}
      busyLabel={t('forgot.submitting')}
      icon="envelope"
      after={
        <StepLink
          label={t(kind === 'forgot' ? 'forgot.back' : 'link.password')}
          onClick={() => show({ at: 'signIn' }, { email })}
        />
      }
    >
      <EmailField form={form} />
    </AccountForm>
  );
}
