import { LegalArticle } from '../../features/catalog/LegalArticle.tsx';
import { pathOf } from '../pathOf.ts';
import { usePage } from '../payload.ts';

export default function LegalPrivacy() {
  return <LegalArticle id="privacy" text={usePage('privacy')} pathOf={pathOf} />;
}
