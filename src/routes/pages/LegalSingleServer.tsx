import { LegalArticle } from '../../features/catalog/LegalArticle.tsx';
import { pathOf } from '../pathOf.ts';
import { usePage } from '../payload.ts';

export default function LegalSingleServer() {
  return <LegalArticle id="singleServer" text={usePage('singleServer')} pathOf={pathOf} />;
}
