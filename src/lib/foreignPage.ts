// A network that asks for a sign-in of its own, or a proxy in between, answers any request with an HTML page, often with
// success. This detects such a page, so that it is never read as data and never cached.

const typeOf = ({ headers }: Pick<Response, 'headers'>) => headers.get('content-type') ?? '';

/** Whether an answer is an HTML page. */
export const isPage = (response: Pick<Response, 'headers'>): boolean => /^text\/html\b/i.test(typeOf(response));

/** Whether a text is that of an HTML page. */
export const isPageText = (text: string): boolean => /^\s*<(!doctype html|html|head|body)\b/i.test(text);

/** Whether an answer is a script. */
export const isScript = (response: Pick<Response, 'headers'>): boolean => /javascript/i.test(typeOf(response));

/** The status returned in place of a captive portal's page: RFC 6585 defines it for this. */
export const NETWORK_SIGN_IN = 511;
