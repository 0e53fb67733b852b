import { Button } from '../../ui/controls/Button.tsx';
import { Sort } from '../../ui/controls/Sort.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Onboarding.module.css';

/** The sample text and the labels of its actions. */
export interface OnboardingSampleTexts {
  readonly text: string;
  readonly show: string;
  readonly add: string;
  readonly sample: {
    readonly language: string;
    readonly before: string;
    readonly wrong: string;
    readonly fixes: readonly string[];
    readonly middle: string;
    readonly name: string;
    readonly after: string;
  };
}

const withWord = (text: string, word: string): string => text.replace('{word}', word);

/** A short text for trying out the marks. `step`: 0 look, 1 choose, 2 add, 3 nothing left. */
export function OnboardingSample({
  texts,
  step,
  fix,
  onShow,
  onFix,
  onAdd,
}: {
  texts: OnboardingSampleTexts;
  step: number;
  fix: string;
  onShow(): void;
  onFix(word: string): void;
  onAdd(): void;
}) {
  const { sample } = texts;
  return (
    <section className={styles.sheet} aria-label={texts.text}>
      <p className={styles.sample} lang={sample.language} translate="no">
        {sample.before}
        {step < 2 ? (
          <button
            type="button"
            className="m m-spelling"
            aria-expanded={step === 1}
            aria-label={withWord(texts.show, sample.wrong)}
            onClick={onShow}
          >
            {sample.wrong}
          </button>
        ) : (
          <ins>{fix}</ins>
        )}
        {sample.middle}
        <span className={cx(step < 3 && 'm m-consistency', styles.still)}>{sample.name}</span>
        {sample.after}
      </p>
      {step === 1 && (
        <div className={styles.choice} lang={sample.language} translate="no">
          <Sort shape="spelling" />
          {sample.fixes.map((word, index) => (
            <Button key={word} variant={index === 0 ? 'primary' : 'default'} onClick={() => onFix(word)}>
              {word}
            </Button>
          ))}
        </div>
      )}
      {step === 2 && (
        <div className={styles.choice}>
          <Sort shape="consistency" />
          <b lang={sample.language}>{sample.name}</b>
          <Button icon="journal-plus" onClick={onAdd}>
            {texts.add}
          </Button>
        </div>
      )}
    </section>
  );
}
