import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import { chooseEngine } from '../../../../services/ai/choice.ts';
import { listModels } from '../../../../services/ai/endpoint/provider.ts';
import { forgetEndpoint, keepEndpoint, readEndpoint } from '../../../../services/ai/endpoint/settings.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextField } from '../../../../ui/controls/Field.tsx';
import { Select } from '../../../../ui/controls/Select.tsx';
import { ErrorText } from './ErrorText.tsx';
import styles from './engine.module.css';

/** Nothing is known of the server yet, it is asked for its models, or they are there. */
type Models = { state: 'none' | 'asking' } | { state: 'there'; models: readonly string[] };

const none = { address: '', key: '', model: '', isKept: false };

/** The address of a person's own server: it is asked which models it has; text goes there only later. */
export function EndpointForm() {
  const { t } = useTranslation('ai');
  const [settings, setSettings] = useState(() => readEndpoint() ?? none);
  const [models, setModels] = useState<Models>({ state: 'none' });
  const [error, setError] = useState<AiError | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const keep = (change: Partial<typeof settings>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    keepEndpoint(next);
    // Whoever shows the engine reads anew who it is.
    chooseEngine({ id: 'endpoint' });
    return next;
  };
  const connect = (event?: FormEvent) => {
    event?.preventDefault();
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setError(null);
    setModels({ state: 'asking' });
    listModels(settings, own.signal).then(
      (found) => {
        if (own.signal.aborted) return;
        keep({ model: found.includes(settings.model) ? settings.model : (found[0] ?? '') });
        setModels({ state: 'there', models: found });
      },
      (thrown: unknown) => {
        if (own.signal.aborted) return;
        setError(toAiError(thrown));
        setModels({ state: 'none' });
      },
    );
  };
  const forget = () => {
    asking.current?.abort();
    forgetEndpoint();
    setSettings(none);
    setModels({ state: 'none' });
    setError(null);
    chooseEngine({ id: 'endpoint' });
  };
  const edit = (change: Partial<typeof settings>) => {
    setSettings({ ...settings, ...change });
    setModels({ state: 'none' });
  };
  const list = models.state === 'there' ? models.models : settings.model === '' ? [] : [settings.model];
  return (
    <form className={styles.form} onSubmit={connect}>
      <TextField
        label={t('engine.address')}
        hint={t('engine.addressHint')}
        value={settings.address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => edit({ address: event.target.value })}
      />
      <TextField
        label={t('engine.key')}
        hint={t('engine.keyHint')}
        type="password"
        value={settings.key}
        autoComplete="off"
        onChange={(event) => edit({ key: event.target.value })}
      />
      <label className={styles.keep}>
        <input type="checkbox" checked={settings.isKept} onChange={(event) => keep({ isKept: event.target.checked })} />
        {t('engine.keep')}
      </label>
      <p className={styles.acts}>
        <Button
          type="submit"
          variant="primary"
          busy={models.state === 'asking'}
          disabled={settings.address.trim() === ''}
        >
          {t('engine.connect')}
        </Button>
        {settings.address !== '' && (
          <Button variant="act" onClick={forget}>
            {t('engine.forget')}
          </Button>
        )}
      </p>
      <div role="status">
        {error && <ErrorText error={error} />}
        {models.state === 'there' && <p>{t('engine.found', { count: models.models.length })}</p>}
      </div>
      {list.length > 0 && (
        <Select
          label={t('engine.model')}
          value={settings.model}
          options={list.map((value) => ({ value, label: value }))}
          onChange={(model) => keep({ model })}
        />
      )}
    </form>
  );
}
