/** A web storage whose keys are its own properties, as in the browser. */
export function webStorage(): Storage {
  const values: Record<string, string> = {};
  const own = (value: unknown) => ({ value, writable: true });
  Object.defineProperties(values, {
    getItem: own((key: string) => values[key] ?? null),
    setItem: own((key: string, value: string) => void (values[key] = value)),
    removeItem: own((key: string) => void delete values[key]),
  });
  return values as unknown as Storage;
}
