import { useState } from 'react';
import { fillSlots } from '../../../lib/fillSlots.ts';
import type { RuleExercise, RuleLabels } from '../../../lib/pages/rulePages.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './Rules.module.css';

type Labels = Pick<RuleLabels, 'choice' | 'good' | 'bad' | 'score' | 'nothing'>;

/** Sentences with a gap each. The first choice counts; what is right is told at once, and the score at the end. */
export function Exercises({
  items,
  language,
  labels,
}: {
  items: readonly RuleExercise[];
  language: string;
  labels: Labels;
}) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const told = Object.entries(chosen);
  const right = told.filter(([index, choice]) => items[Number(index)]?.answer === choice).length;
  const shown = (option: string) => (option === '' ? `– (${labels.nothing})` : option);
  return (
    <div>
      <ol className={styles.exercises}>
        {items.map((item, index) => {
          const choice = chosen[index];
          const answer = item.options[item.answer] ?? '';
          return (
            <li key={item.before + item.after}>
              <p className={styles.gapped} lang={language} translate="no">
                {item.before}
                <span className={cx(styles.gap, choice !== undefined && styles.filled)}>
                  {choice === undefined ? '…' : answer === '' ? '–' : answer}
                </span>
                {item.after}
              </p>
              <fieldset className={styles.options}>
                <legend>{fillSlots(labels.choice, { number: `${index + 1}` })}</legend>
                {item.options.map((option, at) => (
                  <button
                    key={option}
                    type="button"
                    lang={option === '' ? undefined : language}
                    aria-pressed={choice === at}
                    aria-disabled={choice !== undefined}
                    data-result={choice === at ? (at === item.answer ? 'right' : 'wrong') : undefined}
                    onClick={() => choice === undefined && setChosen({ ...chosen, [index]: at })}
                  >
                    {shown(option)}
                  </button>
                ))}
                <span role="status">
                  {choice !== undefined &&
                    (choice === item.answer ? labels.good : fillSlots(labels.bad, { answer: shown(answer) }))}
                </span>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <p className={styles.score} role="status">
        {told.length === items.length && fillSlots(labels.score, { right: `${right}`, all: `${items.length}` })}
      </p>
    </div>
  );
}
