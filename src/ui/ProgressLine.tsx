import { cx } from './cx.ts';
import styles from './ProgressLine.module.css';

const WIDTH = 300;
const STEP = 10;

/** The wave from x to the end of the line, in half waves of 10 units. */
const wave = (from: number): string => {
  const halves = Math.max(0, Math.floor((WIDTH - 2 - from) / STEP));
  return halves === 0 ? '' : `M${from} 14q${STEP / 2}-11 ${STEP} 0${`t${STEP} 0`.repeat(halves - 1)}`;
};

/** Properties of the line. */
export interface ProgressLineProps {
  /** 0 to 1. */
  readonly value: number;
  readonly label?: string | undefined;
  /** The end has just been reached: the last of the wave becomes the tick before one's eyes. */
  readonly arrives?: boolean;
}

/** The line that resolves: a straight line eats a wave; at its end it is the brand's tick. */
export function ProgressLine({ value, label, arrives = false }: ProgressLineProps) {
  const part = Math.min(1, Math.max(0, value));
  const x = Math.round((2 + part * (WIDTH - 4)) / STEP) * STEP;
  const named =
    label === undefined
      ? { 'aria-hidden': true }
      : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(part * 100) };
  return (
    <svg
      {...named}
      className={styles.line}
      viewBox={`0 0 ${WIDTH} 26`}
      preserveAspectRatio="xMinYMid meet"
      focusable="false"
    >
      {part >= 1 ? (
        <>
          {arrives && <path className={cx(styles.todo, styles.goes)} d={wave(2)} />}
          <path className={cx(styles.done, arrives && styles.comes)} d="M2 16h224l14 8 34-22" />
        </>
      ) : (
        <>
          {x > 2 && <path className={styles.done} d={`M2 14H${x}`} />}
          <path className={styles.todo} d={wave(Math.max(2, x))} />
        </>
      )}
    </svg>
  );
}

/** A thin bar for how much of a download has arrived. `text` says it in words for screen readers. */
export function ProgressBar({
  value,
  max,
  label,
  text,
}: {
  value: number;
  max: number;
  label: string;
  text?: string | undefined;
}) {
  return (
    <progress className={styles.bar} value={value} max={max} aria-label={label}>
      {text}
    </progress>
  );
}
