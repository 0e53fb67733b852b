import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepSession } from '../../services/person/keptSession.ts';
import { useSession } from '../../services/person/session.ts';
import { Flow } from './Flow.tsx';
import { arrive, endHostedReturn } from './flow/arrive.ts';
import { pageOfStep, type StepPage } from './flow/steps.ts';
import { show, useFlow } from './flow/store.ts';
import { useAccountText } from './flow/useText.ts';
import { useStepTitle } from './flow/useTitle.ts';
import styles from './parts/parts.module.css';
import { AlreadyScreen } from './screens/StateScreens.tsx';

/** What a page passes to the flow: its location, where to go afterwards, and its address parameters. */
export interface AccountPageProps {
  readonly page: StepPage;
  readonly returnTo: string;
  /** A guard redirected here. */
  readonly needed?: boolean;
  /** The address carries the query of a return from the hosted login. */
  readonly hosted?: boolean;
  /** Addresses of pages, by their id in the route table. */
  pathOf(id: string): string;
}

/** Signing in, signing up and confirming, each at its own address. They share one flow whose steps span the pages. */
export function AccountPage({ page, returnTo, needed = false, hosted = false, pathOf }: AccountPageProps) {
  const { t } = useAccountText();
  const navigate = useNavigate();
  const { step, working } = useFlow();
  const session = useSession();
  const title = useStepTitle(step);
  const [arrived, setArrived] = useState<{ readonly led: boolean }>();
  // The page where the hosted login was started: the returning flow knows it, this address does not.
  const [begunAt, setBegunAt] = useState<string>();
  useEffect(keepSession, []);

  useLayoutEffect(() => {
    setArrived({ led: arrive(page, { needed, hosted }) });
  }, [page, needed, hosted]);
  const at = arrived ? step.at : undefined;
  useEffect(() => {
    if (at !== 'hostedReturn') return;
    void endHostedReturn().then((to) => {
      if (to === undefined) return;
      setBegunAt(to);
      show({ at: 'done' });
    });
  }, [at]);
  const place = pageOfStep(step);
  const turn = useEffectEvent((next: StepPage) => {
    const query = returnTo === pathOf('checker') ? '' : `?return=${encodeURIComponent(returnTo)}`;
    void navigate(pathOf(next) + query);
  });
  useEffect(() => {
    if (arrived && place && place !== page && at !== 'done') turn(place);
  }, [arrived, place, page, at]);

  if (!arrived) return null;
  // A step that belongs to another page is shown there and not here as well: input typed here would be lost on the way.
  if (place && place !== page && step.at !== 'done') return <h1>{title}</h1>;
  const isForm = step.at === 'signIn' || step.at === 'signUp';
  // A link opened in another tab also signs in this one if the session is shared.
  const already = (isForm || step.at === 'linkSent') && !working && session.state === 'signedIn';
  return (
    <>
      <h1>{title}</h1>
      {already ? (
        <AlreadyScreen email={session.email ?? session.name ?? ''} onGoOn={() => void navigate(returnTo)} />
      ) : (
        <>
          {isForm && <p className={styles.lead}>{t(`${step.at}.lead`)}</p>}
          <Flow
            focus={arrived.led}
            returnTo={returnTo}
            privacy={pathOf('privacy')}
            onDone={() => void navigate(begunAt ?? returnTo, { replace: true })}
          />
        </>
      )}
    </>
  );
}
