import type { ChallengeOf, MfaName } from '../../../services/auth/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { chooseMfa } from '../flow/answers.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';

const texts = {
  SOFTWARE_TOKEN_MFA: { label: 'challenge.selectTotp', hint: 'challenge.selectTotpHint', icon: 'shield-lock' },
  SMS_MFA: { label: 'challenge.selectSms', hint: 'challenge.selectSmsHint', icon: 'phone' },
} as const satisfies Record<MfaName, unknown>;

/** The choice between an account's second factors (SGN-9). */
export function SelectScreen({ challenge }: { challenge: ChallengeOf<'SELECT_MFA_TYPE'> }) {
  const { t } = useAccountText();
  const action = useAction();
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('challenge.selectLead')}</p>
      <ProblemNote action={action} />
      <div className={styles.ways}>
        {challenge.canChoose.map((name) => (
          <Button
            key={name}
            wide
            icon={texts[name].icon}
            className={styles.choice}
            aria-disabled={action.busy || undefined}
            onClick={() => void action.run(() => chooseMfa(challenge, name))}
          >
            <span>
              {t(texts[name].label)} <small>{t(texts[name].hint)}</small>
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
