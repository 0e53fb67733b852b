// The stand-in's pages for people: paying with a card, the bank's question, and the page for cards and invoices. Plain forms
// without scripts, so they work everywhere and with a screen reader.
import { escapeMarkup } from '../../../../../src/lib/escapeMarkup.ts';
import { page, redirect } from '../answers.ts';
import type { Call } from '../route.ts';
import type { StripeParts } from './api.ts';
import { verdictOf } from './money.ts';
import type { Invoice, Session, Subscription } from './state.ts';

const text = escapeMarkup;
const money = ({ amount, currency }: { amount: number; currency: string }) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100);
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const alert = (message: string | undefined) => (message ? `<p role="alert">${text(message)}</p>` : '');
const link = (address: string, label: string) => `<p><a href="${text(address)}">${text(label)}</a></p>`;
const button = (name: string, label: string) => `<button name="action" value="${text(name)}">${text(label)}</button>`;

const CARD_FIELDS =
  '<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required></label>' +
  '<label>Expiry (MM/YY) <input name="expiry" autocomplete="cc-exp" required pattern="[0-9]{2}/[0-9]{2}"></label>' +
  '<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required pattern="[0-9]{3,4}"></label>';
const TEST_CARDS =
  '<details><summary>Numbers for tests</summary><ul><li>4242 4242 4242 4242 pays</li><li>4000 0000 0000 0002 is declined</li>' +
  '<li>4000 0025 0000 3155 asks the bank</li><li>4000 0000 0000 0341 pays once, renewals fail</li></ul></details>';
const NO_MONEY =
  '<p>This page stands in for the card payment provider. No money moves; never type a real card number.</p>';

/** The sum of digits that every card number has right. */
function isCard(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function payForm(session: Session, problem?: string): Response {
  const every = session.mode === 'subscription' ? ` every ${session.interval}` : '';
  const form = `<form method="post">${CARD_FIELDS}${button('pay', `Pay ${money({ ...session, amount: session.amount_total })}`)}</form>`;
  const what = `<p><strong>${text(session.product)}</strong>: ${money({ ...session, amount: session.amount_total })}${every}</p>`;
  const body = `${alert(problem)}${what}${form}${link(session.cancel_url, 'Back without paying')}${TEST_CARDS}${NO_MONEY}`;
  return page('Pay by card', body, problem ? 402 : 200);
}

const bankForm = (session: Session): Response =>
  page(
    'Your bank asks',
    `<p>Did you order ${text(session.product)} for ${money({ ...session, amount: session.amount_total })}?</p>` +
      `<form method="post">${button('confirm', 'Yes, confirm the payment')}${button('refuse', 'No, refuse it')}</form>`,
  );

function payPage(
  { state, money: deeds }: StripeParts,
  session: Session | undefined,
  call: Call,
  form: URLSearchParams,
) {
  if (!session) return page('Not found', '<p>This page does not exist.</p>', 404);
  if (session.status === 'complete') return redirect(session.success_url);
  if (session.status === 'expired') {
    return page('Too late', `<p>This page has ended.</p>${link(session.cancel_url, 'Back')}`, 410);
  }
  if (call.request.method === 'GET') return session.asked ? bankForm(session) : payForm(session);
  const action = form.get('action');
  const paid = (card: string) => {
    deeds.pay(session, card);
    return redirect(session.success_url);
  };
  if (session.asked && action === 'confirm') return paid(session.asked);
  if (session.asked && action === 'refuse') {
    session.asked = undefined;
    state.save();
    return payForm(session, 'Your bank did not confirm the payment. Nothing was paid.');
  }
  const card = (form.get('card') ?? '').replace(/[\s-]/g, '');
  if (!isCard(card)) return payForm(session, 'The card number is not right.');
  const verdict = verdictOf(card);
  if (verdict === 'declined') return payForm(session, 'Your card was declined. Nothing was paid.');
  if (verdict === 'pays') return paid(card);
  session.asked = card;
  state.save();
  return bankForm(session);
}

const subscriptionRow = (one: Subscription) =>
  `<li>${money(one)} every ${one.interval}, ${text(one.status)}${one.cancel_at_period_end ? `, ends ${day(one.current_period_end)}` : `, renewed ${day(one.current_period_end)}`}` +
  `<form method="post"><input type="hidden" name="id" value="${text(one.id)}">${one.cancel_at_period_end ? button('resume', 'Keep it') : button('cancel', 'Cancel at the end of the period')}</form></li>`;
const invoiceRow = (one: Invoice) =>
  `<tr><td>${day(one.created)}</td><td>${text(one.text)}</td><td>${money(one)}</td><td>${one.refunded ? 'paid back' : 'paid'}</td></tr>`;

function portalPage({ state, money: deeds }: StripeParts, id: string, call: Call, form: URLSearchParams): Response {
  const visit = Object.hasOwn(state.portals, id) ? state.portals[id] : undefined;
  const customer = visit && state.customers[visit.customer];
  if (!visit || !customer) return page('Not found', '<p>This page does not exist.</p>', 404);
  const own = Object.values(state.subscriptions).filter((one) => one.customer === customer.id && !one.ended_at);
  let said: string | undefined;
  if (call.request.method === 'POST') {
    const action = form.get('action');
    const chosen = own.find((one) => one.id === form.get('id'));
    if (chosen && (action === 'cancel' || action === 'resume')) {
      chosen.cancel_at_period_end = action === 'cancel';
      deeds.changed(chosen);
      said = 'Done.';
    } else if (action === 'card') {
      const card = (form.get('card') ?? '').replace(/[\s-]/g, '');
      const right = isCard(card) && verdictOf(card) !== 'declined';
      if (right) customer.card = card;
      said = right ? 'The new card is used from now on.' : 'This card cannot be used.';
      // What is owed is tried at once with the new card.
      for (const one of own) if (right && one.status === 'past_due') one.retries.unshift(state.now());
      deeds.tick();
    }
  }
  const invoices = Object.values(state.invoices).filter((one) => one.customer === customer.id);
  const card = customer.card ? `ending in ${text(customer.card.slice(-4))}` : 'none';
  return page(
    'Card and invoices',
    `${alert(said)}<h2>Subscriptions</h2>${own.length > 0 ? `<ul>${own.map(subscriptionRow).join('')}</ul>` : '<p>None.</p>'}` +
      `<h2>Card</h2><p>${card}</p><form method="post">${CARD_FIELDS}${button('card', 'Use this card')}</form>${TEST_CARDS}` +
      `<h2>Invoices</h2><table><tr><th>Date</th><th>For</th><th>Amount</th><th>State</th></tr>${invoices.map(invoiceRow).join('')}</table>` +
      `${link(visit.back, 'Back to the site')}${NO_MONEY}`,
  );
}

/** Answers a page; undefined for other paths. */
export function stripePage(parts: StripeParts, call: Call): Response | undefined {
  const [, kind, id = ''] = /^\/stripe\/(pay|portal)\/([\w-]{1,80})\/?$/.exec(call.path) ?? [];
  if (!kind) return undefined;
  const form = new URLSearchParams(new TextDecoder().decode(call.body));
  if (kind === 'portal') return portalPage(parts, id, call, form);
  const { sessions } = parts.state;
  return payPage(parts, Object.hasOwn(sessions, id) ? sessions[id] : undefined, call, form);
}
