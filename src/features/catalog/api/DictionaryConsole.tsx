import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '../../../engine/index.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import type { DictionaryQuestion } from '../../../workers/consoleClient.ts';
import { Answer } from './Answer.tsx';
import styles from './Console.module.css';
import { fieldOf, useConsole, useScripted } from './useConsole.ts';

/** Texts of the dictionary's console. */
export interface DictionaryTexts {
  readonly run: string;
  readonly answer: string;
  readonly time: string;
  readonly word: string;
  readonly language: string;
  readonly question: string;
}

const LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'de', 'it', 'es'];
const QUESTIONS: readonly DictionaryQuestion[] = ['lookup', 'suggest', 'inflect'];

/** Asks the engine in the page about a word and shows what the dictionary's addresses answer. */
export function DictionaryConsole({ texts }: { texts: DictionaryTexts }) {
  const { i18n } = useTranslation();
  const { ask, ...state } = useConsole();
  const isScripted = useScripted();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <form
      className={styles.console}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const args = {
          word: fieldOf(form, 'word').trim(),
          language: fieldOf(form, 'language') as TextLanguage,
          question: fieldOf(form, 'question') as DictionaryQuestion,
        };
        if (args.word !== '') ask((client) => client.ask('dictionary', args));
      }}
    >
      <div className={styles.row}>
        <Field label={texts.word}>
          {(control) => <input {...control} name="word" defaultValue="Häuser" spellCheck={false} maxLength={100} />}
        </Field>
        <Select
          label={texts.language}
          options={LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
          name="language"
          defaultValue="de"
        />
        <Select
          label={texts.question}
          options={QUESTIONS.map((value) => ({ value, label: `/v2/dictionary/${value}` }))}
          name="question"
        />
        <Button type="submit" variant="primary" busy={state.busy} disabled={!isScripted}>
          {texts.run}
        </Button>
      </div>
      <Answer state={state} name={texts.answer} time={texts.time} />
    </form>
  );
}
