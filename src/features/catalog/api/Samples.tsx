import { useState } from 'react';
import { type Operation, operations } from '../../../lib/api/operations.ts';
import { Tabs } from '../../../ui/controls/Tabs.tsx';
import { CodeSample } from '../texts/CodeSample.tsx';
import { SAMPLE_ADDRESS, SAMPLE_LANGUAGES, type SampleLanguage, sampleOf } from './samples.ts';

const NAMES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  java: 'Java',
  csharp: 'C#',
};

/** First calls of an operation in several languages of programming. */
export function Samples({ operation, label }: { operation: 'check' | 'lookup'; label: string }) {
  const [shown, show] = useState<SampleLanguage>('curl');
  const one = operations.find(({ id }) => id === operation) as Operation;
  const tabs = SAMPLE_LANGUAGES.map((language) => ({
    id: language,
    label: NAMES[language],
    panel: <CodeSample name={NAMES[language]} code={sampleOf(language, SAMPLE_ADDRESS, one)} />,
  }));
  return <Tabs label={label} tabs={tabs} value={shown} onChange={show} />;
}
