// Reduces an HTML file to elements and text. Browsers apply the policy of the parsing page even to a document that is
// never shown, and report its styles, addresses and handlers as violations of the site's own policy.
// Invariant: of all attributes only `hidden` remains, and no element that the policy covers.
import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** Elements that a policy covers; none of them contains text to be read. */
const DROPPED = new Set(
  'applet audio base basefont bgsound embed frame iframe image img input link meta noembed noframes object param picture script source style track video'.split(
    ' ',
  ),
);
/** Elements whose content a parser does not treat as markup. */
const RAW: ReadonlyMap<string, number> = new Map([
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

const DRAWINGS = new Set(['svg', 'math']);
/** Raw text that is read is replaced by elements that look the same, in which it may be written with entities. */
const READ_RAW: ReadonlyMap<string, string> = new Map([
  ['xmp', 'pre'],
  ['plaintext', 'pre'],
]);

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Markup with the same elements and the same text. */
export function plainMarkup(html: string): string {
  const pieces: string[] = [];
  /** The element that is being left out along with its content. */
  let left: string | undefined;
  const text = ({ chars }: Token.CharacterToken) => {
    if (left === undefined) pieces.push(escaped(chars));
  };
  /** Depth of enclosing drawings: inside one, an element, even of raw text, can close itself with a slash. */
  let drawings = 0;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName, attrs, selfClosing }) {
        const raw = drawings > 0 && selfClosing ? undefined : RAW.get(tagName);
        if (raw !== undefined) tokenizer.state = raw;
        if (DRAWINGS.has(tagName) && !selfClosing) drawings += 1;
        // Raw text ends at its own end tag, so nothing is nested in it.
        if (raw !== undefined && DROPPED.has(tagName)) left = tagName;
        if (DROPPED.has(tagName)) return;
        const hidden = attrs.some(({ name }) => name === 'hidden') ? ' hidden' : '';
        pieces.push(`<${READ_RAW.get(tagName) ?? tagName}${hidden}${selfClosing ? '/' : ''}>`);
      },
      onEndTag({ tagName }) {
        if (DRAWINGS.has(tagName)) drawings = Math.max(0, drawings - 1);
        if (left === tagName) left = undefined;
        else if (!DROPPED.has(tagName)) pieces.push(`</${READ_RAW.get(tagName) ?? tagName}>`);
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter() {},
      onComment() {},
      onDoctype: () => void pieces.push('<!doctype html>'),
      onEof() {},
    },
  );
  tokenizer.write(html, true);
  return pieces.join('');
}
