import { useEffect, useRef, useState } from 'react';
import type { BillingCode } from '../../services/billing/billingError.ts';
import { codeOf } from './effects.ts';

/** One thing that is asked of the payment functions: whether it is under way, and why it failed last. */
export interface Pay {
  readonly busy: boolean;
  readonly problem: BillingCode | undefined;
  /** Runs it; a second call while it runs does nothing. Returns whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** Runs the same again. */
  retry(): void;
}

/** One action with its state. `leaves`: the page goes elsewhere when it succeeds, so it stays busy until then. */
export function usePay({ leaves = false } = {}): Pay {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<BillingCode>();
  const running = useRef(false);
  const last = useRef<(() => Promise<unknown>) | undefined>(undefined);
  useEffect(() => {
    // Back from the provider by the browser's own button: the page is the one that was left.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    last.current = work;
    setBusy(true);
    setProblem(undefined);
    let leaving = false;
    try {
      await work();
      leaving = leaves;
      return true;
    } catch (error) {
      setProblem(codeOf(error));
      return false;
    } finally {
      running.current = leaving;
      setBusy(leaving);
    }
  };
  return { busy, problem, run, retry: () => void (last.current && run(last.current)) };
}
