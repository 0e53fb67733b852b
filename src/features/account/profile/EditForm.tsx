import { TextField } from '../../../ui/controls/Field.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { normalizePhone } from '../accountInput.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { changeAttribute, sendCode } from './effects.ts';
import { type Account, attributeOf, closeDialog, openDialog } from './store.ts';

const fields = {
  name: { label: 'fields.name', type: 'text', autoComplete: 'name', limit: 100 },
  email: { label: 'fields.email', type: 'email', autoComplete: 'email', limit: 254 },
  phone_number: { label: 'fields.phone', type: 'tel', autoComplete: 'tel', limit: 30 },
} as const;
const notes = { name: undefined, email: 'profile.editEmailNote', phone_number: 'profile.editPhoneNote' } as const;

/** Changes the name, the e-mail address or the phone number; the latter two need a code to confirm. */
export function EditForm({ attribute, account }: { attribute: keyof typeof fields; account: Account }) {
  const { t, wrong } = useAccountText();
  const form = useForm(
    { value: attributeOf(account, attribute) },
    { AliasExistsException: 'value', InvalidParameterException: 'value', UsernameExistsException: 'value' },
  );
  const { value } = form.values;
  const { label, type, autoComplete, limit } = fields[attribute];
  const note = notes[attribute];
  const wrongValue = () => {
    if (attribute === 'email') return wrong.email(value);
    if (attribute === 'phone_number') return normalizePhone(value) === undefined && t('fields.phoneWrong');
    return wrong.value(value);
  };
  const save = async () => {
    const given = attribute === 'phone_number' ? (normalizePhone(value) ?? value) : value.trim();
    const destination = await changeAttribute(attribute, given);
    if (attribute === 'name') {
      closeDialog();
      toast.show({ text: t('profile.saved') });
      return;
    }
    // The service sends a code for a new address by itself; for a number it has to be requested.
    openDialog({ name: 'verify', attribute, destination: destination ?? (await sendCode(attribute)) });
  };
  return (
    <AccountForm
      lead={note && t(note)}
      form={form}
      check={() => [['value', wrongValue()]]}
      onSubmit={save}
      label={t('common.save')}
    >
      <TextField
        label={t(label)}
        hint={attribute === 'phone_number' ? t('fields.phoneHint') : undefined}
        type={type}
        autoComplete={autoComplete}
        maxLength={limit}
        required
        {...form.field('value')}
      />
    </AccountForm>
  );
}
