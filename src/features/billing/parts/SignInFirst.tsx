import { AppLink } from '../../../ui/AppLink.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { useBillingText } from '../useText.ts';

/** Buying needs an account: sign in, or create one, and come back here. */
export function SignInFirst({ text, here, pathOf }: { text: string; here: string; pathOf(id: string): string }) {
  const { t } = useBillingText();
  const query = `?return=${encodeURIComponent(here)}`;
  return (
    <>
      <p>{text}</p>
      <p className="row row--wrap">
        <AppLink className={buttonClass({ variant: 'primary' })} to={pathOf('signIn') + query}>
          {t('signedOut.signIn')}
        </AppLink>
        <AppLink className={buttonClass()} to={pathOf('signUp') + query}>
          {t('signedOut.signUp')}
        </AppLink>
      </p>
    </>
  );
}
