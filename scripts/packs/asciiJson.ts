// The first section of every pack: what describes it, as JSON.

/** JSON in plain ASCII: the engine decodes it without TextDecoder, which is no part of its library. */
export function asciiJson(value: unknown): Uint8Array {
  const text = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new TextEncoder().encode(text);
}
