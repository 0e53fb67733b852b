// Whether a page from the clipboard has a format that a text would lose.

/** Longer ones are pasted without it. */
const LONGEST = 2_000_000;
const FORMAT = /<(?:h[1-6]|li|b|strong|i|em|u|a|sup|sub)[\s>]|font-(?:weight:\s*(?:bold|[6-9]00)|style:\s*italic)/i;
/** What stands in columns, and code, is better as the plain text. */
const PLAIN = /<(?:table|pre)[\s>]|white-space:\s*pre(?!-line)/i;

/** See the head of this file. */
export const hasFormat = (html: string): boolean => html.length <= LONGEST && FORMAT.test(html) && !PLAIN.test(html);
