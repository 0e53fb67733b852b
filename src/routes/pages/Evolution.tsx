import { DownloadTable } from '../../features/catalog/products/DownloadTable.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { enchantProvider, thunderbirdAddOn } from '../../features/catalog/products/packageFacts.ts';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { enchantInstall, enchantTry } from '../../features/catalog/texts/enchantSamples.ts';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function Evolution() {
  const page = usePage('evolution');
  const { install } = page;
  return (
    <>
      <ProductHead product="evolution" texts={page} above="software" pathOf={pathOf} />
      <Section heading={install.heading} intro={install.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <div className="stack">
          <DownloadTable texts={page.download} files={[enchantProvider, thunderbirdAddOn]} />
          <CodeSample name={install.commands} code={enchantInstall} />
          <CodeSample name={install.try} code={enchantTry} />
        </div>
      </Section>
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
