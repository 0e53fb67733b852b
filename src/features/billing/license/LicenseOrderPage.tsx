import { type FormEvent, useState } from 'react';
import { type LicenseProduct, LONGEST_LICENSEE } from '../../../lib/billing/requests.ts';
import { useSession } from '../../../services/person/session.ts';
import { priceText } from '../../../services/prices.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/Field.tsx';
import styles from '../billing.module.css';
import { buyLicense } from '../effects.ts';
import { Problem } from '../parts/Problem.tsx';
import { SignInFirst } from '../parts/SignInFirst.tsx';
import { usePay } from '../usePay.ts';
import { useBillingText } from '../useText.ts';
import { licenseeProblem } from './licensee.ts';

/** One licence before it is paid: its price, its text, and who it is for. */
export function LicenseOrderPage({ product, pathOf }: { product: LicenseProduct; pathOf(id: string): string }) {
  const { t, language } = useBillingText();
  const state = useSession((session) => session.state);
  const price = priceText(product, language);
  return (
    <>
      <p className={styles.lead}>{t('license.lead')}</p>
      <p className={styles.price}>{price ?? t('plans.onRequest')}</p>
      <p className={styles.note}>{t('license.which')}</p>
      <p className={styles.links}>
        <AppLink to={pathOf('software')}>{t('license.software')}</AppLink>
        <AppLink to={pathOf(product)}>{t('license.text')}</AppLink>
      </p>
      {state === 'guest' && (
        <SignInFirst text={t('license.signedOut')} here={`${pathOf('premium')}?buy=${product}`} pathOf={pathOf} />
      )}
      {state === 'signedIn' && <OrderForm product={product} />}
    </>
  );
}

function OrderForm({ product }: { product: LicenseProduct }) {
  const { t } = useBillingText();
  const [licensee, setLicensee] = useState('');
  const [tried, setTried] = useState(false);
  const pay = usePay({ leaves: true });
  const wrong = licenseeProblem(licensee);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (wrong) event.currentTarget.querySelector('input')?.focus();
    else void pay.run(() => buyLicense(product, licensee));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('license.licensee')}
        hint={t('license.licenseeHint')}
        error={tried && wrong ? t(`license.${wrong}`, { limit: LONGEST_LICENSEE }) : undefined}
        name="licensee"
        autoComplete="organization"
        value={licensee}
        onChange={(event) => setLicensee(event.target.value)}
      />
      <p className="row row--wrap">
        <Button variant="primary" type="submit" iconEnd={pay.busy ? undefined : 'arrow-right'} busy={pay.busy}>
          {t(pay.busy ? 'plans.going' : 'plans.submit')}
        </Button>
      </p>
      <Problem pay={pay} />
    </form>
  );
}
