// Detects that a person is about to leave (the pointer leaves over the upper edge) and reports it at most once in the
// lifetime of a cookie (EXT-1). Only the fact that it has been shown is stored.

const COOKIE = 'exit_intent';
/** Specification section 12: once in seven days. */
const DAYS = 7;
/** Anyone leaving within the first seconds has not read anything yet. */
const ARM_AFTER_MS = 10_000;

/** Whether it has been shown within the last seven days. */
export const wasShown = (cookies: string = document.cookie): boolean => new RegExp(`(?:^|; )${COOKIE}=1`).test(cookies);

/** Remembers for seven days that it has been shown. */
export function rememberShown(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=1; path=/; max-age=${DAYS * 24 * 60 * 60}; SameSite=Lax${secure}`;
}

/** Calls back once when the pointer leaves upwards, unless shown within seven days. Returns the function that stops it. */
export function watchExit(onExit: () => void, armAfterMs: number = ARM_AFTER_MS): () => void {
  const start = performance.now();
  const leaving = (event: MouseEvent) => {
    if (event.relatedTarget !== null || event.clientY > 0) return;
    if (performance.now() - start < armAfterMs || wasShown()) return;
    stop();
    rememberShown();
    onExit();
  };
  const stop = () => document.documentElement.removeEventListener('mouseleave', leaving);
  document.documentElement.addEventListener('mouseleave', leaving);
  return stop;
}
