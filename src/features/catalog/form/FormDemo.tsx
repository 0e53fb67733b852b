import { type FormEvent as Submit, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { inputClass, TextArea, TextField } from '../../../ui/controls/Field.tsx';
import styles from './FormDemo.module.css';
import { formSample } from './formSamples.ts';
import { type FormEvent, useFormChecker } from './useFormChecker.ts';

/** What the form says. */
export interface FormDemoTexts {
  readonly subject: string;
  readonly message: string;
  readonly note: string;
  readonly send: string;
  readonly sent: string;
  readonly log: string;
  readonly idle: string;
  readonly result: string;
  readonly resultNone: string;
  readonly fix: string;
  readonly failed: string;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => values[name] ?? slot);

function lineOf(event: FormEvent, texts: FormDemoTexts): string {
  if (event.kind === 'error') return fill(texts.failed, { code: event.code });
  if (event.kind === 'fix') return fill(texts.fix, { text: event.text, replacement: event.replacement });
  const { field, words } = event;
  return fill(words.length > 0 ? texts.result : texts.resultNone, {
    field,
    count: `${words.length}`,
    words: words.join(', '),
  });
}

/** A form whose fields are checked by the product itself: an input and a textarea that React controls, and formatted text. */
export function FormDemo({ texts }: { texts: FormDemoTexts }) {
  const { i18n } = useTranslation();
  const sample = formSample(i18n.language);
  const [subject, setSubject] = useState(sample.subject);
  const [message, setMessage] = useState(sample.message);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const events = useFormChecker(form, i18n.language);
  const [before, emphasised, after] = sample.note;
  const send = (event: Submit) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <form ref={form} className={styles.form} data-form-demo onSubmit={send}>
      <TextField
        label={texts.subject}
        data-name={texts.subject}
        value={subject}
        lang={sample.language}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={texts.message}
        data-name={texts.message}
        data-spelling-validate="sure"
        rows={4}
        value={message}
        lang={sample.language}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className={styles.note}>
        <span id="form-demo-note">{texts.note}</span>
        <div
          className={inputClass}
          data-name={texts.note}
          role="textbox"
          aria-multiline="true"
          aria-labelledby="form-demo-note"
          tabIndex={0}
          lang={sample.language}
          contentEditable
          suppressContentEditableWarning
        >
          <p>
            {before}
            <b>{emphasised}</b>
            {after}
          </p>
        </div>
      </div>
      <div className="row row--wrap">
        <Button type="submit" variant="primary">
          {texts.send}
        </Button>
        <p role="status">{isSent && texts.sent}</p>
      </div>
      <section className={styles.log} aria-label={texts.log}>
        <h3>{texts.log}</h3>
        <ul>
          {events.length === 0 && <li>{texts.idle}</li>}
          {events.map((event) => (
            <li key={JSON.stringify(event)}>{lineOf(event, texts)}</li>
          ))}
        </ul>
      </section>
    </form>
  );
}
