import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AppError } from '../../lib/errors.ts';
import { type ContactMessage, loadContactDraft, saveContactDraft, sendContact } from '../../services/contact.ts';
import { subscribePerson } from '../../services/person.ts';
import { type ContactErrors, contactErrors, subjectOf } from './contactMessage.ts';

const empty: ContactMessage = { name: '', email: '', subject: 'general', message: '' };

/** Where the form is: being filled in, on its way, gone, opened in the mail program, or refused. */
export type ContactState =
  | { readonly at: 'editing' | 'sending' | 'mail' }
  | { readonly at: 'sent'; readonly email: string }
  | { readonly at: 'failed'; readonly error: AppError };

/** State of the contact form. The draft is read after the first render, which must equal the prerendered page. */
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
        // The next person sees nothing of it; the last one finds it when they are back.
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
    begun.current = true;
    setMessage((old) => ({ ...old, [field]: value }));
    setErrors((old) => ({ ...old, [field]: undefined }));
  };
  /** Shows what is missing; answers the first wrong field, or nothing when all is well. */
  const validate = (): keyof ContactErrors | undefined => {
    const found = contactErrors(message);
    setErrors(found);
    return found.email ? 'email' : found.message ? 'message' : undefined;
  };
  const send = async (locale: string) => {
    setState({ at: 'sending' });
    const result = await sendContact({ ...message, email: message.email.trim() }, locale);
    if (!result.ok) {
      setState({ at: 'failed', error: result.error });
      return;
    }
    begun.current = false;
    saveContactDraft(undefined);
    setState({ at: 'sent', email: message.email.trim() });
  };
  const restart = () => {
    setMessage((old) => ({ ...empty, name: old.name, email: old.email }));
    setState({ at: 'editing' });
  };
  return { message, errors, state, change, validate, send, restart, mailOpened: () => setState({ at: 'mail' }) };
}
