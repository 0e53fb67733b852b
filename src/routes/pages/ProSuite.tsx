import { DownloadTable } from '../../features/catalog/products/DownloadTable.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { ProductList } from '../../features/catalog/products/ProductList.tsx';
import { commands, packs, suite } from '../../features/catalog/products/packageFacts.ts';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { suiteSamples } from '../../features/catalog/texts/packageSamples.ts';
import { Points, TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function ProSuite() {
  const page = usePage('proSuite');
  const { download, start, limits } = page;
  return (
    <>
      <ProductHead product="proSuite" texts={page} above="software" pathOf={pathOf} />
      <Section heading={download.heading} intro={<p>{download.text}</p>}>
        <div className="stack">
          <DownloadTable texts={download} files={[suite, commands, ...Object.values(packs)]} />
        </div>
      </Section>
      <Section heading={start.heading}>
        <div className="stack">
          <CodeSample name={start.unpack} code={suiteSamples.unpack} />
          <CodeSample name={start.commands} code={suiteSamples.commands} />
          <CodeSample name={start.editor} code={suiteSamples.neovim} />
          <CodeSample name={start.server} code={suiteSamples.server} />
        </div>
      </Section>
      <Section heading={page.contains}>
        <ProductList pathOf={pathOf} without="proSuite" />
      </Section>
      <Section heading={limits.heading}>
        <Points points={limits.points} />
      </Section>
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
