import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from 'react';
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router';
import { watchLink } from '../lib/linkPrefetch.ts';
import { isPlainClick } from '../lib/plainClick.ts';
import { cx } from './cx.ts';

/** Properties of a link: an address of this site, and anything an anchor element accepts. */
export interface AppLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'aria-current'> {
  readonly to: string;
  /** Also active below this address. */
  readonly within?: string | undefined;
  /** Active only on its own address, not below it. */
  readonly end?: boolean | undefined;
  /** False: what is there is fetched when it is asked for, because there are many such links or the request would tell something. */
  readonly ahead?: boolean | undefined;
}

/** Whether a link is active on an address: like React Router's NavLink, case-insensitively. */
function isActiveOn(address: string, link: string, end: boolean): boolean {
  const [here, there] = [address.toLowerCase(), link.toLowerCase()];
  if (here === there) return true;
  const slash = there !== '/' && there.endsWith('/') ? there.length - 1 : there.length;
  return !end && here.startsWith(there) && here.charAt(slash) === '/';
}

/**
 * A link inside the site with the class names of the old one (RTE-1): active on its address and below it, exact only on
 * it. Its target is prefetched when the link comes into view (PRE-1). Pages have dozens of links, and NavLink carries code
 * that only framework mode uses, so this does without it.
 */
export function AppLink({
  className,
  to,
  within,
  end = false,
  ahead = true,
  onClick,
  children,
  ...rest
}: AppLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = resolvePath(to, location.pathname);
  const target = path.pathname;
  const exact = target === location.pathname;
  const active =
    isActiveOn(location.pathname, target, end) ||
    (within !== undefined && isActiveOn(location.pathname, within, false));
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => (ahead && anchor.current ? watchLink(anchor.current, target) : undefined), [ahead, anchor, target]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { replace: createPath(location) === createPath(path) });
  };
  return (
    <a
      {...rest}
      ref={anchor}
      href={createPath(path)}
      aria-current={active ? (exact ? 'page' : 'true') : undefined}
      className={cx(className, active && 'nuxt-link-active', exact && 'nuxt-link-exact-active') || undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
