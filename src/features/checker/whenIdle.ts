/** Runs work when the browser is idle, at the latest after `limit` milliseconds. Returns the function that cancels it. */
export function whenIdle(work: () => void, limit: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, limit);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: limit });
  return () => cancelIdleCallback(handle);
}
