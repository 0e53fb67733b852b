import { useTranslation } from 'react-i18next';
import { CodeSample } from '../texts/CodeSample.tsx';
import styles from './Console.module.css';
import type { ConsoleState } from './useConsole.ts';

/** What came of a console's question: the answer with its time, or why there is none. */
export function Answer({ state, name, time }: { state: ConsoleState; name: string; time: string }) {
  const { t } = useTranslation();
  const { answer, failure } = state;
  const milliseconds = answer ? Math.max(0.1, answer.milliseconds).toFixed(answer.milliseconds < 10 ? 1 : 0) : '';
  return (
    <div className={styles.answer}>
      <p role="status">
        {failure !== null && t(`errors.${failure}` as 'errors.network')}
        {answer && time.replace('{{ms}}', milliseconds)}
      </p>
      {answer && <CodeSample name={name} code={answer.json} />}
    </div>
  );
}
