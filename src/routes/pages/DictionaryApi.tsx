import type { DictionaryParts } from '../../features/catalog/api/ApiParts.tsx';
import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { firstCalls, startCommand } from '../../features/catalog/texts/codeSamples.ts';
import { FieldTable } from '../../features/catalog/texts/FieldTable.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

const Parts = createIsland<Parameters<typeof DictionaryParts>[0]>(
  async () => (await import('../../features/catalog/api/ApiParts.tsx')).DictionaryParts,
);

/** See `loadPageParts`. */
export const islands = [Parts];

export default function DictionaryApi() {
  const page = usePage('dictionaryApi');
  const { first, parameters, fields } = page;
  return (
    <>
      <ProductHead product="dictionaryApi" texts={page} above="api" pathOf={pathOf} />
      <Section heading={first.heading} intro={<p>{first.text}</p>}>
        <div>
          <CodeSample name={first.start} code={startCommand} />
          <CodeSample name={first.lookup} code={firstCalls.lookup} />
          <CodeSample name={first.suggest} code={firstCalls.suggest} />
          <CodeSample name={first.inflect} code={firstCalls.inflect} />
        </div>
      </Section>
      <Parts texts={page} />
      {[parameters, fields].map(({ heading, text, columns, rows }) => (
        <FoldSection key={heading} heading={heading} intro={<p>{text}</p>}>
          <FieldTable columns={columns} rows={rows} />
        </FoldSection>
      ))}
      <TextSection {...page.cannot} />
    </>
  );
}
