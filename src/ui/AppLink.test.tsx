import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AppLink } from './AppLink.tsx';

const Place = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
};
const show = (path: string, link: React.ReactElement) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {link}
      <Place />
    </MemoryRouter>,
  );
const place = () => document.querySelector('output')?.textContent;
const link = () => screen.getByRole('link');

describe('a link inside the site', () => {
  it.each([
    ['/software/', '/software/', false, 'nuxt-link-active nuxt-link-exact-active', 'page'],
    ['/software/pricing/', '/software/', false, 'nuxt-link-active', 'true'],
    ['/software/pricing/', '/software/', true, null, null],
    ['/softwares/', '/software/', false, null, null],
    ['/software/', '/', false, null, null],
    ['/contact/', '#licence', false, 'nuxt-link-active nuxt-link-exact-active', 'page'],
  ])('RTE-1: on %s a link to %s (end: %s) has the classes %s and is current: %s', (path, to, end, names, current) => {
    const shown = show(
      path,
      <AppLink to={to} end={end}>
        There
      </AppLink>,
    );
    expect(link().getAttribute('class')).toBe(names);
    expect(link().getAttribute('aria-current')).toBe(current);
    shown.unmount();
  });

  it('navigates on a plain click, replacing the history entry if it leads to the current address', () => {
    show('/', <AppLink to="/contact/?a=b#licence">There</AppLink>);
    expect(link().getAttribute('href')).toBe('/contact/?a=b#licence');
    fireEvent.click(link());
    expect(place()).toBe('PUSH /contact/?a=b#licence');
    fireEvent.click(link());
    expect(place()).toBe('REPLACE /contact/?a=b#licence');
  });

  it('leaves other clicks alone, and those handled elsewhere', () => {
    const taken = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const first = show('/', <AppLink to="/contact/">There</AppLink>);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(link(), { [key]: true });
    fireEvent.click(link(), { button: 1 });
    expect(place()).toBe('POP /');
    first.unmount();
    show(
      '/',
      <AppLink to="/contact/" onClick={taken}>
        There
      </AppLink>,
    );
    fireEvent.click(link());
    expect([place(), taken.mock.calls.length]).toEqual(['POP /', 1]);
  });
});
