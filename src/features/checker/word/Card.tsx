import { useTranslation } from 'react-i18next';
import type { WordCard, WordEntry } from '../../../engine/index.ts';
import { languageName, textLanguages } from '../../../services/textLanguages.ts';
import { useChecker } from '../store.ts';
import { FormTables } from './FormTables.tsx';
import { frequencyName } from './frequency.ts';
import { OwnWord } from './OwnWord.tsx';
import { Synonyms } from './Synonyms.tsx';
import type { Looked } from './useWord.ts';
import styles from './word.module.css';

/** What a word can be that has no name of its own is left unsaid. */
const NAMELESS = 'other';

function Entry({ entry, card }: { entry: WordEntry; card: WordCard }) {
  const { t } = useTranslation('word');
  const kinds = [
    ...(entry.partOfSpeech === NAMELESS ? [] : [t(`partOfSpeech.${entry.partOfSpeech as 'noun'}`)]),
    ...entry.genders.map((gender) => t(`term.${gender}`).toLocaleLowerCase()),
  ];
  return (
    <section className={styles.entry}>
      <h3>
        <span lang={card.language}>{entry.lemma}</span> <small>{kinds.join(', ')}</small>
      </h3>
      {entry.as !== undefined && <p className={styles.quiet}>{t('as', { word: entry.as })}</p>}
      <FormTables entry={entry} word={card.word} language={card.language} />
    </section>
  );
}

/** Why nothing is known yet of what the word can be. */
function Awaited({ language }: { language: WordCard['language'] }) {
  const { t, i18n } = useTranslation('word');
  const isFailed = useChecker((state) => state.grammars[language] === 'failed');
  const name = languageName(language, i18n.language);
  return <p className={styles.quiet}>{t(isFailed ? 'grammarFailed' : 'grammarWaiting', { language: name })}</p>;
}

/** What is known of a word. */
export function Card({ card, looked }: { card: WordCard; looked: Looked }) {
  const { t, i18n } = useTranslation('word');
  const name = (code: Parameters<typeof languageName>[0]) => languageName(code, i18n.language);
  const { word, language, variants, alsoWritten, parts, entries, isRead } = card;
  const isListed = card.isKnown || variants.length > 0;
  const isSome = variants.length > 0 && variants.length < textLanguages[language].length;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <>
      <h3 className={styles.word} lang={language}>
        {word}
      </h3>
      <ul className={styles.facts}>
        {isListed && <li>{t(`frequency.${frequencyName(card.frequency)}`)}</li>}
        {isSome && <li>{t('variants', { variants: list.format(variants.map(name)) })}</li>}
        {alsoWritten.length > 0 && <li>{t('also', { words: alsoWritten.join(', ') })}</li>}
        {parts.length > 0 && <li>{t('parts', { parts: parts.join(' + ') })}</li>}
        {!isListed && <li>{t('notInDictionary', { language: name(language) })}</li>}
      </ul>
      <OwnWord key={word} card={card} />
      {isListed && !isRead && <Awaited language={language} />}
      <Synonyms key={`${looked.word} ${looked.at}`} card={card} looked={looked} />
      {entries.map((entry) => (
        <Entry key={`${entry.lemma} ${entry.partOfSpeech}`} entry={entry} card={card} />
      ))}
    </>
  );
}
