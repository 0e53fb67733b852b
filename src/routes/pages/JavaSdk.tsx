import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function JavaSdk() {
  const page = usePage('javaSdk');
  return (
    <>
      <ProductHead product="javaSdk" texts={page} above="software" pathOf={pathOf} />
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
