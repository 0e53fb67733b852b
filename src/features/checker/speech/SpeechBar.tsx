import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './speech.module.css';
import { useReader } from './useReader.ts';

const RATES = [0.75, 1, 1.25, 1.5, 2];

/** Reads the text aloud from the caret on. Says first if the voice is not one of this device. */
export function SpeechBar({ onClose }: { onClose(): void }): ReactNode {
  const { t, i18n } = useTranslation('speech');
  const controller = useController();
  const empty = useChecker((state) => state.length === 0);
  const [rate, setRate] = useState(1);
  const { reading, language, voice, asks, agree, play, pause, stop } = useReader(rate);
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('button')?.focus(), []);
  const close = () => {
    stop();
    onClose();
    controller.session?.focus();
  };
  const name = language ? languageName(language, i18n.language) : '';
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const own = main.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    own?.addEventListener('keydown', listen);
    return () => own?.removeEventListener('keydown', listen);
  }, []);
  const note = empty
    ? t('empty')
    : !language
      ? t('noLanguage')
      : !voice
        ? t('noVoice', { language: name })
        : asks
          ? t('network', { language: name, voice: voice.name })
          : reading === 'failed' || reading === 'finished' || reading === 'changed'
            ? t(reading)
            : '';
  const isReading = reading === 'reading';
  const canRead = !empty && voice !== null && !asks;
  const label = t(isReading ? 'pause' : reading === 'paused' ? 'resume' : 'play');
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <section ref={main} className={styles.bar} aria-label={t('title')} data-print="hide">
      <p role="status" className={styles.note}>
        {note}
      </p>
      <div className={styles.controls}>
        {asks && !empty ? (
          <Button variant="primary" onClick={agree}>
            {t('networkYes')}
          </Button>
        ) : (
          canRead && (
            <>
              <Button variant="primary" icon={isReading ? 'pause' : 'play'} onClick={isReading ? pause : play}>
                {label}
              </Button>
              <div className={styles.rate}>
                <Select
                  label={t('speed')}
                  hideLabel
                  value={String(rate)}
                  options={RATES.map((one) => ({ value: String(one), label: `${format.format(one)}×` }))}
                  onChange={(value) => setRate(Number(value))}
                />
              </div>
            </>
          )
        )}
        <IconButton icon="x-lg" label={t('close')} onClick={close} />
      </div>
    </section>
  );
}
