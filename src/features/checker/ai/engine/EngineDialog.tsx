import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { TextLanguage } from '../../../../engine/index.ts';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import { agree, chooseEngine, engineChoice, isAgreed } from '../../../../services/ai/choice.ts';
import { providerOf } from '../../../../services/ai/providers.ts';
import type { Provider } from '../../../../services/ai/types.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Switch } from '../../../../ui/controls/Switch.tsx';
import { Modal } from '../../../../ui/modal/Modal.tsx';
import { ProgressLine } from '../../../../ui/ProgressLine.tsx';
import { textLanguage } from '../../panel/selectors.ts';
import { useChecker } from '../../store.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { ErrorText } from './ErrorText.tsx';
import styles from './engine.module.css';
import { enginesHere } from './engines.ts';
import { forgetRun } from './run.ts';
import { useProbe } from './useEngine.ts';

/** As it stands at the start of a line. */
const capital = (name: string, locale: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** Whether it may read the text: asked for each receiver, and taken back here. */
function Agreement({ provider }: { provider: Provider }) {
  const { t } = useTranslation('ai');
  const choice = useStore(engineChoice);
  const receiver = provider.receiver();
  if (!receiver) return null;
  const name = receiver.kind === 'host' ? receiver.host : t('names.browser');
  const id = `agree-${provider.id}`;
  return (
    <div className={styles.agree}>
      <span id={id}>
        {t('engine.agree', { name })} <small>{t('engine.agreeHint')}</small>
      </span>
      <Switch
        aria-labelledby={id}
        checked={isAgreed(choice, receiver)}
        onChange={(may) => {
          agree(receiver, may);
          if (!may) forgetRun();
        }}
      />
    </div>
  );
}

/** How it stands with an engine, and what can be done about it. */
function Standing({ provider, language }: { provider: Provider; language: TextLanguage }) {
  const { t } = useTranslation('ai');
  const { state, error, again } = useProbe(provider, language);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<AiError | null>(null);
  const prepare = () => {
    setProgress(0);
    setFailure(null);
    const signal = new AbortController().signal;
    provider
      .prepare(language, { onProgress: setProgress, signal })
      .then(again, (thrown: unknown) => setFailure(toAiError(thrown)))
      .finally(() => setProgress(null));
  };
  const shown = failure ?? error;
  const retry = () => {
    setFailure(null);
    again();
  };
  return (
    <div role="status">
      {shown ? (
        <ErrorText error={shown} onRetry={retry} />
      ) : (
        <p className={styles.standing} data-state={state ?? ''}>
          {t(`engine.states.${state ?? 'asking'}`)}
        </p>
      )}
      {state === 'download' && progress === null && (
        <Button icon="download" onClick={prepare}>
          {t('engine.download')}
        </Button>
      )}
      {progress !== null && <ProgressLine value={progress} label={t('engine.states.downloading')} />}
    </div>
  );
}

/** Who helps with the text, and who may read it: this device alone, or a language model as well. */
export function EngineDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useTranslation('ai');
  const { id: chosen } = useStore(engineChoice);
  const language = useChecker(textLanguage) ?? 'en';
  const choose = (id: typeof chosen) => {
    if (id === chosen) return;
    chooseEngine({ id });
    forgetRun();
  };
  return (
    <Modal open title={t('engine.title')} closeLabel={t('engine.close')} onClose={onClose} height="auto">
      <p className={styles.lead}>{t('engine.lead')}</p>
      <fieldset className={styles.engines}>
        <legend>{t('engine.title')}</legend>
        {(['embedded', ...enginesHere()] as const).map((id) => (
          <div key={id} className={styles.engine}>
            <label>
              <input
                type="radio"
                name="ai-engine"
                aria-describedby={`engine-${id}`}
                checked={chosen === id}
                onChange={() => choose(id)}
              />
              {capital(t(`names.${id}`), i18n.language)}
            </label>
            <p id={`engine-${id}`} className={styles.what}>
              {t(`engine.what.${id}`)}
            </p>
            {chosen === id && id !== 'embedded' && (
              <div className={styles.details}>
                {id === 'endpoint' ? <EndpointForm /> : <Standing provider={providerOf(id)} language={language} />}
                <Agreement provider={providerOf(id)} />
              </div>
            )}
          </div>
        ))}
      </fieldset>
    </Modal>
  );
}
