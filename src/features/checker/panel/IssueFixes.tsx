import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { useController } from '../controller.ts';
import styles from './Issue.module.css';
import type { Current } from './useCurrent.ts';

/** Moves the focus along the buttons of a container with the arrow keys; Home and End go to its ends. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const last = buttons.length - 1;
  const next = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined || index < 0) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(last, next))]?.focus();
}

const EnterKey = () => (
  <kbd className={styles.key} aria-hidden="true">
    ↵
  </kbd>
);

/** Properties of the corrections: `focused` moves the focus there as soon as they are known, `whole` fixes all places of the row. */
interface FixesProps {
  readonly current: Current;
  readonly focused: boolean;
  readonly large?: boolean;
  readonly whole?: boolean;
}

/** The corrections as buttons, the best first. */
export function IssueFixes({ current, focused, large, whole }: FixesProps) {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const box = useRef<HTMLDivElement>(null);
  const { mark, fixes } = current;
  const all = whole && current.isRepeated ? t('issues.fixAllLikeCount', { count: current.places.length }) : null;
  // Most unknown names are correct: keeping the word comes first, and a similar word is merely offered.
  const isName = mark.issue.type === 'unknown-name';
  const known = fixes !== undefined;
  useEffect(() => {
    if (!focused) return;
    // The enclosing popover is shown after this effect, and hidden elements cannot take the focus. The focus must leave the
    // text before the next key press: the word is selected there, and Enter would replace it.
    let ended = false;
    queueMicrotask(() => {
      if (ended) return;
      // Without a correction the focus goes to the first action offered for the word.
      const first = box.current?.querySelector('button') ?? box.current?.parentElement?.querySelector('button');
      if (known) first?.focus({ preventScroll: true });
      else box.current?.focus({ preventScroll: true });
    });
    return () => {
      ended = true;
    };
  }, [focused, known]);
  // Requested when the word is shown, and again if they were discarded since (another dialect or dictionary).
  useEffect(() => {
    if (!known) void controller.session?.needFixes([mark]);
  }, [known, mark, controller]);
  return (
    <div
      ref={box}
      className={cx(styles.fixes, large && styles.large)}
      role="group"
      aria-label={t('issues.fixes')}
      aria-busy={!known}
      tabIndex={-1}
      lang={mark.issue.language}
    >
      {isName && (
        <button
          type="button"
          className={styles.fix}
          onClick={() => controller.act((session) => session.ignoreWord(mark.id))}
        >
          {t('issues.keepName')}
          {focused && <EnterKey />}
        </button>
      )}
      {fixes?.map((fix, index) => (
        <button
          key={fix}
          type="button"
          className={styles.fix}
          onClick={() =>
            controller.act((session) => {
              if (all === null) session.apply(mark.id, fix);
              else void session.applyEverywhere(mark.id, fix);
            })
          }
        >
          {all === null ? fix : `${fix} `}
          {all !== null && <small lang={i18n.language}>{index === 0 ? all : `×${current.places.length}`}</small>}
          {index === 0 && focused && !isName && <EnterKey />}
        </button>
      ))}
      {!known && <p className={styles.quiet}>{t('issues.looking')}</p>}
      {fixes?.length === 0 && !isName && <p className={styles.quiet}>{t('issues.noFixes')}</p>}
    </div>
  );
}
