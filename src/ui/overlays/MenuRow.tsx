import type { MouseEvent } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import styles from './Menu.module.css';

/** A row that does something: a command, a link (`href`) or a choice (`checked` given). */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Small text at the end: a key, a file extension. */
  readonly end?: string | undefined;
  /** Language of the label if it is not the page's. */
  readonly lang?: string | undefined;
  readonly href?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
}

/** A menu consists of items, hairlines and headings. */
export type MenuEntry = MenuItem | { readonly rule: true } | { readonly heading: string };

interface RowProps {
  readonly entry: MenuEntry;
  onChosen(entry: MenuEntry, event: MouseEvent): void;
}

/** Draws one entry of a menu. */
export function MenuRow({ entry, onChosen }: RowProps) {
  if ('rule' in entry) return <hr className={styles.rule} />;
  if ('heading' in entry) {
    return (
      <div role="presentation" className={styles.heading}>
        {entry.heading}
      </div>
    );
  }
  const { label, icon, end, lang, href, checked, disabled } = entry;
  const content = (
    <>
      {checked !== undefined && (
        <span className={styles.tick} data-on={checked || undefined}>
          <Icon name="check-lg" />
        </span>
      )}
      {icon && <Icon name={icon} />}
      <span lang={lang}>{label}</span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
  const common = {
    className: styles.item,
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    onClick: (event: MouseEvent) => onChosen(entry, event),
  };
  if (href && !disabled) {
    return (
      <a {...common} role="menuitem" href={href}>
        {content}
      </a>
    );
  }
  const role = checked === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <button {...common} type="button" role={role} aria-checked={checked}>
      {content}
    </button>
  );
}
