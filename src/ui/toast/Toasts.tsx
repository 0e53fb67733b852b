import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { type Toast, toast } from './store.ts';
import styles from './Toasts.module.css';
import { usePlace } from './usePlace.ts';

const nothing: readonly Toast[] = [];

function One({ entry, closeLabel }: { entry: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const { id, ms, kind, text, action } = entry;
  useEffect(() => {
    if (held || !Number.isFinite(ms)) return;
    const timer = setTimeout(() => toast.hide(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  const act = () => {
    toast.hide(id);
    action?.onAction();
  };
  const hold = (on: boolean) => () => setHeld(on);
  return (
    <div
      className={cx(styles.toast, kind === 'alert' && styles.bad)}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Icon name={entry.icon ?? (kind === 'alert' ? 'exclamation-triangle' : 'check-lg')} />
      <span>{text}</span>
      {action && (
        <Button variant="act" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton icon="x-lg" label={closeLabel} onClick={() => toast.hide(id)} />
    </div>
  );
}

/** Shows the messages of `toast`; used once per page. The live regions exist before the first message arrives. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const list = useSyncExternalStore(toast.subscribe, toast.list, () => nothing);
  const place = usePlace();
  const region = useRef<HTMLElement>(null);
  const empty = list.length === 0;
  // A message lies above everything, including the modal that contains it.
  useLayoutEffect(() => {
    if (!empty && region.current?.matches(':popover-open') === false) region.current.showPopover();
  });
  if (!place) return null;
  const of = (kind: Toast['kind']) =>
    list
      .filter((entry) => entry.kind === kind)
      .map((entry) => <One key={entry.id} entry={entry} closeLabel={closeLabel} />);
  return createPortal(
    <section ref={region} popover="manual" aria-label={label} className={styles.toasts} data-print="hide">
      <div role="status">{of('status')}</div>
      <div role="alert">{of('alert')}</div>
    </section>,
    place,
  );
}
