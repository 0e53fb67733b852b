import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '../../../engine/index.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { Answer } from './Answer.tsx';
import styles from './Console.module.css';
import { fieldOf, useConsole, useScripted } from './useConsole.ts';

/** Texts of a console. */
export interface ConsoleTexts {
  readonly run: string;
  readonly answer: string;
  readonly time: string;
  readonly text: string;
  readonly language: string;
  readonly auto: string;
}

const LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'de', 'it', 'es'];

/** Sends a text to the engine in the page and shows what /v2/check answers. */
export function CheckConsole({ texts, sample }: { texts: ConsoleTexts; sample: string }) {
  const { i18n } = useTranslation();
  const form = useId();
  const { ask, ...state } = useConsole();
  const isScripted = useScripted();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const options = [
    { value: 'auto', label: texts.auto },
    ...LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })),
  ];
  return (
    <form
      id={form}
      className={styles.console}
      onSubmit={(event) => {
        event.preventDefault();
        const text = fieldOf(event.currentTarget, 'text');
        const language = fieldOf(event.currentTarget, 'language') as TextLanguage | 'auto';
        ask((client) => client.ask('check', { text, language }));
      }}
    >
      <Field label={texts.text}>
        {(control) => (
          <textarea {...control} name="text" defaultValue={sample} spellCheck={false} readOnly={!isScripted} />
        )}
      </Field>
      <div className={styles.row}>
        <Select label={texts.language} options={options} name="language" />
        <Button type="submit" variant="primary" busy={state.busy} disabled={!isScripted}>
          {texts.run}
        </Button>
      </div>
      <Answer state={state} name={texts.answer} time={texts.time} />
    </form>
  );
}
