import { TextField } from '../../../ui/controls/Field.tsx';
import type { FormFields } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';

/** The name of a new account; optional. */
export function NameField({ form }: { form: FormFields<'name'> }) {
  const { t } = useAccountText();
  return (
    <TextField
      label={t('fields.name')}
      hint={t('fields.nameHint')}
      autoComplete="name"
      maxLength={100}
      {...form.field('name')}
    />
  );
}
