import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { dictionaryCommand } from '../../features/catalog/texts/codeSamples.ts';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { getConfig } from '../../services/config/config.ts';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function DictionaryApi() {
  const page = usePage('dictionaryApi');
  const { today, planned } = page;
  return (
    <>
      <ProductHead product="dictionaryApi" texts={page} above="api" pathOf={pathOf} />
      <Section heading={today.heading} intro={<p>{today.text}</p>}>
        <CodeSample name={today.command} code={dictionaryCommand(getConfig().baseUrl)} />
      </Section>
      <TextSection heading={planned.heading} text={[planned.text]} points={planned.points} />
    </>
  );
}
