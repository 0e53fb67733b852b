import { LegalArticle } from '../../features/catalog/texts/LegalArticle.tsx';
import { legalText } from '../../features/catalog/texts/legalText.ts';
import { accountsConfigured } from '../../services/person/session.ts';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function LegalPrivacyEs() {
  const text = legalText(usePage('privacyEs'), accountsConfigured());
  return <LegalArticle id="privacyEs" text={text} pathOf={pathOf} />;
}
