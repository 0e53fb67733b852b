import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isGeneral, isSales, MESSAGE_LIMIT, type Subject, subjectOf, subjects } from '../../lib/contact/message.ts';
import { contactWay } from '../../services/contact/contact.ts';
import '../../services/i18n/pageTexts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextArea, TextField } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import styles from './ContactForm.module.css';
import { useContactForm } from './useContactForm.ts';

/** The contact form: validated before it is sent, and kept in this tab until it has arrived. */
export function ContactForm() {
  const { t, i18n } = useTranslation();
  const { message, errors, state, change, validate, send, openMail, restart } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  const way = contactWay();
  const nameOf = (subject: Subject) =>
    isGeneral(subject) ? t(`form.${subject}`) : t(`catalog.products.${subject}.name`);
  const subjectText = nameOf(subjectOf(message.subject));

  const checked = (action: () => void) => {
    const wrong = validate();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else action();
  };
  const openMailProgram = () => void openMail(subjectText, isSales(message.subject));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checked(way === 'endpoint' ? () => void send(i18n.language) : openMailProgram);
  };

  if (state.at === 'sent') {
    return (
      <div className={styles.sent} role="status">
        <h2>{t('form.sent')}</h2>
        <p>{t('form.sentNote', { email: state.email })}</p>
        <Button onClick={restart}>{t('form.another')}</Button>
      </div>
    );
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Select
        label={t('form.subject')}
        name="subject"
        options={subjects.map((subject) => ({ value: subject, label: nameOf(subject) }))}
        value={message.subject}
        onChange={(value) => change('subject', value)}
      />
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        name="name"
        autoComplete="name"
        value={message.name}
        onChange={(event) => change('name', event.target.value)}
      />
      <TextField
        label={t('form.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email && t(`form.${errors.email}`)}
        value={message.email}
        onChange={(event) => change('email', event.target.value)}
      />
      <TextArea
        label={t('form.message')}
        name="message"
        rows={9}
        required
        error={errors.message && t(`form.${errors.message}`, { length: message.message.length, limit: MESSAGE_LIMIT })}
        value={message.message}
        onChange={(event) => change('message', event.target.value)}
      />
      {state.at === 'failed' && (
        <Banner kind="bad">
          {t('form.failed', {
            reason:
              typeof state.error === 'string'
                ? t(`form.${state.error}`)
                : t(`errors.${state.error.code}`, state.error.params),
          })}
        </Banner>
      )}
      {state.at === 'mail' && <Banner kind="info">{t('form.mailOpened')}</Banner>}
      {way === 'none' && <Banner kind="warn">{t('form.noWay')}</Banner>}
      <div className="row row--wrap">
        {way !== 'none' && (
          <Button type="submit" variant="primary" icon="envelope" busy={state.at === 'sending'}>
            {t(way === 'mail' ? 'form.openMail' : state.at === 'sending' ? 'form.sending' : 'form.send')}
          </Button>
        )}
        {way === 'endpoint' && state.at === 'failed' && (
          <Button onClick={() => checked(openMailProgram)}>{t('form.openMail')}</Button>
        )}
      </div>
    </form>
  );
}
