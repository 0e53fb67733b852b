// Figures about requests in the text format of Prometheus. They say nothing about texts but how many and how long.
import type { Handled } from './api.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Gauges that are read when somebody asks. */
export interface Gauges {
  threads: number;
  ready: number;
  working: number;
  waiting: number;
  replaced: number;
}

/** The figures. */
export interface Metrics {
  handled(what: Handled): void;
  checked(characters: number, matches: number): void;
  text(gauges: Gauges): string;
}

/** Figures that all begin at nothing. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, { buckets: number[]; sum: number; count: number }>();
  let characters = 0;
  let found = 0;

  function durationLines(): string[] {
    return [...durations].flatMap(([operation, { buckets, sum, count }]) => {
      const label = `operation="${operation}"`;
      const within = BUCKETS.map((limit, i) => `spelling_request_seconds_bucket{${label},le="${limit}"} ${buckets[i]}`);
      return [
        ...within,
        `spelling_request_seconds_bucket{${label},le="+Inf"} ${count}`,
        `spelling_request_seconds_sum{${label}} ${sum.toFixed(6)}`,
        `spelling_request_seconds_count{${label}} ${count}`,
      ];
    });
  }

  return {
    handled({ operation, status, milliseconds }) {
      const key = `operation="${operation}",status="${status}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      const seconds = milliseconds / 1000;
      const held = durations.get(operation) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      held.sum += seconds;
      held.count++;
      for (const [i, limit] of BUCKETS.entries()) if (seconds <= limit) held.buckets[i] = (held.buckets[i] ?? 0) + 1;
      durations.set(operation, held);
    },
    checked(length, matches) {
      characters += length;
      found += matches;
    },
    text({ threads, ready, working, waiting, replaced }) {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        ...family('spelling_requests_total', 'counter', 'Requests by operation and status.'),
        ...[...requests].map(([labels, count]) => `spelling_requests_total{${labels}} ${count}`),
        ...family('spelling_request_seconds', 'histogram', 'Time from a whole request to its answer.'),
        ...durationLines(),
        ...single('spelling_checked_characters_total', 'counter', 'Characters of checked texts.', characters),
        ...single('spelling_matches_total', 'counter', 'Findings answered.', found),
        ...single('spelling_threads', 'gauge', 'Threads that check.', threads),
        ...single('spelling_threads_ready', 'gauge', 'Threads that have their languages.', ready),
        ...single(
          'spelling_threads_replaced_total',
          'counter',
          'Threads ended for a job that exceeded its time.',
          replaced,
        ),
        ...single('spelling_jobs_working', 'gauge', 'Texts and questions under way.', working),
        ...single('spelling_jobs_waiting', 'gauge', 'Those that wait.', waiting),
        ...single('process_resident_memory_bytes', 'gauge', 'Memory of the process, threads included.', rss),
        ...single('nodejs_heap_size_used_bytes', 'gauge', 'Heap of the main thread.', heapUsed),
        ...single('process_cpu_seconds_total', 'counter', 'Processor time, threads included.', (user + system) / 1e6),
        '',
      ].join('\n');
    },
  };
}

const family = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const single = (name: string, type: string, help: string, value: number): string[] => [
  ...family(name, type, help),
  `${name} ${value}`,
];
