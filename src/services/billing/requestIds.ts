// The numbers of what people intend to do, kept over a reload: whoever presses twice, or reloads while waiting, sends the
// same number again and gets the first answer again instead of paying twice (FUN-1).

/** Key of sessionStorage. */
export const REQUESTS_KEY = 'spelling-check.requests';
/** An answer that did not come is not waited for longer than this. */
const KEPT_MS = 60 * 60_000;

interface Kept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const memory = new Map<string, Kept>();

function isKept(value: unknown): value is Kept {
  const { id, until } = (value ?? {}) as Partial<Kept>;
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) && typeof until === 'number';
}

function read(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(REQUESTS_KEY) ?? '{}');
    for (const [intention, kept] of Object.entries(stored ?? {})) {
      if (isKept(kept) && !memory.has(intention)) memory.set(intention, kept);
    }
  } catch {
    // Damaged or forbidden: the numbers of this page are enough until it is reloaded.
  }
}

function write(): void {
  try {
    if (memory.size > 0) sessionStorage.setItem(REQUESTS_KEY, JSON.stringify(Object.fromEntries(memory)));
    else sessionStorage.removeItem(REQUESTS_KEY);
  } catch {
    // Without storage a reload begins anew.
  }
}

/** The number of an intention: the one it has already, or a new one. */
export function requestIdOf(intention: string, now: number = Date.now()): string {
  read();
  const kept = memory.get(intention);
  if (kept && kept.until > now) return kept.id;
  const id = crypto.randomUUID();
  memory.set(intention, { id, until: now + KEPT_MS });
  write();
  return id;
}

/** Keeps the number of an intention until a time, as long as its answer is good. */
export function keepUntil(intention: string, until: number): void {
  const kept = memory.get(intention);
  if (kept) memory.set(intention, { ...kept, until });
  write();
}

/** The intention is done or was refused: the next one is a new one. Without a name, all of them. */
export function forgetRequest(intention?: string): void {
  if (intention === undefined) {
    read();
    memory.clear();
  } else {
    memory.delete(intention);
  }
  write();
}
