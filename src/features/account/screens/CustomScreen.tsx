import { useState } from 'react';
import type { ChallengeOf } from '../../../services/auth/types.ts';
import { TextField } from '../../../ui/Field.tsx';
import { answerCustom } from '../flow/effects.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';

/** A question of the operator's own (SGN-6): its text comes with it, as text. */
export function CustomScreen({ challenge }: { challenge: ChallengeOf<'CUSTOM_CHALLENGE'> }) {
  const { t } = useAccountText();
  const [answer, setAnswer] = useState('');
  const action = useAction();
  const checks = useChecks<'answer'>();
  const question = challenge.parameters['question'];
  return (
    <AccountForm
      lead={question ?? t('challenge.customLead')}
      action={action}
      checks={checks}
      check={() => [['answer', answer.trim() === '' && t('fields.answerEmpty')]]}
      onSubmit={() => answerCustom(challenge, answer)}
      label={t('common.continue')}
    >
      <TextField
        label={t('fields.answer')}
        name="answer"
        autoComplete="off"
        required
        error={checks.errors.answer}
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value);
          checks.clear('answer');
        }}
      />
    </AccountForm>
  );
}
