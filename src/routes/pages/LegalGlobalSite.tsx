import { LegalArticle } from '../../features/catalog/LegalArticle.tsx';
import { pathOf } from '../pathOf.ts';
import { usePage } from '../payload.ts';

export default function LegalGlobalSite() {
  return <LegalArticle id="globalSite" text={usePage('globalSite')} pathOf={pathOf} />;
}
