import { Section } from '../Section.tsx';
import { CodeSample } from '../texts/CodeSample.tsx';
import { suiteSamples } from '../texts/packageSamples.ts';
import { DownloadTable } from './DownloadTable.tsx';
import { commands, packs, suite } from './packageFacts.ts';

/** What is said about the suite's files and first steps, in the language of the page. */
export interface SuiteTexts {
  readonly download: {
    readonly heading: string;
    readonly text: string;
    readonly file: string;
    readonly size: string;
    readonly sums: string;
    readonly bill: string;
  };
  readonly start: {
    readonly heading: string;
    readonly unpack: string;
    readonly commands: string;
    readonly editor: string;
    readonly server: string;
  };
}

/** The files of the suite, and how to begin with each of its programs. */
export function SuiteGuide({ texts: { download, start } }: { texts: SuiteTexts }) {
  return (
    <>
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
    </>
  );
}
