import { Banner } from '../../../ui/Banner.tsx';
import { useAccountText } from '../flow/useText.ts';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { loadPart } from './effects.ts';
import { isCutOff, type Part, useProfile } from './store.ts';

/** Why a section could not be read, with a retry; what fails for every section is reported above them. */
export function PartProblem({ part }: { part: Part }) {
  const { t } = useAccountText();
  const problem = useProfile(({ problems }) => problems[part]);
  const told = useProfile(isCutOff);
  const reason = useProblemText(problem);
  if (!problem || told) return null;
  return (
    <Banner kind="bad" action={{ label: t('common.retry'), onAction: () => void loadPart(part) }}>
      {t('profile.partFailed', { reason })}
    </Banner>
  );
}
