import { useEffect, useRef } from 'react';
import { NavLink, type NavLinkProps, useLocation, useResolvedPath } from 'react-router';
import { watchLink } from '../lib/linkPrefetch.ts';
import { cx } from './cx.ts';

/**
 * A link inside the site with the class names of the old one (RTE-1): active on its address and below it, exact only on
 * it. What it leads to is fetched ahead when it comes into view (PRE-1).
 */
export function AppLink({
  className,
  to,
  ...rest
}: Omit<NavLinkProps, 'className' | 'style' | 'prefetch'> & { className?: string | undefined }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(to).pathname;
  const exact = target === pathname;
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => (anchor.current ? watchLink(anchor.current, target) : undefined), [target]);
  return (
    <NavLink
      {...rest}
      ref={anchor}
      to={to}
      aria-current={exact ? 'page' : 'true'}
      className={({ isActive }) => cx(className, isActive && 'nuxt-link-active', exact && 'nuxt-link-exact-active')}
    />
  );
}
