// The steps of a run, one line each: what held, what did not, and what the service on the other side cannot show.

/** The steps of one run. */
export interface Steps {
  passed: number;
  failed: number;
  /**
   * Runs a step. `lacks` says what the service is known not to support: if such a step fails it is distinguished from a
   * failure of ours, and if it holds it counts like any other.
   */
  run(name: string, work: () => Promise<void>, lacks?: string): Promise<void>;
}

/** Starts a run. */
export function createSteps(report: (line: string) => void): Steps {
  const steps: Steps = {
    passed: 0,
    failed: 0,
    async run(name, work, lacks) {
      try {
        await work();
        steps.passed += 1;
        report(`  ok   ${name}`);
      } catch (error) {
        const { code = '', message = String(error) } = error as { code?: string; message?: string };
        const [why = ''] = message.split('\n');
        if (lacks === undefined) steps.failed += 1;
        report(lacks === undefined ? `  FAIL ${name}: ${code} ${why}` : `  n/a  ${name}: ${lacks}`);
      }
    },
  };
  return steps;
}

/** The code that a call fails with; '' when it succeeds. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );
}
