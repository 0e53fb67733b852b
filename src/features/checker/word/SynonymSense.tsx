import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SynonymSense as Sense } from '../../../engine/index.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './synonyms.module.css';

/** So many words are shown at first: those that mean the same, and beside them those that mean something like it. */
const FIRST = 6;
const FIRST_NEAR = 4;

/** What can be done with a word: nothing where the card's word does not stand in the text. */
export interface Choice {
  readonly language: string;
  /** What has been put into the text. */
  readonly chosen: string | null;
  readonly choose: ((word: string) => void) | null;
}

function Words({ words, choice, labelledBy }: { words: readonly string[]; choice: Choice; labelledBy: string }) {
  const { language, chosen, choose } = choice;
  return (
    <ul className={styles.words} lang={language} aria-labelledby={labelledBy}>
      {words.map((word) => (
        <li key={word}>
          {choose ? (
            <button
              type="button"
              className={styles.word}
              aria-current={word === chosen || undefined}
              onClick={() => choose(word)}
            >
              {word}
            </button>
          ) : (
            word
          )}
        </li>
      ))}
    </ul>
  );
}

/** One meaning: what it is, and the words that have it. `heading`: the id of what it stands under. */
export function SynonymSense({ sense, heading, choice }: { sense: Sense; heading: string; choice: Choice }) {
  const { t } = useTranslation('word');
  const id = useId();
  const [isAll, setAll] = useState(false);
  const { hint, words, near } = sense;
  const nearAtFirst = words.length > 0 ? FIRST_NEAR : FIRST;
  const isMore = words.length > FIRST || near.length > nearAtFirst;
  const label = hint === '' ? heading : `${heading} ${id}`;
  return (
    <li className={styles.sense}>
      {hint !== '' && (
        <p id={id} className={styles.hint} lang={choice.language}>
          {hint}
        </p>
      )}
      {words.length > 0 && <Words words={isAll ? words : words.slice(0, FIRST)} choice={choice} labelledBy={label} />}
      {near.length > 0 && (
        <div className={styles.near}>
          <span id={`${id}-near`}>{t('synonyms.near')}</span>
          <Words words={isAll ? near : near.slice(0, nearAtFirst)} choice={choice} labelledBy={`${label} ${id}-near`} />
        </div>
      )}
      {isMore && (
        <Button small variant="act" aria-expanded={isAll} aria-describedby={label} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'synonyms.fewer' : 'synonyms.more')}
        </Button>
      )}
    </li>
  );
}
