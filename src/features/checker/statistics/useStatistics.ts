// The statistics of the open text: worked out once the text is checked, and again after each change.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRange, TextStatistics } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { type CheckerState, useChecker } from '../store.ts';

/** Someone who is typing reads no figures: they wait for a rest, in milliseconds. */
const REST = 250;

/** Whether spelling and grammar have been checked everywhere. */
const isRead = ({ work }: CheckerState): boolean => work === 'done' || work === 'weighing';

/** The last statistics, and whether they are those of the text as it is now. */
export interface Measured {
  readonly statistics: TextStatistics | null;
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
  retry(): void;
}

/** See the head of this file. */
export function useStatistics(): Measured {
  const controller = useController();
  const ready = useChecker(isRead);
  /** What the figures are about. While context nets weigh the text it stays the same: they change no figure. */
  const key = useChecker(({ counts, language, grammars }) => JSON.stringify([counts, language, grammars]));
  const empty = useChecker((state) => state.length === 0);
  const [found, setFound] = useState<{ of: string; statistics: TextStatistics | null; failed: number | null } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!ready || empty) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      controller.session?.statistics(stop.signal).then(
        (statistics) => {
          if (statistics) setFound({ of: key, statistics, failed: null });
          // The options have changed meanwhile, which may leave everything else as it was.
          else setAttempt((count) => count + 1);
        },
        (thrown: unknown) => {
          const error = toAppError(thrown);
          if (error.code === 'aborted') return;
          log.error(error);
          setFound((last) => ({ of: key, statistics: last?.statistics ?? null, failed: attempt }));
        },
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [controller, ready, empty, key, attempt]);
  return {
    statistics: empty ? null : (found?.statistics ?? null),
    isCurrent: ready && found?.of === key && found.failed === null,
    isFailed: found?.failed === attempt && found.of === key,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Below this width the view covers the text: whoever goes to a place leaves it. */
const COVERS = '(width < 900px)';

/** Goes to a place in the text. Places of one thing are visited in turn: each call goes to the next. */
export function useJump(): (places: readonly TextRange[]) => void {
  const controller = useController();
  const { t } = useTranslation('statistics');
  const last = useRef(new WeakMap<readonly TextRange[], number>());
  return (places) => {
    const at = ((last.current.get(places) ?? -1) + 1) % Math.max(1, places.length);
    const place = places[at];
    if (!place) return;
    last.current.set(places, at);
    controller.session?.point(place);
    if (!matchMedia(COVERS).matches) return;
    useChecker.setState({ side: null });
    const onAction = () => useChecker.setState({ side: 'statistics' });
    toast.show({ text: t('shown'), icon: 'info-circle', action: { label: t('back'), onAction } });
  };
}
