import { lazy, Suspense } from 'react';
import type { Challenge } from '../../../services/auth/types.ts';
import { finishSetup } from '../flow/answers.ts';
import { useAccountText } from '../flow/useText.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { CustomScreen } from './CustomScreen.tsx';
import { UnsupportedScreen } from './LostScreens.tsx';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';
import { SelectScreen } from './SelectScreen.tsx';
import { WaitingScreen } from './StateScreens.tsx';

/** Loaded separately because few sign-ins need it. */
const TotpSetupForm = lazy(async () => ({ default: (await import('../parts/TotpSetupForm.tsx')).TotpSetupForm }));

/** The screen for a question the service asks during sign-in. Keyed by the attempt's question. */
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
        <Suspense fallback={<WaitingScreen />}>
          <TotpSetupForm
            lead={t('setup.required')}
            challenge={challenge}
            onFinish={(code, device) => finishSetup(challenge, code, device)}
          />
        </Suspense>
      );
  }
}
