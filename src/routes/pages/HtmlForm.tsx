import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function HtmlForm() {
  const page = usePage('htmlForm');
  return (
    <>
      <ProductHead product="htmlForm" texts={page} above="software" pathOf={pathOf} />
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
