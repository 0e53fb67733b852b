import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftKind } from '../../../../lib/ai/tasks.ts';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useController } from '../../controller.ts';
import { textLanguage } from '../../panel/selectors.ts';
import { useChecker } from '../../store.ts';
import { ErrorText } from './ErrorText.tsx';
import styles from './engine.module.css';
import type { EngineInUse } from './useEngine.ts';

/** What an engine drafts from the whole text: marked as such, copied by hand, never put into the text. */
export function Drafts({ engine: { provider, isAgreed } }: { engine: EngineInUse }) {
  const { t } = useTranslation('ai');
  const { t: common } = useTranslation();
  const { session } = useController();
  const language = useChecker(textLanguage);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<AiError | null>(null);
  const [running, setRunning] = useState<DraftKind | null>(null);
  const stop = useRef<AbortController | null>(null);
  const acts = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => stop.current?.abort(), []);
  if (!provider || !isAgreed || !language || !session || provider.drafts.length === 0) return null;

  const begin = (kind: DraftKind) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setError(null);
    setDraft('');
    setRunning(kind);
    const show = (text: string) => !own.signal.aborted && setDraft(text);
    provider
      .prepare(language, { onProgress: () => undefined, signal: own.signal })
      .then(() => provider.draft({ kind, text: session.text(), language }, show, own.signal))
      .then(show, (thrown: unknown) => {
        const failed = toAiError(thrown);
        if (!own.signal.aborted && failed.code !== 'aborted') setError(failed);
      })
      .finally(() => stop.current === own && setRunning(null));
  };
  const copy = () => {
    navigator.clipboard.writeText(draft ?? '').then(
      () => toast.show({ text: t('drafts.copied'), icon: 'clipboard-check' }),
      () => toast.show({ text: common('errors.clipboard-refused'), kind: 'alert' }),
    );
  };
  const discard = () => {
    acts.current?.querySelector('button')?.focus();
    stop.current?.abort();
    setDraft(null);
    setError(null);
  };
  return (
    <section className={styles.drafts} aria-label={t('drafts.heading')}>
      <h3>{t('drafts.heading')}</h3>
      <p ref={acts} className={styles.acts}>
        {provider.drafts.map((kind) => (
          <Button key={kind} small busy={running === kind} onClick={() => begin(kind)}>
            {t(`drafts.${kind}`)}
          </Button>
        ))}
      </p>
      <div role="status">{error && <ErrorText error={error} />}</div>
      {draft !== null && draft !== '' && (
        <>
          <p className={styles.hint}>{t('drafts.lead')}</p>
          <blockquote lang={language}>{draft}</blockquote>
          <p className={styles.acts}>
            <Button small icon="clipboard" onClick={copy}>
              {t('drafts.copy')}
            </Button>
            <Button small variant="act" onClick={discard}>
              {t('drafts.discard')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
