import { useEffect } from 'react';

/** Marks the html element once the page is interactive; prerendered HTML is visible before that. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
}
