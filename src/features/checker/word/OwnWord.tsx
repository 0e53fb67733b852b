import { type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordCard } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { addWords, knownWords, loadWords, removeWords, subscribeWords } from '../../../services/words/words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/Field.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import styles from './word.module.css';

function useOwnWords(): readonly string[] {
  const [words, setWords] = useState(knownWords);
  useEffect(() => {
    const stop = subscribeWords(setWords);
    loadWords().then(setWords, () => undefined);
    return stop;
  }, []);
  return words;
}

/** Asks for a word that is inflected alike, and shows the forms before they are added. */
function LikeAnother({ card, add }: { card: WordCard; add(words: readonly string[]): void }) {
  const { t } = useTranslation('word');
  const { t: common } = useTranslation();
  const controller = useController();
  const [example, setExample] = useState('');
  const [forms, setForms] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { word, language } = card;
  const make = async (event: SyntheticEvent) => {
    event.preventDefault();
    const like = example.trim();
    if (like === '') return;
    try {
      const made = (await controller.session?.formsLike({ word, example: like, language })) ?? [];
      setForms(made.length > 0 ? made : null);
      setError(made.length > 0 ? null : t('likeNone', { example: like, word }));
    } catch (thrown) {
      setError(common(`errors.${toAppError(thrown).code}`));
    }
  };
  return (
    <form className={styles.like} onSubmit={(event) => void make(event)}>
      <p>{t('likeLead', { word })}</p>
      <div className={styles.field}>
        <TextField
          label={t('likeLabel')}
          hideLabel
          placeholder={t('likeLabel')}
          value={example}
          error={error}
          lang={language}
          autoCapitalize="off"
          onChange={(event) => {
            setExample(event.target.value);
            setForms(null);
            setError(null);
          }}
        />
        <Button type="submit">{t('find')}</Button>
      </div>
      <div role="status">
        {forms && (
          <>
            <p lang={language}>{forms.join(', ')}</p>
            <Button variant="primary" icon="journal-plus" onClick={() => add(forms)}>
              {t('addForms', { count: forms.length })}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

/** Whether the word is in the person's dictionary, and the ways into it and out of it. */
export function OwnWord({ card }: { card: WordCard }) {
  const { t } = useTranslation('word');
  const { t: common } = useTranslation();
  const own = useOwnWords();
  const [isOpen, setOpen] = useState(false);
  const { word, isKnown } = card;
  const isOwn = own.includes(word);
  const tell = (thrown: unknown) => toast.show({ text: common(`errors.${toAppError(thrown).code}`), kind: 'alert' });
  const add = async (words: readonly string[]) => {
    try {
      const fresh = await addWords(words);
      const action = { label: t('undo'), onAction: () => void removeWords(fresh).catch(tell) };
      toast.show({ text: t('added', { words: fresh.join(', ') }), icon: 'journal-plus', action });
      setOpen(false);
    } catch (thrown) {
      tell(thrown);
    }
  };
  const remove = async () => {
    try {
      await removeWords([word]);
      const action = { label: t('undo'), onAction: () => void addWords([word]).catch(tell) };
      toast.show({ text: t('removed', { word }), icon: 'trash', action });
    } catch (thrown) {
      tell(thrown);
    }
  };
  if (isOwn)
    return (
      <p className={styles.own}>
        {t('inYours')}{' '}
        <Button small icon="trash" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </p>
    );
  if (isKnown) return null;
  return (
    <>
      <div className={styles.acts}>
        <Button small icon="journal-plus" onClick={() => void add([word])}>
          {t('add')}
        </Button>
        <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('like')}
        </Button>
      </div>
      {isOpen && <LikeAnother card={card} add={(words) => void add(words)} />}
    </>
  );
}
