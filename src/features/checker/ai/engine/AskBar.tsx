import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewriteGoal } from '../../../../engine/index.ts';
import { agree } from '../../../../services/ai/choice.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Disclosure } from '../../../../ui/controls/Disclosure.tsx';
import { ProgressLine } from '../../../../ui/ProgressLine.tsx';
import { useController } from '../../controller.ts';
import { textLanguage } from '../../panel/selectors.ts';
import { useChecker } from '../../store.ts';
import type { Wish } from '../rewrites.ts';
import type { Wanted } from './asking.ts';
import { ErrorText } from './ErrorText.tsx';
import styles from './engine.module.css';
import { startRun, stopRun, useRun } from './run.ts';
import { Spent } from './Spent.tsx';
import type { EngineInUse } from './useEngine.ts';

const goalOf = (wish: Wish): RewriteGoal => (wish === 'plain' ? 'clearer' : wish);

/** What an engine was asked and has said so far. */
function Outcome() {
  const { t } = useTranslation('ai');
  const { state, done, total, offers, refused, error } = useRun();
  const count = [...refused.values()].reduce((sum, some) => sum + some, 0);
  return (
    <div role="status">
      {state === 'running' && (
        <>
          <p>{t('ask.progress', { done, total })}</p>
          <ProgressLine value={total > 0 ? done / total : 0} label={t('ask.progress', { done, total })} />
        </>
      )}
      {state === 'done' && <p>{t(offers.length > 0 ? 'ask.done' : 'ask.nothing')}</p>}
      {state === 'stopped' && <p>{t('ask.stopped', { done, total })}</p>}
      {state === 'failed' && error && <ErrorText error={error} />}
      <Spent />
      {state !== 'running' && count > 0 && (
        <Disclosure summary={t('ask.refused', { count })}>
          <ul className={styles.reasons}>
            {[...refused].map(([reason, some]) => (
              <li key={reason}>
                {reason === 'unreadable' ? t('errors.unreadable') : t(`guard.${reason}`)}{' '}
                {some > 1 && <small>×{some}</small>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** Asks the engine in use, if there is one: about the selected sentences, or the whole text. */
export function AskBar({ engine, wish }: { engine: EngineInUse; wish: Wish }) {
  const { t } = useTranslation('ai');
  const controller = useController();
  const language = useChecker(textLanguage);
  const isRunning = useRun(({ state }) => state === 'running');
  const { provider, receiver, isAgreed } = engine;
  const acts = useRef<HTMLParagraphElement>(null);
  const stage = `${isAgreed} ${isRunning}`;
  const last = useRef(stage);
  useLayoutEffect(() => {
    // The button that was pressed has gone, and the focus with it: another one stands in its place.
    if (last.current !== stage && document.activeElement === document.body)
      acts.current?.querySelector('button')?.focus({ preventScroll: true });
    last.current = stage;
  }, [stage]);
  if (!provider) return null;
  const choose = () => useChecker.setState({ overlay: 'engine' });
  if (!receiver || !language)
    return (
      <div className={styles.bar}>
        <p>{t(`engine.states.${language ? 'config' : 'language'}`)}</p>
        <Button small onClick={choose}>
          {t('ask.choose')}
        </Button>
      </div>
    );
  const name = receiver.kind === 'host' ? receiver.host : t('names.browser');
  if (!isAgreed)
    return (
      <div className={styles.bar}>
        <p>{t('ask.mayIt', { name })}</p>
        <p className={styles.hint}>{t('engine.agreeHint')}</p>
        <p className={styles.acts}>
          <Button small variant="primary" onClick={() => agree(receiver, true)}>
            {t('ask.allow')}
          </Button>
          <Button small variant="act" onClick={choose}>
            {t('ask.choose')}
          </Button>
        </p>
      </div>
    );
  const ask = (wanted: Wanted) => () => {
    const { session } = controller;
    const range = session?.selected() ?? null;
    if (session) void startRun({ session, provider, language, wanted, range });
  };
  return (
    <div className={styles.bar}>
      <p>{t('ask.lead', { name })}</p>
      <p ref={acts} className={styles.acts}>
        {isRunning ? (
          <Button small icon="pause" onClick={stopRun}>
            {t('ask.stop')}
          </Button>
        ) : (
          <>
            <Button small variant="primary" onClick={ask({ mode: 'correct' })}>
              {t('ask.correct')}
            </Button>
            <Button small onClick={ask({ mode: 'rewrite', goal: goalOf(wish) })}>
              {t('ask.rewrite', { goal: t(`rewrite.goals.${wish}`) })}
            </Button>
          </>
        )}
      </p>
      <Outcome />
    </div>
  );
}
