import type { CheckParts } from '../../features/catalog/api/ApiParts.tsx';
import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { checkAnswer, firstCalls, startCommand } from '../../features/catalog/texts/codeSamples.ts';
import { FieldTable } from '../../features/catalog/texts/FieldTable.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

const Parts = createIsland<Parameters<typeof CheckParts>[0]>(
  async () => (await import('../../features/catalog/api/ApiParts.tsx')).CheckParts,
);

/** See `loadPageParts`. */
export const islands = [Parts];

export default function SpellCheckApi() {
  const page = usePage('spellCheckApi');
  const { first, parameters, fields, errors } = page;
  return (
    <>
      <ProductHead product="spellCheckApi" texts={page} above="api" pathOf={pathOf} />
      <Section heading={first.heading} intro={<p>{first.text}</p>}>
        <div>
          <CodeSample name={first.start} code={startCommand} />
          <CodeSample name={first.ask} code={firstCalls.check} />
          <CodeSample name={page.live.answer} code={checkAnswer} />
        </div>
      </Section>
      <Parts texts={page} />
      {[parameters, fields, errors].map(({ heading, text, columns, rows }) => (
        <FoldSection key={heading} heading={heading} intro={<p>{text}</p>}>
          <FieldTable columns={columns} rows={rows} />
        </FoldSection>
      ))}
      <TextSection {...page.limits} />
      <TextSection {...page.cannot} />
    </>
  );
}
