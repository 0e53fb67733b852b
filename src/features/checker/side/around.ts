// The words around a place, as they are shown beside it. Pure.

/** Characters of the sentence that are shown on either side. */
const AROUND = 48;

/** The end of a text, from the start of a word. */
function tail(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(-AROUND);
  return `…${cut.slice(cut.search(/\s/) + 1)}`;
}

/** The start of a text, up to the end of a word. */
function head(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(0, AROUND);
  return `${cut.slice(0, Math.max(0, cut.search(/\s\S*$/)))}…`;
}

/** The words on both sides of a place in its sentence, cut between words. */
export const around = (left: string, right: string) => ({ lead: tail(left), rest: head(right) });
