// Which fields of other people's pages are checked: prose, and nothing that holds a secret, a number, an address or a search.

/** Words in a field's names that say it holds prose, in the five languages. */
const PROSE =
  /subject|title|topic|headline|caption|comment|message|description|summary|betreff|titel|beschreibung|nachricht|objet|titre|sujet|oggetto|titolo|asunto|t[ií]tulo|mensaje|commentaire|commento|comentario/i;
const SEARCH = /search|query|suche|recherche|cerca|buscar|^q$/i;
/** What browsers fill in by themselves. */
const FILLED =
  /\b(cc-|one-time-code|username|email|tel|url|password|name|street|address|postal|country|bday|organization|transaction|sex|impp)/i;
const NO_PROSE_KEYS = /^(numeric|decimal|tel|email|url|search|none)$/i;

const namesOf = (field: Element): string =>
  ['name', 'id', 'aria-label', 'placeholder'].map((name) => field.getAttribute(name) ?? '').join(' ');

/** The nearest wish of the page: `false` asks for no spelling check. */
const wish = (field: Element): string | null => field.closest('[spellcheck]')?.getAttribute('spellcheck') ?? null;

/** Whether a field may be checked. `always`: also where the page asks for no spelling check. */
export function isPolite(field: HTMLElement, always: boolean): boolean {
  if (wish(field)?.toLowerCase() === 'false' && !always) return false;
  // The page checks it by itself.
  if (field.closest('[data-spelling-check]') || field.ownerDocument.querySelector('script[data-spelling-check]'))
    return false;
  if (FILLED.test(field.getAttribute('autocomplete') ?? '')) return false;
  if (NO_PROSE_KEYS.test(field.getAttribute('inputmode') ?? '')) return false;
  if (/^(searchbox|combobox|spinbutton)$/.test(field.getAttribute('role') ?? '') || field.closest('[role="search"]'))
    return false;
  if (field instanceof HTMLInputElement) {
    const names = namesOf(field);
    return field.type === 'text' && PROSE.test(names) && !SEARCH.test(names) && !field.list;
  }
  // Fields for code have the letters of machines; plain `monospace` is every textarea without a style.
  return !/courier|consolas|menlo|monaco|[\w ]+ mono\b/i.test(getComputedStyle(field).fontFamily);
}
