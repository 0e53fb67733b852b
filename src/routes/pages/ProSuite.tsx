import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { ProductList } from '../../features/catalog/products/ProductList.tsx';
import type { SuiteTexts } from '../../features/catalog/products/SuiteGuide.tsx';
import { Points, TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

/** Code is read before it is copied: its script comes behind the page's. */
const SuiteGuide = createIsland<{ texts: SuiteTexts }>(
  async () => (await import('../../features/catalog/products/SuiteGuide.tsx')).SuiteGuide,
);

/** See `loadPageParts`. */
export const islands = [SuiteGuide];

export default function ProSuite() {
  const page = usePage('proSuite');
  const { limits } = page;
  return (
    <>
      <ProductHead product="proSuite" texts={page} above="software" pathOf={pathOf} />
      <SuiteGuide texts={page} />
      <FoldSection heading={page.contains}>
        <ProductList pathOf={pathOf} without="proSuite" />
      </FoldSection>
      <FoldSection heading={limits.heading}>
        <Points points={limits.points} />
      </FoldSection>
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
