// A view beside the text that has an address of its own, such as /checker/statistics/: whoever leaves that closes the view.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';

/** What closes the view; `name` is the end of its address, what is before it is the checker's. */
export function useSideAddress(name: 'statistics' | 'progress'): () => void {
  const controller = useController();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const end = `/${name}/`;
  const hasAddress = pathname.endsWith(end);
  useEffect(() => {
    // Whoever leaves its address, by the link to the check or by going back, leaves it.
    if (hasAddress) return () => useChecker.setState({ side: null });
    return undefined;
  }, [hasAddress]);
  return () => {
    // With an address of its own it closes as soon as the page has left that.
    if (hasAddress) void navigate(pathname.slice(0, -end.length + 1));
    else useChecker.setState({ side: null });
    controller.session?.point(null);
    controller.session?.focus();
  };
}
