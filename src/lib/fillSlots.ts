// Texts with slots such as {{found}}.

/** A text with its slots filled in. */
export const fillSlots = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => values[name] ?? slot);
