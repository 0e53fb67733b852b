// Server-sent events as servers of language models send them: one JSON text per event, "[DONE]" at the end. Bytes may be cut
// anywhere, also within a letter.

/** Takes the bytes as they come, and tells the data of each event that is complete. */
export function createEventReader(onData: (data: string) => void): { take(bytes: Uint8Array): void; end(): void } {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  const takeLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'));
      data = [];
    } else if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
  };
  const takeText = (text: string) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
  return {
    take: (bytes) => takeText(decoder.decode(bytes, { stream: true })),
    end() {
      takeText(decoder.decode());
      // Some servers leave the last empty line out.
      takeLine(rest);
      takeLine('');
      rest = '';
    },
  };
}
