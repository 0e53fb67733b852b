// Runs the form checker on this page as anybody else would: by its script element.
import { type RefObject, useEffect, useState } from 'react';

/** What its events say, in the order in which they came. */
export type FormEvent =
  | { kind: 'result'; field: string; words: readonly string[] }
  | { kind: 'fix'; text: string; replacement: string }
  | { kind: 'error'; code: string };

interface Running {
  SpellingCheck?: { stop(): void } | undefined;
}

const MOST_EVENTS = 6;

interface Detail {
  issues: { text: string }[];
  text: string;
  replacement: string;
  code: string;
}

function readEvent(event: Event): FormEvent {
  const detail = (event as CustomEvent<Detail>).detail;
  if (event.type === 'spelling-check-fix') return { kind: 'fix', text: detail.text, replacement: detail.replacement };
  if (event.type === 'spelling-check-error') return { kind: 'error', code: detail.code };
  const field = (event.target as HTMLElement).getAttribute('data-name') ?? '';
  return { kind: 'result', field, words: detail.issues.map(({ text }) => text) };
}

/** Brings the script in the reader's language and listens to a form; the newest event comes first. */
export function useFormChecker(form: RefObject<HTMLElement | null>, locale: string): readonly FormEvent[] {
  const [events, setEvents] = useState<readonly FormEvent[]>([]);
  useEffect(() => {
    const script = document.createElement('script');
    const page = window as Running;
    const note = (event: FormEvent) =>
      setEvents((before) => {
        // While someone writes, one line for each field is enough.
        const rest = before.filter(
          (one) => one.kind !== 'result' || event.kind !== 'result' || one.field !== event.field,
        );
        return [event, ...rest].slice(0, MOST_EVENTS);
      });
    const listener = (event: Event) => note(readEvent(event));
    const element = form.current;
    for (const name of ['result', 'fix', 'error']) element?.addEventListener(`spelling-check-${name}`, listener);
    script.addEventListener('error', () => note({ kind: 'error', code: 'network' }));
    script.dataset['spellingCheck'] = '[data-form-demo] :is(textarea, input, [contenteditable])';
    script.dataset['spellingPacks'] = '/packs/';
    script.dataset['spellingInterface'] = locale;
    script.src = '/form-checker/form.js';
    document.head.append(script);
    return () => {
      for (const name of ['result', 'fix', 'error']) element?.removeEventListener(`spelling-check-${name}`, listener);
      script.remove();
      page.SpellingCheck?.stop();
      page.SpellingCheck = undefined;
    };
  }, [form, locale]);
  return events;
}
