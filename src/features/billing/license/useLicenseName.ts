import { licenseProducts } from '../../../lib/billing/requests.ts';
import { useBillingText } from '../useText.ts';

/** Names licences; one that this version does not know is shown as it is called. */
export function useLicenseName(): (product: string) => string {
  const { t } = useBillingText();
  return (product) => {
    const known = licenseProducts.find((one) => one === product);
    return known ? t(`license.names.${known}`) : product;
  };
}
