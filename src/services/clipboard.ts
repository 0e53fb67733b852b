// The clipboard, with a page beside the text where the browser knows how.

/** Writes a text, with the page that it is where the browser takes one. Rejects where it may not. */
export async function writeClipboard(text: string, page: () => Promise<Blob>): Promise<void> {
  try {
    // Given as a promise: some browsers take only what is written within the press.
    const item = new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }), 'text/html': page() });
    await navigator.clipboard.write([item]);
  } catch {
    await navigator.clipboard.writeText(text);
  }
}

/** The text in the clipboard, and its page or ''. Rejects where a page may not read it. */
export async function readClipboard(): Promise<{ text: string; html: string }> {
  const items = await navigator.clipboard.read();
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  return { text: await read('text/plain'), html: await read('text/html') };
}
