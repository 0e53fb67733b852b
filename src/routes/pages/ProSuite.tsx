import { ProductHead } from '../../features/catalog/ProductHead.tsx';
import { ProductList } from '../../features/catalog/ProductList.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { TextSection } from '../../features/catalog/TextSection.tsx';
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
