import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import type { Comparison, Difference } from '../../../../services/ai/answers.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextArea } from '../../../../ui/controls/Field.tsx';
import { useController } from '../../controller.ts';
import { textLanguage } from '../../panel/selectors.ts';
import { useChecker } from '../../store.ts';
import { ErrorText } from './ErrorText.tsx';
import styles from './engine.module.css';
import { loneFigures } from './figures.ts';
import { useOther } from './run.ts';
import type { EngineInUse } from './useEngine.ts';

/** Longer passages are no sentences: nobody could say where they part. */
const LONGEST = 1_500;

/** What was compared, and what was said about it; an answer is still to come while there is neither that nor an error. */
interface Compared {
  readonly sentence: string;
  readonly figures: readonly string[];
  readonly said: Comparison | null;
  readonly error: AiError | null;
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('ai');
  return (
    <ul className={styles.reasons}>
      {differences.map(({ kind, here, there }) => (
        <li key={`${here} ${there}`}>
          <b>{t(`compare.kinds.${kind}`)}</b>{' '}
          {here === ''
            ? t('compare.onlyThere', { there })
            : there === ''
              ? t('compare.onlyHere', { here })
              : t('compare.pair', { here, there })}
        </li>
      ))}
    </ul>
  );
}

/** Whether a sentence says the same as one in another language: an engine judges, nothing changes, figures are compared here. */
export function Compare({ engine: { provider, receiver, isAgreed } }: { engine: EngineInUse }) {
  const { t } = useTranslation('ai');
  const { session } = useController();
  const language = useChecker(textLanguage);
  const other = useOther(({ text }) => text);
  const [hint, setHint] = useState<string | undefined>(undefined);
  const [compared, setCompared] = useState<Compared | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  if (!provider || !receiver || !isAgreed || !language || !session || !provider.compares()) return null;
  const name = receiver.kind === 'host' ? receiver.host : t('names.browser');

  const ask = () => {
    const range = session.selected();
    const sentence = range ? session.slice(range).trim() : '';
    setHint(sentence === '' ? t('compare.select') : sentence.length > LONGEST ? t('errors.textTooLong') : undefined);
    if (sentence === '' || sentence.length > LONGEST) return;
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const asked: Compared = { sentence, figures: loneFigures(sentence, other), said: null, error: null };
    setCompared(asked);
    const tell = (what: Partial<Compared>) => {
      if (!own.signal.aborted) setCompared({ ...asked, ...what });
    };
    provider
      .prepare(language, { onProgress: () => undefined, signal: own.signal })
      .then(() => provider.compare({ sentence, other: other.trim(), language }, own.signal))
      .then(
        (said) => tell({ said }),
        (thrown: unknown) => tell({ error: toAiError(thrown) }),
      );
  };
  const edit = (text: string) => {
    // What was said is said of other words.
    stop.current?.abort();
    setCompared(null);
    useOther.setState({ text });
  };
  const { said, error, figures = [], sentence } = compared ?? {};
  const isEmpty = other.trim() === '';
  return (
    <section className={styles.drafts} aria-label={t('compare.heading')}>
      <h3>{t('compare.heading')}</h3>
      <p className={styles.hint}>{t('compare.lead')}</p>
      <TextArea
        label={t('compare.other')}
        rows={3}
        maxLength={LONGEST}
        value={other}
        error={hint}
        onChange={(event) => edit(event.target.value)}
      />
      <p className={styles.acts}>
        <Button small busy={compared !== null && !said && !error} disabled={isEmpty} onClick={ask}>
          {t('compare.ask')}
        </Button>
      </p>
      <div role="status" className={styles.compared}>
        {error && <ErrorText error={error} />}
        {said && (
          <>
            <blockquote lang={language}>{sentence}</blockquote>
            <p>
              {t(said.isSame ? 'compare.same' : said.differences.length > 0 ? 'compare.differs' : 'compare.vague', {
                name,
              })}
            </p>
            <Differences differences={said.differences} />
            <p className={styles.hint}>{t('compare.judged')}</p>
          </>
        )}
        {compared && figures.length > 0 && <p>{t('compare.figures', { figures: figures.join(' · ') })}</p>}
      </div>
    </section>
  );
}
