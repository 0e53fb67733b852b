import type { ChallengeOf } from '../../../services/auth/types.ts';
import { TextField } from '../../../ui/controls/Field.tsx';
import { answerCustom } from '../flow/answers.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';

/** The operator's own question (SGN-6): its wording comes with it, as plain text. */
export function CustomScreen({ challenge }: { challenge: ChallengeOf<'CUSTOM_CHALLENGE'> }) {
  const { t } = useAccountText();
  const form = useForm({ answer: '' });
  const { answer } = form.values;
  return (
    <AccountForm
      lead={challenge.parameters['question'] ?? t('challenge.customLead')}
      form={form}
      check={() => [['answer', answer.trim() === '' && t('fields.answerEmpty')]]}
      onSubmit={() => answerCustom(challenge, answer)}
      label={t('common.continue')}
    >
      <TextField label={t('fields.answer')} autoComplete="off" required {...form.field('answer')} />
    </AccountForm>
  );
}
