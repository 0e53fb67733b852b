import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import type { ProductState } from './products.ts';

/** How far along a product is, in one word. */
export function StateTag({ state }: { state: ProductState }) {
  const { t } = useTranslation();
  return state === 'planned' ? (
    <Tag>{t('catalog.state.planned')}</Tag>
  ) : (
    <Tag kind="ok">{t(`catalog.state.${state}`)}</Tag>
  );
}
