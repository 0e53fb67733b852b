import type { LinkGroup, ToolTexts } from '../../../lib/pages/toolTexts.ts';
import { cx } from '../../../ui/cx.ts';
import { RuleLinks } from '../rules/RuleParts.tsx';
import { Section } from '../Section.tsx';
import { Faq } from '../texts/Faq.tsx';
import { TextColumns } from '../texts/FixSteps.tsx';
import styles from './ToolText.module.css';

/** Properties of the text. */
export interface ToolTextProps {
  readonly texts: ToolTexts;
}

function Links({ heading, links, inRow = false }: LinkGroup & { inRow?: boolean }) {
  return (
    <Section heading={heading}>
      <RuleLinks links={links} inRow={inRow} />
    </Section>
  );
}

/** What a tool is for, below the checker: its strengths, samples, explanations of what it finds, questions. */
export function ToolText({ texts }: ToolTextProps) {
  return (
    <div className={cx('wrap', styles.text)}>
      <Section split={false} heading={texts.heading} intro={<p>{texts.lead}</p>}>
        <TextColumns items={texts.points} />
      </Section>
      <Links {...texts.samples} inRow />
      <Links {...texts.mistakes} />
      <Section heading={texts.faq.heading}>
        <Faq items={texts.faq.items} />
      </Section>
      <Links {...texts.more} />
    </div>
  );
}
