// Processor time of key presses, from the browser's own trace: for each key the tasks of the page's main thread in which
// its events were dispatched. Processor time, because a busy machine stretches the clock but not the work.

/** One event of a trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** What `browser.startTracing` has to record. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const KEY_EVENTS = new Set(['keydown', 'keypress', 'textInput', 'beforeinput', 'input', 'keyup']);
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Milliseconds of processor time for each key press, in order. */
export function keyTimes(events: readonly TraceEvent[]): number[] {
  const dispatched = events
    .filter((event) => event.name === 'EventDispatch' && KEY_EVENTS.has(event.args?.data?.type ?? ''))
    .sort((a, b) => a.ts - b.ts);
  const [first] = dispatched;
  if (!first) return [];
  const tasks = events
    .filter((event) => TASKS.has(event.name) && event.pid === first.pid && event.tid === first.tid && event.dur)
    .sort((a, b) => a.ts - b.ts);
  const times: number[] = [];
  let counted: TraceEvent | undefined;
  for (const event of dispatched) {
    if (event.args?.data?.type === 'keydown') times.push(0);
    const task = tasks.find(({ ts, dur = 0 }) => ts <= event.ts && ts + dur >= event.ts);
    if (!task || task === counted || times.length === 0) continue;
    counted = task;
    times[times.length - 1] = (times.at(-1) ?? 0) + (task.tdur ?? task.dur ?? 0) / 1000;
  }
  return times;
}
