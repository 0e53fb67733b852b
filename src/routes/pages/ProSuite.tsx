import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { ProductList } from '../../features/catalog/products/ProductList.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function ProSuite() {
  const page = usePage('proSuite');
  return (
    <>
      <ProductHead product="proSuite" texts={page} above="software" pathOf={pathOf} />
      <Section heading={page.contains}>
        <ProductList pathOf={pathOf} without="proSuite" />
      </Section>
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
