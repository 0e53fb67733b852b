// The services' answers in their three forms: JSON, XML and pages for people.
import { escapeMarkup } from '../../../../src/lib/escapeMarkup.ts';

/** An answer in JSON. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** An answer in XML; `body` is the root element. */
export function xml(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: { 'content-type': 'application/xml', ...headers },
  });
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'label,button{display:block;margin-block:.75rem}input{font:inherit;inline-size:100%;padding:.5rem;box-sizing:border-box}' +
  'button{font:inherit;padding:.5rem 1rem}table{inline-size:100%;border-collapse:collapse}' +
  'td,th{text-align:start;padding:.35rem .5rem;border-block-end:1px solid}td{overflow-wrap:anywhere}' +
  '[role=alert]{border:2px solid;padding:.5rem}';

/** A page of the local cloud. It runs no scripts and may not be framed. `body` is trusted markup. */
export function page(title: string, body: string, status = 200, formAction = "'self'"): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>`;
  return new Response(
    `<!doctype html><html lang="en"><head>${head}<style>${STYLE}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        // Not "no-referrer": forms would then be sent with the origin "null".
        'referrer-policy': 'same-origin',
      },
    },
  );
}

/** Redirects the browser to another address. */
export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}
