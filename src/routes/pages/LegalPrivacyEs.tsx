import { LegalArticle } from '../../features/catalog/LegalArticle.tsx';
import { pathOf } from '../pathOf.ts';
import { usePage } from '../payload.ts';

export default function LegalPrivacyEs() {
  return <LegalArticle id="privacyEs" text={usePage('privacyEs')} pathOf={pathOf} />;
}
