import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { DownloadTable } from '../../features/catalog/products/DownloadTable.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { javaLibrary } from '../../features/catalog/products/packageFacts.ts';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { FieldTable } from '../../features/catalog/texts/FieldTable.tsx';
import { javaApi, javaFirst, javaInstall } from '../../features/catalog/texts/javaSamples.ts';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

const CALLS = [
  'SpellingDictionary.read(file)',
  'isCorrect(word)',
  'suggest(word, max)',
  'withVariant("en-GB")',
  'withWords(words)',
  'License.use(key)',
  'SpellingCheckClient',
] as const;

export default function JavaSdk() {
  const page = usePage('javaSdk');
  const { start, calls } = page;
  return (
    <>
      <ProductHead product="javaSdk" texts={page} above="software" pathOf={pathOf} />
      <Section heading={start.heading} intro={start.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <div className="stack">
          <DownloadTable texts={page.download} files={[javaLibrary]} />
          <CodeSample name={start.install} code={javaInstall} />
          <CodeSample name={start.first} code={javaFirst} />
          <CodeSample name={start.api} code={javaApi} />
        </div>
      </Section>
      <FoldSection heading={calls.heading} intro={<p>{calls.text}</p>}>
        <FieldTable
          columns={calls.columns}
          rows={CALLS.map((name, i) => ({ name, meaning: calls.meanings[i] ?? '' }))}
        />
      </FoldSection>
      {page.sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
    </>
  );
}
