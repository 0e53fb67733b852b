// The kinds of files that are opened and uploaded, by how their names end.
const types: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['text', 'text/plain'],
  ['md', 'text/markdown'],
  ['markdown', 'text/markdown'],
  ['html', 'text/html'],
  ['htm', 'text/html'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['rtf', 'application/rtf'],
  ['pdf', 'application/pdf'],
  ['eml', 'message/rfc822'],
]);

/** The types and endings that other applications may share. */
export const FILE_TYPES: string[] = [...new Set(types.values()), ...[...types.keys()].map((ending) => `.${ending}`)];

/** The endings, as a file picker takes them. */
export const FILE_ENDINGS: string = [...types.keys()].map((ending) => `.${ending}`).join(',');

/** The ending of a file's name in small letters, or nothing. */
export const endingOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind of a file by its name; undefined when it is not accepted. */
export const fileTypeOf = (name: string): string | undefined => types.get(endingOf(name));
