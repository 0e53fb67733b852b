import { isPassing } from '../../../services/billing/billingError.ts';
import { Banner } from '../../../ui/Banner.tsx';
import type { Pay } from '../usePay.ts';
import { useBillingText } from '../useText.ts';

/** Why an action failed; one that may succeed later comes with a way to try again. */
export function Problem({ pay: { problem, busy, retry } }: { pay: Pay }) {
  const { t } = useBillingText();
  if (!problem || busy) return null;
  return (
    <Banner kind="bad" action={isPassing(problem) ? { label: t('retry'), onAction: retry } : undefined}>
      {t(`errors.${problem}`)}
    </Banner>
  );
}
