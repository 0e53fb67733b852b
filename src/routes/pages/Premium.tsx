import { PremiumOffer } from '../../features/catalog/prices/PremiumOffer.tsx';
import { pathOf } from '../navigation/pathOf.ts';

export default function Premium() {
  return <PremiumOffer pathOf={pathOf} />;
}
