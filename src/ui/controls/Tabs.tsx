import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

/** One tab: its name and what it shows. */
export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly panel: ReactNode;
}

/** Properties of a row of tabs. */
export interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: NoInfer<T>;
  onChange(id: NoInfer<T>): void;
  readonly panelClass?: string | undefined;
}

/** Tabs above a single panel; arrow keys, Home and End move along the row. */
export function Tabs<T extends string>({ label, tabs, value, onChange, panelClass }: TabsProps<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.id === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = row.current && getComputedStyle(row.current).direction === 'rtl';
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    const next =
      step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : (index + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={panelClass}>
        {tabs[index]?.panel}
      </div>
    </>
  );
}
