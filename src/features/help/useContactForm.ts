import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type ContactErrors, type ContactMessage, contactErrors, subjectOf } from '../../lib/contact/message.ts';
import { AppError, fail } from '../../lib/errors.ts';
import { loadContactDraft, saveContactDraft } from '../../services/contact/contact.ts';
import type { ContactFailure } from '../../services/contact/contactSending.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { subscribePerson } from '../../services/person/person.ts';

const loadSending = () => loadChunk(() => import('../../services/contact/contactSending.ts'));

const empty: ContactMessage = { name: '', email: '', subject: 'general', message: '' };

/** The state of the form: being filled in, being sent, sent, opened in the mail program, or rejected. */
export type ContactState =
  | { readonly at: 'editing' | 'sending' | 'mail' }
  | { readonly at: 'sent'; readonly email: string }
  | { readonly at: 'failed'; readonly error: ContactFailure };

/** State of the contact form. The draft is read after the first render, which must match the prerendered page. */
export function useContactForm() {
  const { hash } = useLocation();
  const [message, setMessage] = useState(empty);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [state, setState] = useState<ContactState>({ at: 'editing' });
  const begun = useRef(false);

  useEffect(() => {
    const draft = { ...empty, ...loadContactDraft() };
    const asked = subjectOf(hash.slice(1));
    setMessage({ ...draft, subject: asked === 'general' ? subjectOf(draft.subject) : asked });
  }, [hash]);

  useEffect(
    () =>
      subscribePerson((_now, before) => {
        if (before === undefined) return;
        // The next user sees nothing of it; the previous one finds it again on returning.
        begun.current = false;
        setState({ at: 'editing' });
        setMessage({ ...empty, ...loadContactDraft() });
      }),
    [],
  );

  useEffect(() => {
    if (begun.current) saveContactDraft(message);
  }, [message]);

  const change = (field: keyof ContactMessage, value: string) => {
    // Loaded now so that it is available when the connection is lost.
    if (!begun.current) void loadSending().catch(() => undefined);
    begun.current = true;
    setMessage((old) => ({ ...old, [field]: value }));
    setErrors((old) => ({ ...old, [field]: undefined }));
  };
  /** Shows what is missing; returns the first wrong field, or nothing when all is well. */
  const validate = (): keyof ContactErrors | undefined => {
    const found = contactErrors(message);
    setErrors(found);
    return found.email ? 'email' : found.message ? 'message' : undefined;
  };
  const send = async (locale: string) => {
    setState({ at: 'sending' });
    const trimmed = { ...message, email: message.email.trim() };
    const result = await loadSending().then(
      ({ sendContact }) => sendContact(trimmed, locale),
      (cause: unknown) => fail(new AppError('network', { cause })),
    );
    if (!result.ok) return setState({ at: 'failed', error: result.error });
    begun.current = false;
    saveContactDraft(undefined);
    setState({ at: 'sent', email: trimmed.email });
  };
  const openMail = async (subjectText: string, sales: boolean) => {
    try {
      (await loadSending()).openMail(message, subjectText, sales);
      setState({ at: 'mail' });
    } catch (cause) {
      setState({ at: 'failed', error: new AppError('network', { cause }) });
    }
  };
  const restart = () => {
    setMessage((old) => ({ ...empty, name: old.name, email: old.email }));
    setState({ at: 'editing' });
  };
  return { message, errors, state, change, validate, send, openMail, restart };
}
