import { sendNewLink } from '../flow/newAccount.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { NameField } from '../parts/NameField.tsx';
import { PrivacyLink } from '../parts/PrivacyLink.tsx';
import { StepLink } from '../parts/StepLink.tsx';

/** Asks where to send a link that creates an account; `other`: the opened link belongs to another browser. */
export function NewLinkScreen({
  name = '',
  other = false,
  privacy,
}: {
  name?: string;
  other?: boolean;
  privacy: string;
}) {
  const { t, wrong } = useAccountText();
  const flow = useFlow();
  const form = useForm<'username' | 'name'>({ username: flow.email, name }, { InvalidParameterException: 'username' });
  const { values } = form;
  const email = values.username.trim();
  return (
    <AccountForm
      lead={t(other ? 'newLink.other' : 'newLink.lead')}
      form={form}
      check={() => [['username', wrong.email(email)]]}
      onSubmit={() => sendNewLink(email, values.name.trim(), flow.stay)}
      label={t('link.submit')}
      busyLabel={t('forgot.submitting')}
      icon="envelope"
      after={
        <>
          <PrivacyLink href={privacy} />
          <StepLink
            label={t('newLink.password')}
            onClick={() => show({ at: 'signUp', name: values.name.trim() }, { email })}
          />
        </>
      }
    >
      <EmailField form={form} />
      <NameField form={form} />
    </AccountForm>
  );
}
