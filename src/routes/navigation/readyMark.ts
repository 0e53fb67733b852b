import { useEffect } from 'react';

/** Says on the html element that the page answers: prerendered HTML is on the screen before that. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
}
