// The forms of be, have and do that distinguish singular from plural.

/** Plural forms and their singular. */
export const SINGULAR_OF: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
};

/** Singular forms and their plural. */
export const PLURAL_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SINGULAR_OF).map(([plural, singular]) => [singular, plural]),
);
