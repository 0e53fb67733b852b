import { LegalArticle } from '../../features/catalog/texts/LegalArticle.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function LegalRedistribution() {
  return <LegalArticle id="redistribution" text={usePage('redistribution')} pathOf={pathOf} />;
}
