import { type ComponentType, lazy, Suspense, useState } from 'react';
import { areFirstStepsNew } from '../../../services/firstSteps.ts';
import type { FirstStepsOfferProps } from './FirstStepsOffer.tsx';

/** Nothing is offered if it cannot be loaded: the help leads there, too. */
const FirstStepsOffer = lazy<ComponentType<FirstStepsOfferProps>>(() =>
  import('./load.ts').then(({ loadFirstSteps }) => loadFirstSteps()).catch(() => ({ default: () => null })),
);

/** The offer of the first steps on the empty page, for whoever has not been here before. */
export function FirstSteps() {
  const [isOffered, setOffered] = useState(areFirstStepsNew);
  if (!isOffered) return null;
  return (
    <Suspense>
      <FirstStepsOffer onClose={() => setOffered(false)} />
    </Suspense>
  );
}
