import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../../services/progress/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { inputClass } from '../../../ui/controls/Field.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import edit from '../side/edit.module.css';
import { exerciseOf, isRight } from './exercise.ts';
import styles from './progress.module.css';

/** Properties of one exercise. */
export interface QuestionProps {
  readonly slip: Slip;
  /** Which of the round it is. */
  readonly place: string;
  onAnswer(isRight: boolean): void;
  onNext(): void;
}

/** A sentence with a gap; once it is answered, the sentence as it is right, with the reason. */
export function Question({ slip, place, onAnswer, onNext }: QuestionProps) {
  const { t } = useTranslation('progress');
  const id = useId();
  const [exercise] = useState(() => exerciseOf(slip));
  const [text, setText] = useState('');
  const [given, setGiven] = useState<string | null>(null);
  const first = useRef<HTMLElement | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { lead, rest, answer, options } = exercise;
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (given !== null) next.current?.focus();
  }, [given]);
  const give = (words: string) => {
    setGiven(words);
    onAnswer(isRight(exercise, words));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') give(text.trim());
  };
  const hold = (element: HTMLElement | null) => {
    first.current = element;
  };
  const unknown = (
    <Button variant="quiet" onClick={() => give('')}>
      {t('round.unknown')}
    </Button>
  );
  const good = given !== null && isRight(exercise, given);
  return (
    <>
      <p className={styles.fine}>{place}</p>
      <p className={styles.ask} id={id}>
        {options ? t('round.choose') : t('round.write', { word: slip.before })}
      </p>
      <p id={`${id}-sentence`} className={cx(styles.sentence, edit.edit)} lang={slip.language}>
        {lead}
        {given === null ? (
          <span className={styles.gap} aria-label={t('round.gap')} role="img" />
        ) : (
          <>
            {!good && given !== '' && <del>{given}</del>}
            <ins>{answer}</ins>
          </>
        )}
        {rest}
      </p>
      {given === null && !options && (
        <form className={styles.form} onSubmit={submit}>
          <input
            ref={hold}
            className={inputClass}
            aria-labelledby={id}
            aria-describedby={`${id}-sentence`}
            lang={slip.language}
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
          />
          <Button variant="primary" type="submit">
            {t('round.answer')}
          </Button>
          {unknown}
        </form>
      )}
      {given === null && options && (
        <div
          className={styles.options}
          role="group"
          aria-labelledby={id}
          aria-describedby={`${id}-sentence`}
          lang={slip.language}
        >
          {options.map((option, index) => (
            <Button
              key={option}
              ref={index === 0 ? hold : undefined}
              className={styles.option}
              onClick={() => give(option)}
            >
              {option}
            </Button>
          ))}
          {unknown}
        </div>
      )}
      <div role="status">
        {given !== null && (
          <>
            <p className={styles.verdict} data-right={good || undefined}>
              <Icon name={good ? 'check-lg' : 'x-lg'} />
              {good ? t('round.right') : t('round.wrong', { word: answer })}
            </p>
            {slip.reason !== '' && <p className={styles.lead}>{slip.reason}</p>}
          </>
        )}
      </div>
      {given !== null && (
        <p className={styles.act}>
          <Button ref={next} variant="primary" iconEnd="chevron-right" onClick={onNext}>
            {t('round.next')}
          </Button>
        </p>
      )}
    </>
  );
}
