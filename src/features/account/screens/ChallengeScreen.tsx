import type { Challenge } from '../../../services/auth/types.ts';
import { finishSetup } from '../flow/effects.ts';
import { useAccountText } from '../flow/useText.ts';
import { TotpSetupForm } from '../parts/TotpSetupForm.tsx';
import { CodeScreen } from './CodeScreen.tsx';
import { CustomScreen } from './CustomScreen.tsx';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';
import { SelectScreen } from './SelectScreen.tsx';
import { UnsupportedScreen } from './StateScreens.tsx';

/** The screen of a question that the service asks before it signs one in. Keyed by the attempt's question. */
export function ChallengeScreen({ challenge }: { challenge: Challenge }) {
  const { t } = useAccountText();
  switch (challenge.name) {
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
    case 'EMAIL_OTP':
      return <CodeScreen challenge={challenge} />;
    case 'CUSTOM_CHALLENGE':
      return <CustomScreen challenge={challenge} />;
    case 'NEW_PASSWORD_REQUIRED':
      return <NewPasswordScreen challenge={challenge} />;
    case 'SELECT_MFA_TYPE':
      return <SelectScreen challenge={challenge} />;
    case 'MFA_SETUP':
      if (!challenge.canSetUp.includes('SOFTWARE_TOKEN_MFA')) return <UnsupportedScreen name={challenge.name} />;
      return (
        <TotpSetupForm
          lead={t('setup.required')}
          challenge={challenge}
          onFinish={(code, device) => finishSetup(challenge, code, device)}
        />
      );
  }
}
