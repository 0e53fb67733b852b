// Many calls, some of them at a time.

const AT_ONCE = 8;

/** Does the work for each item. After a failure no further item is begun, and what has begun is waited for. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      await work(item).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}
