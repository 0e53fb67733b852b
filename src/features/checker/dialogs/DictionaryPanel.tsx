import { type ReactElement, type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/errors.ts';
import { readTextFile, saveTextFile } from '../../../services/files.ts';
import { readWords, type WordFormat, writeWords } from '../../../services/words/wordFiles.ts';
import {
  addWords,
  cleanWord,
  knownWords,
  loadWords,
  removeWords,
  subscribeWords,
} from '../../../services/words/words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/Field.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { SearchField } from '../../../ui/controls/SearchField.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import { toast } from '../../../ui/toast/store.ts';
import styles from './dialogs.module.css';
import { GuestWords } from './GuestWords.tsx';
import { pickWordFile } from './pickWordFile.ts';
import { TeamSlot } from './TeamSlot.tsx';

/** Rows drawn at once; larger dictionaries need the search. */
const MOST_ROWS = 200;
const formats: readonly WordFormat[] = ['txt', 'dic', 'json'];

function useWords(): readonly string[] {
  const [words, setWords] = useState(knownWords);
  useEffect(() => {
    const stop = subscribeWords(setWords);
    loadWords().then(setWords, () => undefined);
    return stop;
  }, []);
  return words;
}

/** The personal dictionary: add, search, remove with undo, import and export as a file. */
export function DictionaryPanel() {
  const { t } = useTranslation();
  const words = useWords();
  const [search, setSearch] = useState('');
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | null>(null);

  const tell = (thrown: unknown) => toast.show({ text: t(`errors.${toAppError(thrown).code}`), kind: 'alert' });
  const added = (fresh: string[]) => {
    const undo = { label: t('dictionary.undo'), onAction: () => void removeWords(fresh).catch(tell) };
    if (fresh.length === 0) toast.show({ text: t('dictionary.addedNone'), icon: 'info-circle' });
    else toast.show({ text: t('dictionary.added', { count: fresh.length }), icon: 'journal-plus', action: undo });
  };
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (cleanWord(word) === null) return setError(t('dictionary.notAWord'));
    try {
      added(await addWords([word]));
      setWord('');
    } catch (thrown) {
      tell(thrown);
    }
  };
  const remove = async (gone: string) => {
    try {
      await removeWords([gone]);
      const undo = { label: t('dictionary.undo'), onAction: () => void addWords([gone]).catch(tell) };
      toast.show({ text: t('dictionary.removed', { word: gone }), icon: 'trash', action: undo });
    } catch (thrown) {
      tell(thrown);
    }
  };
  const addAll = async (fresh: readonly string[]) => {
    try {
      added(await addWords(fresh));
    } catch (thrown) {
      tell(thrown);
    }
  };
  const bringIn = async () => {
    const file = await pickWordFile();
    if (!file) return;
    try {
      added(await addWords(readWords(await readTextFile(file))));
    } catch (thrown) {
      tell(thrown);
    }
  };

  const exportButton = (props: MenuTrigger): ReactElement => (
    <Button {...props} small icon="download" disabled={words.length === 0}>
      {t('dictionary.export')}
    </Button>
  );
  const found = words.filter((entry) => entry.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  return (
    <div className={styles.dictionary}>
      <p className={styles.lead}>{t('dictionary.lead')}</p>
      <form className={styles.add} onSubmit={(event) => void add(event)}>
        <TextField
          label={t('dictionary.word')}
          hideLabel
          placeholder={t('dictionary.word')}
          value={word}
          error={error}
          autoCapitalize="off"
          onChange={(event) => {
            setWord(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" icon="plus-lg">
          {t('dictionary.add')}
        </Button>
      </form>
      <GuestWords words={words} onAdd={(fresh) => void addAll(fresh)} />
      {words.length > 0 && <SearchField label={t('dictionary.search')} value={search} onSearch={setSearch} />}
      {words.length === 0 && <p className={styles.quiet}>{t('dictionary.empty')}</p>}
      {words.length > 0 && found.length === 0 && <p className={styles.quiet}>{t('dictionary.none', { search })}</p>}
      <ul className={styles.words}>
        {found.slice(0, MOST_ROWS).map((entry) => (
          <li key={entry}>
            <span>{entry}</span>
            <IconButton
              icon="trash"
              label={t('dictionary.remove', { word: entry })}
              onClick={() => void remove(entry)}
            />
          </li>
        ))}
      </ul>
      {found.length > MOST_ROWS && <p className={styles.quiet}>{t('dictionary.limit', { count: MOST_ROWS })}</p>}
      <div className={styles.foot}>
        <span className="num muted">{t('dictionary.count', { count: words.length })}</span>
        <Button small icon="cloud-upload" onClick={() => void bringIn()}>
          {t('dictionary.import')}
        </Button>
        <Menu
          label={t('dictionary.export')}
          align="end"
          items={formats.map((format) => ({
            id: format,
            label: t('dictionary.export'),
            end: `.${format}`,
            onSelect: () => saveTextFile(`dictionary.${format}`, writeWords(words, format)),
          }))}
          trigger={exportButton}
        />
      </div>
      <TeamSlot />
    </div>
  );
}
