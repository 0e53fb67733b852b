import type { ChallengeOf } from '../../../services/auth/types.ts';
import { TextField } from '../../../ui/controls/Field.tsx';
import { normalizePhone } from '../accountInput.ts';
import { setNewPassword } from '../flow/answers.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';

/** Attributes that have a label here; others go by the name the operator gave them. */
const named = {
  name: { label: 'fields.name', autoComplete: 'name' },
  given_name: { label: 'fields.givenName', autoComplete: 'given-name' },
  family_name: { label: 'fields.familyName', autoComplete: 'family-name' },
  phone_number: { label: 'fields.phone', autoComplete: 'tel' },
} as const;

const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);

/** The user's own password in place of a temporary one, and whatever else the account must have (SGN-7). */
export function NewPasswordScreen({ challenge }: { challenge: ChallengeOf<'NEW_PASSWORD_REQUIRED'> }) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const names = challenge.requiredAttributes;
  const keyOf = (name: string) => `attribute-${name}`;
  const given = names.map((name) => [keyOf(name), challenge.userAttributes[name] ?? ''] as const);
  const form = useForm<string>(
    { password: '', ...Object.fromEntries(given) },
    { InvalidPasswordException: 'password' },
  );
  const { password = '' } = form.values;
  const valueOf = (name: string) => (form.values[keyOf(name)] ?? '').trim();
  const wrongValue = (name: string) => {
    const value = valueOf(name);
    if (name === 'phone_number' && value !== '' && !normalizePhone(value)) return t('fields.phoneWrong');
    return wrong.value(value);
  };
  const sent = () =>
    Object.fromEntries(
      names.map((name) => {
        const value = valueOf(name);
        return [name, name === 'phone_number' ? (normalizePhone(value) ?? value) : value];
      }),
    );
  return (
    <AccountForm
      lead={t('challenge.newPasswordLead')}
      form={form}
      check={() => [
        ['password', wrongPassword(password)],
        ...names.map((name) => [keyOf(name), wrongValue(name)] as const),
      ]}
      onSubmit={() => setNewPassword(challenge, password, sent())}
      label={t('challenge.newPasswordSubmit')}
    >
      <NewPasswordField form={form} />
      {names.map((name) => (
        <TextField
          key={name}
          label={isNamed(name) ? t(named[name].label) : name.replace(/^custom:/, '')}
          hint={name === 'phone_number' ? t('fields.phoneHint') : undefined}
          autoComplete={isNamed(name) ? named[name].autoComplete : 'off'}
          required
          {...form.field(keyOf(name))}
        />
      ))}
    </AccountForm>
  );
}
