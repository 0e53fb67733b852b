import { LegalArticle } from '../../features/catalog/texts/LegalArticle.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function LegalGlobalSite() {
  return <LegalArticle id="globalSite" text={usePage('globalSite')} pathOf={pathOf} />;
}
