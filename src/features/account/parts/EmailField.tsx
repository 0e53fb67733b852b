import { TextField } from '../../../ui/controls/Field.tsx';
import type { FormFields } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';

/** The e-mail address of an account, which password managers use to identify it. */
export function EmailField({ form }: { form: FormFields<'username'> }) {
  const { t } = useAccountText();
  return (
    <TextField
      label={t('fields.email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...form.field('username')}
    />
  );
}
