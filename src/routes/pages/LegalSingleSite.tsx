import { LegalArticle } from '../../features/catalog/texts/LegalArticle.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function LegalSingleSite() {
  return <LegalArticle id="singleSite" text={usePage('singleSite')} pathOf={pathOf} />;
}
