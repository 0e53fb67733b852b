import type { RuleIndexTexts, RuleLink, RulePageTexts } from '../../../lib/pages/rulePages.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Section } from '../Section.tsx';
import styles from './Rules.module.css';
import { RightSentences, SentencePairs } from './SentencePairs.tsx';

/** Links to other pages, in as many columns as fit, or short ones beside each other. What is at their end is fetched when it is asked for. */
export function RuleLinks({ links, inRow = false }: { links: readonly RuleLink[]; inRow?: boolean }) {
  return (
    <ul className={inRow ? styles.row : links.length > 8 ? styles.columns : styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <AppLink to={to} ahead={false}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The links of an index under their headings. */
export function RuleGroups({ groups }: { groups: RuleIndexTexts['groups'] }) {
  return groups.map(({ id, heading, links }) => (
    <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <RuleLinks links={links} />
    </section>
  ));
}

/** The rules of a page: why, wrong and right sentences, and what is right as it is. */
export function RuleParts({ texts }: { texts: Pick<RulePageTexts, 'sections' | 'language' | 'labels'> }) {
  const { sections, language, labels } = texts;
  const [only] = sections;
  if (sections.length === 1 && only) {
    return (
      <>
        <Section heading={labels.pairs}>
          <SentencePairs pairs={only.pairs} language={language} labels={labels} />
        </Section>
        {only.rights.length > 0 && (
          <Section heading={labels.rights}>
            <RightSentences sentences={only.rights} language={language} />
          </Section>
        )}
      </>
    );
  }
  const contents = (
    <nav aria-label={labels.contents}>
      <ul className={styles.contents}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <Section heading={labels.pairs} intro={contents}>
      <div>
        {sections.map(({ id, heading, why, pairs, rights }) => (
          <section key={id} id={id} className={styles.part} aria-label={heading}>
            <h3>{heading}</h3>
            {why !== '' && <p>{why}</p>}
            <SentencePairs pairs={pairs} language={language} labels={labels} />
            {rights.length > 0 && (
              <div>
                <h4>{labels.rights}</h4>
                <RightSentences sentences={rights} language={language} />
              </div>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
