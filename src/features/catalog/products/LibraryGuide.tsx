import { CodeSample } from '../texts/CodeSample.tsx';
import { FieldTable } from '../texts/FieldTable.tsx';
import { installLibrary, librarySamples } from '../texts/packageSamples.ts';
import { Points } from '../texts/TextSection.tsx';
import { DownloadTable } from './DownloadTable.tsx';
import { LibraryFacts } from './LibraryFacts.tsx';
import { library, packs } from './packageFacts.ts';

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

/** What is said about the library, in the language of the page. */
export interface LibraryTexts {
  readonly install: string;
  readonly node: string;
  readonly browser: string;
  readonly document: string;
  readonly option: string;
  readonly field: string;
  readonly error: string;
  readonly meaning: string;
  readonly options: readonly string[];
  readonly fields: readonly string[];
  readonly errors: readonly string[];
  readonly sizes: readonly string[];
  readonly speeds: readonly string[];
  readonly gzip: string;
  readonly perSecond: string;
  readonly points: readonly string[];
  readonly file: string;
  readonly size: string;
  readonly sums: string;
  readonly bill: string;
}

const rowsOf = (names: readonly string[], meanings: readonly string[]) =>
  names.map((name, i) => ({ name, meaning: meanings[i] ?? '' }));

/** How to install and use the library, what it weighs, and its files. */
export function LibraryGuide({ texts, baseUrl }: { texts: LibraryTexts; baseUrl: string }) {
  const { meaning } = texts;
  return (
    <div className="stack">
      <CodeSample name={texts.install} code={installLibrary(baseUrl)} />
      <CodeSample name={texts.node} code={librarySamples.node} />
      <CodeSample name={texts.browser} code={librarySamples.browser} />
      <CodeSample name={texts.document} code={librarySamples.document} />
      <FieldTable columns={{ name: texts.option, meaning }} rows={rowsOf(OPTIONS, texts.options)} />
      <FieldTable columns={{ name: texts.field, meaning }} rows={rowsOf(FIELDS, texts.fields)} />
      <FieldTable columns={{ name: texts.error, meaning }} rows={rowsOf(ERRORS, texts.errors)} />
      <LibraryFacts texts={texts} />
      <Points points={texts.points} />
      <DownloadTable texts={texts} files={[library, ...Object.values(packs)]} />
    </div>
  );
}
