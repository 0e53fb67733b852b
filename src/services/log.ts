// The only place that writes to the console: messages for developers and operators, never for visitors.
// The text of a document is never logged.

/** Console messages by severity. */
export const log = {
  info: (...parts: unknown[]): void => console.info(...parts),
  warn: (...parts: unknown[]): void => console.warn(...parts),
  error: (...parts: unknown[]): void => console.error(...parts),
};
