import { useTranslation } from 'react-i18next';
import type { FormLabel, FormTable, WordEntry } from '../../../engine/index.ts';
import { useScrollStop } from '../../../ui/useScrollStop.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './word.module.css';

/** Forms of a cell; the one that was asked about stands out. */
function Cell({ forms, word }: { forms: readonly string[]; word: string }) {
  return (
    <td>
      {forms.map((form, i) => (
        <span key={form}>
          {i > 0 && ', '}
          {form === word ? <b>{form}</b> : form}
        </span>
      ))}
    </td>
  );
}

function Label({ label, language }: { label: FormLabel; language: string }) {
  const { t } = useTranslation('word');
  return 'own' in label ? <span lang={language}>{label.own}</span> : <>{t(`term.${label.term}`)}</>;
}

function Forms({
  table,
  entry,
  word,
  language,
}: {
  table: FormTable;
  entry: WordEntry;
  word: string;
  language: string;
}) {
  const { t } = useTranslation('word');
  const frame = useScrollStop();
  const title = t(`term.${table.title}`);
  const name = t('formsOf', { lemma: entry.lemma, title });
  // A house and to house have a table of the same name.
  const region = `${name}, ${t(`partOfSpeech.${entry.partOfSpeech as 'noun'}`)}`;
  return (
    <section ref={frame} className={styles.forms} aria-label={region} data-wide={table.columns.length > 2 || undefined}>
      <table aria-label={name}>
        <caption>{title}</caption>
        {table.columns.length > 0 && (
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{title}</VisuallyHidden>
              </th>
              {table.columns.map((label, i) => (
                <th key={i} scope="col">
                  <Label label={label} language={language} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map(({ label, cells }, i) => (
            <tr key={i}>
              <th scope="row">
                <Label label={label} language={language} />
              </th>
              {cells.map((forms, k) => (
                <Cell key={k} forms={forms} word={word} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The forms of a word, one table for each tense or kind. */
export function FormTables({ entry, word, language }: { entry: WordEntry; word: string; language: string }) {
  if (entry.tables.length === 0) return null;
  return (
    <div className={styles.tables} lang={language}>
      {entry.tables.map((table, i) => (
        <Forms key={i} table={table} entry={entry} word={word} language={language} />
      ))}
    </div>
  );
}
