import { useTranslation } from 'react-i18next';
import type { ProductId } from '../../../lib/productIds.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from './ProductTable.module.css';
import { type PathOf, productPath, products } from './products.ts';
import { StateTag } from './StateTag.tsx';

/** What the comparison says about one product. */
export type ProductRows = Readonly<Record<ProductId, { readonly who: string; readonly where: string }>>;

/** All products compared: whom they are for, where they run, and how far along they are. */
export function ProductTable({
  caption,
  columns,
  rows,
  pathOf,
}: {
  caption: string;
  columns: { readonly product: string; readonly who: string; readonly where: string; readonly state: string };
  rows: ProductRows;
  pathOf: PathOf;
}) {
  const { t } = useTranslation();
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.where}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <AppLink to={productPath(product, pathOf)}>{t(`catalog.products.${product.id}.name`)}</AppLink>
            </th>
            <td>{rows[product.id].who}</td>
            <td>{rows[product.id].where}</td>
            <td>
              <StateTag state={product.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
