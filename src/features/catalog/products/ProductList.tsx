import { useTranslation } from 'react-i18next';
import type { ProductId } from '../../../lib/productIds.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ProductList.module.css';
import { type PathOf, productPath, products } from './products.ts';

/** The products as one list of links: name, one line, arrow. */
export function ProductList({ pathOf, without }: { pathOf: PathOf; without?: ProductId }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {products
        .filter(({ id }) => id !== without)
        .map((product) => (
          <li key={product.id}>
            <AppLink to={productPath(product, pathOf)}>
              <b>{t(`catalog.products.${product.id}.name`)}</b>
              <span>{t(`catalog.products.${product.id}.text`)}</span>
              <Icon name="arrow-right" />
            </AppLink>
          </li>
        ))}
    </ul>
  );
}
