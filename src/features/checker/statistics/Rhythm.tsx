import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentenceLength, TextRange } from '../../../engine/index.ts';
import { useController } from '../controller.ts';
import { formatNumber } from '../status/format.ts';
import { type Bar, barsOf, rhythmOf } from './bars.ts';
import parts from './parts.module.css';
import styles from './Rhythm.module.css';
import rows from './rows.module.css';

/** Longer sentences are worth a second look: what style guides for public offices ask for at most. */
const LONG = 25;
/** The drawing in its own units; a bar never grows wider than this. */
const WIDTH = 400;
const HEIGHT = 88;
const WIDEST = 56;
const GAP = 0.3;
/** How many of the longest are listed, and how much of each is shown. */
const LISTED = 5;
const SHOWN = 90;

type Jump = (places: readonly TextRange[]) => void;

/** The first words of a sentence. */
function useBeginning(): (sentence: SentenceLength) => string {
  const controller = useController();
  return ({ start, end }) => {
    const text = controller.session?.slice({ start, end: Math.min(end, start + SHOWN) }) ?? '';
    const cut = end - start > SHOWN ? `${text.slice(0, Math.max(40, text.lastIndexOf(' ')))}…` : text;
    return cut.replace(/\s+/g, ' ');
  };
}

/** The drawing. As a slider for keys and screen readers: one value for each sentence, Enter goes there. */
function Drawing({
  sentences,
  bars,
  mean,
  longest,
  jump,
}: {
  sentences: readonly SentenceLength[];
  bars: readonly Bar[];
  mean: number;
  longest: number;
  jump: Jump;
}) {
  const { t, i18n } = useTranslation('statistics');
  const beginning = useBeginning();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, sentences.length - 1);
  const step = Math.min(WIDEST, WIDTH / bars.length);
  const yOf = (words: number) => HEIGHT - Math.max(2, (words / longest) * HEIGHT);
  const choose = (next: number, go: boolean) => {
    const index = Math.max(0, Math.min(sentences.length - 1, next));
    setChosen(index);
    const sentence = sentences[index];
    if (go && sentence) jump([sentence]);
  };
  const onKey = (event: KeyboardEvent) => {
    const last = sentences.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageUp: at + 10,
      PageDown: at - 10,
      Home: 0,
      End: last,
      Enter: at,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next, event.key === 'Enter');
  };
  const onPress = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const bar = bars[Math.floor((((event.clientX - left) / width) * WIDTH) / step)];
    if (!bar) return;
    let index = bar.from;
    for (let i = bar.from; i < bar.to; i++) if ((sentences[i]?.words ?? 0) > (sentences[index]?.words ?? 0)) index = i;
    choose(index, true);
  };
  const sentence = sentences[at];
  const words = t('rhythm.words', { count: sentence?.words ?? 0 });
  const said = sentence ? beginning(sentence) : '';
  return (
    <div
      className={styles.drawing}
      role="slider"
      tabIndex={0}
      aria-label={t('rhythm.slider')}
      aria-valuemin={1}
      aria-valuemax={sentences.length}
      aria-valuenow={at + 1}
      aria-valuetext={t('rhythm.sentence', { at: at + 1, of: sentences.length, words, text: said })}
      onKeyDown={onKey}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden="true" onClick={onPress}>
        {bars.map(({ from, to, words: count }, index) => (
          <rect
            key={from}
            data-long={count > LONG || undefined}
            data-chosen={(from <= at && at < to) || undefined}
            x={index * step}
            y={yOf(count)}
            width={step * (1 - GAP)}
            height={HEIGHT - yOf(count)}
          />
        ))}
        <path className={styles.mean} d={`M0 ${yOf(mean)}H${WIDTH}`} />
      </svg>
      <p className={`${parts.ends} ${styles.place}`} aria-hidden="true">
        <span className={styles.said}>{said}</span>
        <span>{words}</span>
      </p>
      <p className={styles.meanLabel} aria-hidden="true">
        {t('rhythm.mean', { mean: formatNumber(Math.round(mean * 10) / 10, i18n.language) })}
      </p>
    </div>
  );
}

/** How long the sentences are, in their order, and the longest of them. */
export function Rhythm({ sentences, jump }: { sentences: readonly SentenceLength[]; jump: Jump }) {
  const { t, i18n } = useTranslation('statistics');
  const beginning = useBeginning();
  const { mean, shortest, longest } = useMemo(() => rhythmOf(sentences), [sentences]);
  const bars = useMemo(() => barsOf(sentences), [sentences]);
  const long = useMemo(
    () => sentences.filter(({ words }) => words > LONG).sort((a, b) => b.words - a.words),
    [sentences],
  );
  if (sentences.length === 0) return null;
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10, i18n.language);
  return (
    <section className={parts.part} aria-labelledby="statistics-rhythm">
      <h3 id="statistics-rhythm">{t('rhythm.title')}</h3>
      {sentences.length > 1 && <Drawing sentences={sentences} bars={bars} mean={mean} longest={longest} jump={jump} />}
      <p className={parts.hint}>
        {t('rhythm.summary', { mean: number(mean), shortest, longest })}{' '}
        {long.length === 0
          ? t('rhythm.noneLong', { limit: LONG })
          : t('rhythm.long', { number: number(long.length), limit: LONG })}
      </p>
      {long.length > 0 && (
        <ul className={rows.rows} aria-label={t('rhythm.longest')}>
          {long.slice(0, LISTED).map((sentence) => (
            <li key={sentence.start}>
              <button type="button" className={rows.row} onClick={() => jump([sentence])}>
                <span className={rows.quote}>{beginning(sentence)}</span>
                <span className={rows.count}>{t('rhythm.words', { count: sentence.words })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
