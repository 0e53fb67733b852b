import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import type { FormDemoTexts } from '../../features/catalog/form/FormDemo.tsx';
import { formEvents, formHtml, formModule, formSizes } from '../../features/catalog/form/formCode.ts';
import { DownloadTable } from '../../features/catalog/products/DownloadTable.tsx';
import { ProductHead } from '../../features/catalog/products/ProductHead.tsx';
import { formChecker, packs } from '../../features/catalog/products/packageFacts.ts';
import { Section } from '../../features/catalog/Section.tsx';
import { CodeSample } from '../../features/catalog/texts/CodeSample.tsx';
import { DefinitionList } from '../../features/catalog/texts/DefinitionList.tsx';
import { FieldTable } from '../../features/catalog/texts/FieldTable.tsx';
import { TextSection } from '../../features/catalog/texts/TextSection.tsx';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

/** The form works as plain HTML before its script has come. */
const FormDemo = createIsland<{ texts: FormDemoTexts }>(
  async () => (await import('../../features/catalog/form/FormDemo.tsx')).FormDemo,
);

/** See `loadPageParts`. */
export const islands = [FormDemo];

const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);

export default function HtmlForm() {
  const page = usePage('htmlForm');
  const { demo, download, start, options, keys, events, policy, limits, sizes } = page;
  const settings = [
    'check',
    'language',
    'level',
    'start',
    'validate',
    'keys',
    'dictionary',
    'packs',
    'worker',
    'interface',
  ] as const;
  const told = [
    { name: 'spelling-check-result', meaning: events.result },
    { name: 'spelling-check-fix', meaning: events.fix },
    { name: 'spelling-check-error', meaning: events.error },
    { name: 'network', meaning: events.network },
    { name: 'pack-missing', meaning: events.packMissing },
    { name: 'pack-damaged', meaning: events.packDamaged },
    { name: 'worker-crashed', meaning: events.workerCrashed },
  ];
  const parts = ['script', 'thread', 'rules', 'dictionary', 'grammar'] as const;
  return (
    <>
      <ProductHead product="htmlForm" texts={page} above="software" pathOf={pathOf} />
      <Section heading={demo.heading} intro={paragraphs(demo.text)}>
        <FormDemo texts={demo} />
      </Section>
      <Section heading={start.heading} intro={paragraphs(start.text)}>
        <div className="stack">
          <DownloadTable texts={download} files={[formChecker, ...Object.values(packs)]} />
          <CodeSample name={start.html} code={formHtml} />
          <CodeSample name={start.module} code={formModule} />
          <CodeSample name={start.events} code={formEvents} />
        </div>
      </Section>
      <FoldSection heading={options.heading} intro={<p>{options.text}</p>}>
        <FieldTable
          columns={options.columns}
          rows={settings.map((name) => ({ name: `data-spelling-${name}`, meaning: options[name] }))}
        />
      </FoldSection>
      <FoldSection heading={keys.heading}>
        <DefinitionList items={keys.items} />
      </FoldSection>
      <FoldSection heading={events.heading} intro={<p>{events.text}</p>}>
        <FieldTable columns={events.columns} rows={told} />
      </FoldSection>
      <TextSection heading={policy.heading} text={policy.text} points={policy.points} />
      <TextSection heading={limits.heading} text={[]} points={limits.points} />
      <FoldSection heading={sizes.heading} intro={<p>{sizes.text}</p>}>
        <DefinitionList
          items={parts.map((part) => ({ name: sizes[part], text: `${formSizes[part]} ${sizes.unit}` }))}
        />
      </FoldSection>
    </>
  );
}
