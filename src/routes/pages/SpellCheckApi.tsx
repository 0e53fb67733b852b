import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { checkAnswer, checkCommand } from '../../features/catalog/texts/codeSamples.ts';
import { FieldTable } from '../../features/catalog/texts/FieldTable.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function SpellCheckApi() {
  const page = usePage('spellCheckApi');
  const { today, fields, planned } = page;
  return (
    <>
      <ProductHead product="spellCheckApi" texts={page} above="api" pathOf={pathOf} />
      <Section heading={today.heading} intro={<p>{today.text}</p>}>
        <div>
          <CodeSample name={today.command} code={checkCommand} />
          <CodeSample name={today.answer} code={checkAnswer} />
        </div>
      </Section>
      <Section heading={fields.heading} intro={<p>{fields.text}</p>}>
        <FieldTable columns={fields.columns} rows={fields.rows} />
      </Section>
      <TextSection heading={planned.heading} text={[planned.text]} points={planned.points} />
    </>
  );
}
