import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Section } from '../Section.tsx';
import { CheckConsole, type ConsoleTexts } from './CheckConsole.tsx';
import { DictionaryConsole, type DictionaryTexts } from './DictionaryConsole.tsx';
import { saveDescription } from './description.ts';
import { Samples } from './Samples.tsx';

interface Headed {
  readonly heading: string;
  readonly intro: string;
}

/** Texts of the parts. */
export interface PartsTexts {
  readonly samples: Headed;
  readonly openapi: Headed & { readonly download: string };
}

/** The late parts of a page about the API: its console, its samples, and its description. */
function Parts({
  texts,
  live,
  children,
  operation,
}: {
  texts: PartsTexts;
  live: Headed;
  operation: 'check' | 'lookup';
  children: ReactNode;
}) {
  const { samples, openapi } = texts;
  return (
    <>
      <Section heading={live.heading} intro={<p>{live.intro}</p>} id="console">
        {children}
      </Section>
      <Section heading={samples.heading} intro={<p>{samples.intro}</p>}>
        <div>
          <Samples operation={operation} label={samples.heading} />
        </div>
      </Section>
      <Section heading={openapi.heading} intro={<p>{openapi.intro}</p>}>
        <p>
          <Button icon="download" onClick={() => void saveDescription()}>
            {openapi.download}
          </Button>
        </p>
      </Section>
    </>
  );
}

/** For the page about checking. */
export function CheckParts({
  texts,
}: {
  texts: PartsTexts & { readonly live: Headed & ConsoleTexts & { sample: string } };
}) {
  return (
    <Parts texts={texts} live={texts.live} operation="check">
      <CheckConsole texts={texts.live} sample={texts.live.sample} />
    </Parts>
  );
}

/** For the page about the dictionary. */
export function DictionaryParts({ texts }: { texts: PartsTexts & { readonly live: Headed & DictionaryTexts } }) {
  return (
    <Parts texts={texts} live={texts.live} operation="lookup">
      <DictionaryConsole texts={texts.live} />
    </Parts>
  );
}
