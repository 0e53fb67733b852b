import type { LinkGroup, ToolTexts } from '../../../lib/toolTexts.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
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

function Links({ heading, links }: LinkGroup) {
  return (
    <Section heading={heading}>
      <RuleLinks links={links} />
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
      <Section heading={texts.samples.heading}>
        <ul className={cx('row', styles.samples)}>
          {texts.samples.links.map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to} ahead={false}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Section>
      <Links {...texts.mistakes} />
      <Section heading={texts.faq.heading}>
        <Faq items={texts.faq.items} />
      </Section>
      <Links {...texts.more} />
    </div>
  );
}
