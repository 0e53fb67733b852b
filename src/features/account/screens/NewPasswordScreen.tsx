import { useState } from 'react';
import type { ChallengeOf } from '../../../services/auth/types.ts';
import { TextField } from '../../../ui/Field.tsx';
import { setNewPassword } from '../flow/effects.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { normalizePhone } from '../input.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useProblemText } from '../parts/ProblemNote.tsx';

/** Attributes with a name of their own; others are called what the operator called them. */
const named = {
  name: { label: 'fields.name', autoComplete: 'name' },
  given_name: { label: 'fields.givenName', autoComplete: 'given-name' },
  family_name: { label: 'fields.familyName', autoComplete: 'family-name' },
  phone_number: { label: 'fields.phone', autoComplete: 'tel' },
} as const;

const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);

/** A password of one's own in the place of a temporary one, and what else the account must have (SGN-7). */
export function NewPasswordScreen({ challenge }: { challenge: ChallengeOf<'NEW_PASSWORD_REQUIRED'> }) {
  const { t, wrong } = useAccountText();
  const [password, setPassword] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(challenge.requiredAttributes.map((name) => [name, challenge.userAttributes[name] ?? ''])),
  );
  const action = useAction();
  const checks = useChecks<string>(action.problem, { InvalidPasswordException: 'password' });
  const problem = useProblemText(action.problem);
  const names = challenge.requiredAttributes;
  const wrongValue = (name: string) => {
    const value = values[name] ?? '';
    if (name === 'phone_number' && value.trim() !== '' && !normalizePhone(value)) return t('fields.phoneWrong');
    return wrong.value(value);
  };
  const sent = () =>
    Object.fromEntries(
      names.map((name) => {
        const value = (values[name] ?? '').trim();
        return [name, name === 'phone_number' ? (normalizePhone(value) ?? value) : value];
      }),
    );
  return (
    <AccountForm
      lead={t('challenge.newPasswordLead')}
      action={action}
      checks={checks}
      check={() => [
        ['password', wrong.newPassword(password)],
        ...names.map((name) => [`attribute-${name}`, wrongValue(name)] as const),
      ]}
      onSubmit={() => setNewPassword(challenge, password, sent())}
      label={t('challenge.newPasswordSubmit')}
    >
      <PasswordField
        label={t('fields.newPassword')}
        name="password"
        autoComplete="new-password"
        required
        rules
        error={checks.errors['password'] ?? (checks.refused ? problem : undefined)}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          checks.clear('password');
        }}
      />
      {names.map((name) => (
        <TextField
          key={name}
          label={isNamed(name) ? t(named[name].label) : name.replace(/^custom:/, '')}
          hint={name === 'phone_number' ? t('fields.phoneHint') : undefined}
          name={`attribute-${name}`}
          autoComplete={isNamed(name) ? named[name].autoComplete : 'off'}
          required
          error={checks.errors[`attribute-${name}`]}
          value={values[name] ?? ''}
          onChange={(event) => {
            setValues({ ...values, [name]: event.target.value });
            checks.clear(`attribute-${name}`);
          }}
        />
      ))}
    </AccountForm>
  );
}
