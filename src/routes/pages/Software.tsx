import { PageHead } from '../../features/catalog/PageHead.tsx';
import { ProductTable } from '../../features/catalog/products/ProductTable.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { checkInJavaScript } from '../../features/catalog/texts/codeSamples.ts';
import { Points } from '../../features/catalog/texts/TextSection.tsx';
import { CheckerShot } from '../../features/site/CheckerShot.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function Software() {
  const page = usePage('software');
  const { jsSdk } = page;
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <ProductTable caption={page.compare} columns={page.columns} rows={page.rows} pathOf={pathOf} />
      <CheckerShot />
      <Section
        id="javascript-sdk"
        heading={jsSdk.heading}
        intro={jsSdk.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      >
        <div className="stack">
          <CodeSample name={jsSdk.code} code={checkInJavaScript} />
          <Points points={jsSdk.points} />
        </div>
      </Section>
    </>
  );
}
