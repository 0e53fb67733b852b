import styles from './Sort.module.css';

/** The five families of marks, by the shape of their line. */
export type MarkShape = 'spelling' | 'grammar' | 'punctuation' | 'style' | 'consistency';

const signs: Record<MarkShape, string> = {
  spelling: 'a',
  grammar: '§',
  punctuation: ';',
  style: '&',
  consistency: '=',
};
const lines: Record<MarkShape, { d: string; width: number; dash?: string; round?: boolean }> = {
  spelling: { d: 'M0 3q1.5-4.4 3 0t3 0 3 0 3 0 3 0 3 0', width: 1.5 },
  grammar: { d: 'M0 1.5h18M0 4.5h18', width: 1.4 },
  punctuation: { d: 'M1.5 3h18', width: 3, dash: '0 5', round: true },
  style: { d: 'M0 3h18', width: 2, dash: '4.5 2.25' },
  consistency: { d: 'M0 3h18', width: 1.5 },
};

/** The line of a family alone, 18 x 6, for legends. Decorative: words stand beside it. */
export function MarkLine({ shape }: { shape: MarkShape }) {
  const { d, width, dash, round } = lines[shape];
  return (
    <svg className={styles.line} data-look={shape} viewBox="0 0 18 6" aria-hidden="true" focusable="false">
      <path d={d} strokeWidth={width} strokeDasharray={dash} strokeLinecap={round ? 'round' : undefined} />
    </svg>
  );
}

/** The sign of a family above its line. The same in every interface language; decorative, with words beside it. */
export function Sort({ shape }: { shape: MarkShape }) {
  return (
    <span className={styles.sort} data-look={shape} aria-hidden="true" data-nosnippet="">
      {signs[shape]}
      <MarkLine shape={shape} />
    </span>
  );
}
