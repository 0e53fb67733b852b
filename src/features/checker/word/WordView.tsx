import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/Field.tsx';
import { useController } from '../controller.ts';
import { SideView } from '../side/SideView.tsx';
import { useChecker } from '../store.ts';
import { Card } from './Card.tsx';
import { type Looked, useCard, useWordAtCaret } from './useWord.ts';
import styles from './word.module.css';
import { LONGEST, wordIn } from './wordIn.ts';

/** Looks up a word that need not stand in the text. */
function Search({ look }: { look(word: string): void }) {
  const { t } = useTranslation('word');
  const [text, setText] = useState('');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const word = wordIn(text.trim(), 0);
    if (word) look(word);
  };
  return (
    <form className={styles.field} onSubmit={onSubmit} data-print="hide">
      <TextField
        label={t('findLabel')}
        hideLabel
        placeholder={t('findLabel')}
        value={text}
        maxLength={LONGEST}
        autoCapitalize="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="search">
        {t('find')}
      </Button>
    </form>
  );
}

function Content({ looked }: { looked: Looked | null }): ReactNode {
  const { t, i18n } = useTranslation('word');
  const { card, language, isFailed, retry } = useCard(looked);
  if (!looked) return <p className={styles.quiet}>{t('hint')}</p>;
  if (!language) return <p className={styles.quiet}>{t('noLanguage')}</p>;
  if (isFailed)
    return (
      <p className={styles.quiet}>
        {t('failed')}{' '}
        <Button small onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  if (card === undefined) return <p className={styles.quiet}>{t('waiting')}</p>;
  if (card === null)
    return <p className={styles.quiet}>{t('noDictionary', { language: languageName(language, i18n.language) })}</p>;
  return <Card card={card} looked={looked} />;
}

/** What is known of the word at the caret, beside the text: what it can be, its forms, how usual it is. */
export function WordView() {
  const { t } = useTranslation('word');
  const controller = useController();
  const { looked, look } = useWordAtCaret();
  const close = () => {
    useChecker.setState({ side: null });
    controller.session?.focus();
  };
  return (
    <SideView title={t('title')} closeLabel={t('close')} onClose={close}>
      <Search look={look} />
      <div className={styles.card} aria-live="polite">
        <Content looked={looked} />
      </div>
    </SideView>
  );
}
