import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFloating } from '../floating/useFloating.ts';
import styles from './Menu.module.css';
import { type MenuEntry, MenuRow } from './MenuRow.tsx';
import { createTypeahead, nextIndex } from './menuKeys.ts';

/** What the button that opens a menu must apply. */
export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly popoverTarget: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Properties of a menu; `trigger` renders the button from the properties it is given. */
export interface MenuProps {
  readonly label: string;
  /** What can be chosen. A function is asked once the menu is open: rows that cost time do not delay the page. */
  readonly items: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  readonly align?: 'start' | 'end';
  trigger(props: MenuTrigger): ReactElement;
}

const SELECTOR = '[role^="menuitem"]:not([aria-disabled="true"])';

/** A menu on the platform's popover: arrows, Home, End and letters move, Enter and Space choose, Escape and Tab leave. */
export function Menu({ label, items, align = 'start', trigger }: MenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const typeahead = useRef(createTypeahead());
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])];

  useEffect(() => {
    const menu = box.current;
    if (!menu) return;
    const onToggle = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open';
      // At once: the rows must be there to take the focus.
      flushSync(() => setOpen(isOpen));
      if (!isOpen) return;
      const list = [...menu.querySelectorAll<HTMLElement>(SELECTOR)];
      // Where commands come first, what is chosen among the settings below them is no place to begin.
      const isChoice = list[0]?.hasAttribute('aria-checked');
      const checked = isChoice && list.find((row) => row.getAttribute('aria-checked') === 'true');
      (checked || (menu.dataset['from'] === 'end' ? list.at(-1) : list[0]))?.focus();
      delete menu.dataset['from'];
    };
    // It may have been opened before the scripts had come.
    setOpen(menu.matches(':popover-open'));
    menu.addEventListener('toggle', onToggle);
    return () => menu.removeEventListener('toggle', onToggle);
  }, []);
  useFloating(box, button, open, { align });

  const onKeyDown = (event: KeyboardEvent) => {
    const list = rows();
    const index = list.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.key, index, list.length);
    if (next !== null) {
      event.preventDefault();
      list[next]?.focus();
    } else if (event.key === 'Tab') box.current?.hidePopover();
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const labels = list.map((row) => row.textContent ?? '');
      list[typeahead.current(event.key, labels, index)]?.focus();
    }
    event.stopPropagation();
  };
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const menu = document.getElementById(id);
    if (!menu) return;
    if (event.key === 'ArrowUp') menu.dataset['from'] = 'end';
    menu.showPopover();
  };
  const onChosen = (entry: MenuEntry, event: MouseEvent) => {
    if (!('label' in entry) || entry.disabled) return event.preventDefault();
    box.current?.hidePopover();
    button.current?.focus();
    entry.onSelect?.();
  };

  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        popoverTarget: id,
        onKeyDown: onTriggerKey,
      })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={onKeyDown}
        data-print="hide"
      >
        {(typeof items !== 'function' ? items : open ? items() : []).map((entry, index) => (
          <MenuRow key={'id' in entry ? entry.id : `row-${index}`} entry={entry} onChosen={onChosen} />
        ))}
      </div>
    </>
  );
}
