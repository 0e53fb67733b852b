/** Escapes text for HTML and XML, in elements and in attributes; line breaks too, so that an attribute keeps them. */
export function escapeMarkup(value: string): string {
  return value.replace(/[<>&"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
