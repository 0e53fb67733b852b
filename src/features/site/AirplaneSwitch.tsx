import { useEffect, useId, useState } from 'react';
import { fillSlots } from '../../lib/fillSlots.ts';
import type { AirplaneTexts } from '../../lib/pages/homeMore.ts';
import { canFly, land, onRefusal, takeOff } from '../../services/offline/airplane.ts';
import { Switch } from '../../ui/controls/Switch.tsx';
import styles from './AirplaneSwitch.module.css';

type Mode = 'off' | 'on' | 'unavailable';

/** Cuts the site off from the network for as long as this page is open; says what it has refused. */
export function AirplaneSwitch({ texts }: { texts: AirplaneTexts }) {
  const [mode, setMode] = useState<Mode>('off');
  const [refused, setRefused] = useState(0);
  const name = useId();
  useEffect(() => {
    if (mode !== 'on') return undefined;
    const stop = onRefusal(setRefused);
    return () => {
      stop();
      void land();
    };
  }, [mode]);
  const change = async (wanted: boolean) => {
    setRefused(0);
    if (!wanted) return setMode('off');
    const flying = canFly() && (await takeOff());
    setMode(flying ? 'on' : 'unavailable');
  };
  return (
    <div className={styles.box} data-airplane={mode} data-print="hide">
      <div className={styles.row}>
        <h3 id={name}>{texts.name}</h3>
        <Switch aria-labelledby={name} checked={mode === 'on'} onChange={(wanted) => void change(wanted)} />
      </div>
      <p>{texts.text}</p>
      <p role="status" className={styles.state}>
        {mode === 'unavailable' ? texts.unavailable : texts[mode]}
        {mode === 'on' && <span>{fillSlots(texts.refused, { count: `${refused}` })}</span>}
      </p>
    </div>
  );
}
