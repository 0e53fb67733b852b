import { LegalArticle } from '../../features/catalog/texts/LegalArticle.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function LegalSingleServer() {
  return <LegalArticle id="singleServer" text={usePage('singleServer')} pathOf={pathOf} />;
}
