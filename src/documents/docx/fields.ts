// Fields of a docx: their results are made by Word and are not to be changed, save those of links, which are plain text.

/** Follows the fields that are open at a place. */
export function createFields() {
  const stack: { code: string; result: boolean; simple: boolean }[] = [];
  const isLink = (code: string) => /^\s*HYPERLINK\b/i.test(code);
  return {
    /** Whether text here may not be changed. */
    locked: () => stack.some(({ code }) => !isLink(code)),
    mark(type: string) {
      if (type === 'begin') stack.push({ code: '', result: false, simple: false });
      else if (type === 'separate') {
        const field = stack.at(-1);
        if (field) field.result = true;
      } else if (type === 'end' && stack.at(-1)?.simple === false) stack.pop();
    },
    /** Whether the code of a complex field is being read. */
    wantsCode: () => stack.at(-1)?.result === false,
    code(text: string) {
      const field = stack.at(-1);
      if (field) field.code += text;
    },
    simple(code: string) {
      stack.push({ code, result: true, simple: true });
    },
    endSimple() {
      if (stack.at(-1)?.simple) stack.pop();
    },
  };
}
