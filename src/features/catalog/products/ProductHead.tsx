import { useTranslation } from 'react-i18next';
import type { ProductId } from '../../../lib/productIds.ts';
import { billingConfigured } from '../../../services/billing/configured.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Notice } from '../Notice.tsx';
import { PageHead } from '../PageHead.tsx';
import { ProductLine } from './ProductLine.tsx';
import { type PathOf, products } from './products.ts';
import { StateTag } from './StateTag.tsx';

/**
 * Head of a product page: what it is, how far along it is, and links: contact, trying the engine, and licences where they
 * are sold and there is something to license.
 */
export function ProductHead({
  product,
  texts,
  above,
  pathOf,
}: {
  product: ProductId;
  texts: {
    readonly heading: string | readonly string[];
    readonly lead: string;
    readonly status: string;
    readonly line?: string;
  };
  /** Whether the page is listed below the software or, without a parent page, among the interfaces. */
  above: 'software' | 'api';
  pathOf: PathOf;
}) {
  const { t } = useTranslation();
  const state = products.find(({ id }) => id === product)?.state ?? 'planned';
  const crumb = { to: pathOf('software'), label: t(`catalog.${above}`) };
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} crumb={crumb} here={t(`catalog.products.${product}.name`)}>
        <p className="row row--wrap">
          <AppLink className={buttonClass({ variant: 'primary' })} to={`${pathOf('contact')}#${product}`}>
            {t('catalog.ask')}
          </AppLink>
          <AppLink className={buttonClass()} to={pathOf('checker')}>
            {t('catalog.try')}
          </AppLink>
          {billingConfigured() && state !== 'planned' && (
            <AppLink className={buttonClass()} to={`${pathOf('pricing')}#licenses`}>
              {t('catalog.licenses')}
            </AppLink>
          )}
          <StateTag state={state} />
        </p>
      </PageHead>
      {texts.line && <ProductLine thing={texts.line} />}
      <Notice>{texts.status}</Notice>
    </>
  );
}
