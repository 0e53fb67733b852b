import { PageHead } from '../../features/catalog/PageHead.tsx';
import { DownloadTable } from '../../features/catalog/products/DownloadTable.tsx';
import { LibraryFacts } from '../../features/catalog/products/LibraryFacts.tsx';
import { ProductTable } from '../../features/catalog/products/ProductTable.tsx';
import { library, packs } from '../../features/catalog/products/packageFacts.ts';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { FieldTable } from '../../features/catalog/texts/FieldTable.tsx';
import { installLibrary, librarySamples } from '../../features/catalog/texts/packageSamples.ts';
import { Points } from '../../features/catalog/texts/TextSection.tsx';
import { CheckerShot } from '../../features/site/CheckerShot.tsx';
import { getConfig } from '../../services/config/config.ts';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

/** Names in the library's interface, in the order of their explanations. */
const OPTIONS = [
  'packs',
  'languages',
  'messages',
  'depth',
  'language, dialects',
  'personalWords, disabledRules',
  'signal',
  'licenseKey, onNotice',
];
const FIELDS = ['start, end', 'message, explanation', 'replacements', 'certainty, probability', 'rule, category'];
const ERRORS = ['network', 'pack-missing', 'pack-damaged', 'aborted, disposed', 'license-refused'];

const rowsOf = (names: readonly string[], meanings: readonly string[]) =>
  names.map((name, i) => ({ name, meaning: meanings[i] ?? '' }));

export default function Software() {
  const page = usePage('software');
  const { jsSdk } = page;
  const { meaning } = jsSdk;
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
          <CodeSample name={jsSdk.install} code={installLibrary(getConfig().baseUrl)} />
          <CodeSample name={jsSdk.node} code={librarySamples.node} />
          <CodeSample name={jsSdk.browser} code={librarySamples.browser} />
          <CodeSample name={jsSdk.document} code={librarySamples.document} />
          <FieldTable columns={{ name: jsSdk.option, meaning }} rows={rowsOf(OPTIONS, jsSdk.options)} />
          <FieldTable columns={{ name: jsSdk.field, meaning }} rows={rowsOf(FIELDS, jsSdk.fields)} />
          <FieldTable columns={{ name: jsSdk.error, meaning }} rows={rowsOf(ERRORS, jsSdk.errors)} />
          <LibraryFacts texts={jsSdk} />
          <Points points={jsSdk.points} />
          <DownloadTable texts={jsSdk} files={[library, ...Object.values(packs)]} />
        </div>
      </Section>
    </>
  );
}
