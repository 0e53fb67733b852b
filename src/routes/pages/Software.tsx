import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { PageHead } from '../../features/catalog/PageHead.tsx';
import type { LibraryTexts } from '../../features/catalog/products/LibraryGuide.tsx';
import { ProductTable } from '../../features/catalog/products/ProductTable.tsx';
import { CheckerShot } from '../../features/site/CheckerShot.tsx';
import { getConfig } from '../../services/config/config.ts';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

/** Code and tables are read before they are used: their script comes behind the page's. */
const LibraryGuide = createIsland<{ texts: LibraryTexts; baseUrl: string }>(
  async () => (await import('../../features/catalog/products/LibraryGuide.tsx')).LibraryGuide,
);

/** See `loadPageParts`. */
export const islands = [LibraryGuide];

export default function Software() {
  const page = usePage('software');
  const { jsSdk } = page;
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <ProductTable caption={page.compare} columns={page.columns} rows={page.rows} pathOf={pathOf} />
      <CheckerShot texts={page.shots} />
      <FoldSection
        id="javascript-sdk"
        heading={jsSdk.heading}
        intro={jsSdk.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      >
        <LibraryGuide texts={jsSdk} baseUrl={getConfig().baseUrl} />
      </FoldSection>
    </>
  );
}
