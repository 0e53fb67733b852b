import { useRef } from 'react';
import type { TextRange } from '../../../engine/index.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { type Side, useChecker } from '../store.ts';

/** Below this width the view covers the text: whoever goes to a place leaves it. */
const COVERS = '(width < 900px)';

/** What is said where the view is left for the text, and on the way back. */
export interface VisitTexts {
  readonly shown: string;
  readonly back: string;
}

/** Goes to a place in the text. Places of one thing are visited in turn: each call goes to the next. */
export function useVisits(from: Side, { shown, back }: VisitTexts): (places: readonly TextRange[]) => void {
  const controller = useController();
  const last = useRef(new WeakMap<readonly TextRange[], number>());
  return (places) => {
    const at = ((last.current.get(places) ?? -1) + 1) % Math.max(1, places.length);
    const place = places[at];
    if (!place) return;
    last.current.set(places, at);
    controller.session?.point(place);
    if (!matchMedia(COVERS).matches) return;
    useChecker.setState({ side: null });
    const action = { label: back, onAction: () => useChecker.setState({ side: from }) };
    toast.show({ text: shown, icon: 'info-circle', action });
  };
}
