import { useLocation } from 'react-router';
import { PageHead } from '../../features/catalog/PageHead.tsx';
import type { Exercises as ExercisesPart } from '../../features/catalog/rules/Exercises.tsx';
import { RuleLinks, RuleParts } from '../../features/catalog/rules/RuleParts.tsx';
import type { TryField as TryFieldPart } from '../../features/catalog/rules/TryField.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { createIsland } from '../island.tsx';
import { usePage } from '../payload/payload.ts';

/** A page is read before its exercises are done: their scripts come behind the page's. */
const Exercises = createIsland<Parameters<typeof ExercisesPart>[0]>(
  async () => (await import('../../features/catalog/rules/Exercises.tsx')).Exercises,
);
const TryField = createIsland<Parameters<typeof TryFieldPart>[0]>(
  async () => (await import('../../features/catalog/rules/TryField.tsx')).TryField,
);

/** See `loadPageParts`. */
export const islands = [Exercises, TryField];

export default function RulePage() {
  const page = usePage('rulePage');
  const { pathname } = useLocation();
  const { labels, language } = page;
  const above = page.crumbs.at(-1);
  return (
    <div key={pathname}>
      <PageHead
        heading={page.heading}
        lead={page.lead}
        {...(above && { crumb: above })}
        here={page.title.replace(/ \([^)]*\)$/, '')}
      />
      <RuleParts texts={page} />
      {page.exercises.length > 0 && (
        <Section heading={labels.exercise} intro={<p>{labels.exerciseLead}</p>}>
          <Exercises items={page.exercises} language={language} labels={labels} />
        </Section>
      )}
      <Section
        heading={labels.try}
        intro={
          <>
            <p>{labels.tryLead}</p>
            <p>
              <AppLink to={page.checker} ahead={false}>
                {labels.openChecker}
              </AppLink>
            </p>
          </>
        }
      >
        <TryField label={labels.tryField} sample={page.sample} language={language} />
      </Section>
      <Section heading={labels.related}>
        <RuleLinks links={page.related} />
      </Section>
    </div>
  );
}
