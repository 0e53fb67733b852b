// Mails and text messages of the local cloud: nothing leaves the machine, people read them on a page.
import { randomUUID } from 'node:crypto';
import { escapeMarkup } from '../../../../src/lib/escapeMarkup.ts';
import { json, page } from './answers.ts';
import type { Clock, Store } from './store.ts';

/** The kind of message. */
export type MessageKind =
  | 'signUp'
  | 'signIn'
  | 'mfa'
  | 'attribute'
  | 'reset'
  | 'magicLink'
  | 'usePassword'
  | 'newAccount'
  | 'taken'
  | 'invitation'
  | 'contact';

/** A mail or a text message. */
export interface Message {
  id: string;
  /** ISO 8601. */
  at: string;
  kind: MessageKind;
  /** E-mail address or telephone number. */
  to: string;
  code?: string;
  link?: string;
  /** Of a message from the contact form, which somebody else wrote. */
  subject?: string;
  text?: string;
  replyTo?: string | undefined;
}

/** The messages sent, newest first. */
export interface Outbox {
  send(message: Omit<Message, 'id' | 'at'>): void;
  messages(): readonly Message[];
}

const MOST = 200;
const TITLES: Readonly<Record<MessageKind, string>> = {
  signUp: 'Confirm the account',
  signIn: 'Sign in',
  mfa: 'Second factor',
  attribute: 'Verify an address',
  reset: 'New password',
  magicLink: 'Sign in by link',
  usePassword: 'Sign in by password',
  newAccount: 'Create an account by link',
  taken: 'There is an account already',
  invitation: 'Invitation',
  contact: 'Message from the contact form',
};

/** Creates the outbox; `onMessage` is called for each message as it is sent. */
export function createOutbox(store: Store, clock: Clock, onMessage?: (message: Message) => void): Outbox {
  const table = store.table<{ messages: Message[] }>('outbox', { messages: [] });
  return {
    send(message) {
      const sent = { id: randomUUID(), at: new Date(clock()).toISOString(), ...message };
      table.data.messages = [sent, ...table.data.messages].slice(0, MOST);
      table.save();
      onMessage?.(sent);
    },
    messages: () => table.data.messages,
  };
}

/** The messages as JSON, for tests. */
export function outboxJson(outbox: Outbox): Response {
  return json(outbox.messages());
}

/** The messages as a page, for people. */
export function outboxPage(outbox: Outbox): Response {
  const rows = outbox.messages().map(({ at, kind, to, code, link, text }) => {
    const parts = [
      ...(link ? [`<a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a>`] : []),
      ...(code ? [`<code>${escapeMarkup(code)}</code>`] : []),
      ...(text ? [`<pre>${escapeMarkup(text)}</pre>`] : []),
    ];
    const time = `<time datetime="${escapeMarkup(at)}">${escapeMarkup(at.slice(11, 19))}</time>`;
    return `<tr><td>${time}</td><td>${TITLES[kind]}</td><td>${escapeMarkup(to)}</td><td>${parts.join('<br>')}</td></tr>`;
  });
  const head = '<tr><th>Sent (UTC)</th><th>About</th><th>To</th><th>Code or link</th></tr>';
  const table = `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Outbox of the local cloud', rows.length > 0 ? table : '<p>No messages yet.</p>');
}
