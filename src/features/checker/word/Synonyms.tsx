import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SynonymGroup, WordCard } from '../../../engine/index.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { type Choice, SynonymSense } from './SynonymSense.tsx';
import styles from './synonyms.module.css';
import { useSynonyms } from './useSynonyms.ts';
import type { Looked } from './useWord.ts';
import { standingAt } from './wordIn.ts';

/** So many meanings of each part of speech are shown at first. */
const FIRST_SENSES = 3;

/** The word as it stands in the text now, and what puts another one in its place; null where it does not stand there. */
function useReplacing({ word, at }: Looked): { now: string; replace: ((next: string) => void) | null } {
  const { t } = useTranslation('word');
  const { session } = useController();
  const [now, setNow] = useState(word);
  if (at === null || !session) return { now: word, replace: null };
  const replace = (next: string) => {
    // Between two choices the first may have been taken back.
    const before = standingAt(session.text(), at, [now, word]);
    if (before === next) return;
    if (before === null) return void toast.show({ text: t('synonyms.gone', { word: now }), icon: 'info-circle' });
    const change = { start: at, end: at + before.length, before, insert: next };
    session.rewrite(
      [{ ...change, reason: t('synonyms.reason'), by: 'wordings' }],
      t('synonyms.done', { before, after: next }),
    );
    setNow(next);
  };
  return { now, replace };
}

function Group({ group, isNamed, choice }: { group: SynonymGroup; isNamed: boolean; choice: Choice }) {
  const { t } = useTranslation('word');
  const id = useId();
  const [isAll, setAll] = useState(false);
  const { lemma, partOfSpeech, senses } = group;
  return (
    <>
      <h4 id={id}>
        {isNamed && <span lang={choice.language}>{lemma} </span>}
        <small>{t(`partOfSpeech.${partOfSpeech as 'noun'}`)}</small>
      </h4>
      <ul className={styles.senses}>
        {(isAll ? senses : senses.slice(0, FIRST_SENSES)).map((sense, i) => (
          // Meanings have no other name than their place.
          <SynonymSense key={i} sense={sense} heading={id} choice={choice} />
        ))}
      </ul>
      {senses.length > FIRST_SENSES && (
        <Button small variant="act" aria-expanded={isAll} aria-describedby={id} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'synonyms.fewerMeanings' : 'synonyms.moreMeanings')}
        </Button>
      )}
    </>
  );
}

/** Words that may stand in place of a card's word, by meaning. Where nobody knows any, nothing at all. */
export function Synonyms({ card, looked }: { card: WordCard; looked: Looked }) {
  const { t } = useTranslation('word');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { synonyms, retry } = useSynonyms(card, looked.word);
  const { now, replace } = useReplacing(looked);
  if (synonyms.status === 'none') return null;
  const choice: Choice = { language: card.language, chosen: now === looked.word ? null : now, choose: replace };
  const groups = synonyms.status === 'found' ? synonyms.groups : [];
  const isNamed = new Set(groups.map(({ lemma }) => lemma)).size > 1;
  return (
    // The card around it is read out when it changes; this would be too long for that.
    <section className={styles.synonyms} aria-labelledby={id} aria-live="off" aria-busy={synonyms.status === 'waiting'}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {t('synonyms.title')}
      </h3>
      {synonyms.status === 'waiting' && <p className={styles.quiet}>{t('waiting')}</p>}
      {synonyms.status === 'failed' && (
        <p className={styles.quiet} role="status">
          {t(synonyms.isOffline ? 'synonyms.offline' : 'synonyms.failed')}{' '}
          {!synonyms.isOffline && (
            <Button
              small
              onClick={() => {
                // The button goes when the file is on its way.
                heading.current?.focus();
                retry();
              }}
            >
              {t('retry')}
            </Button>
          )}
        </p>
      )}
      {groups.length > 0 && replace && <p className={styles.quiet}>{t('synonyms.lead', { word: now })}</p>}
      {groups.map((group) => (
        <Group key={`${group.lemma} ${group.partOfSpeech}`} group={group} isNamed={isNamed} choice={choice} />
      ))}
    </section>
  );
}
