import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { ChunkLoadError } from '../../lib/chunkError.ts';
import { AppError } from '../../lib/errors.ts';
import { createI18n } from '../../services/i18n/i18n.ts';
import { loadErrorPage } from './errorPageModule.ts';
import { LastResort } from './LastResort.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { notFound } from './routeError.ts';

const inSite = (content: ReactNode) => (
  <App i18n={createI18n()}>
    <MemoryRouter>{content}</MemoryRouter>
  </App>
);

function Broken({ message }: { message: string }): ReactNode {
  throw new Error(message);
}

beforeEach(async () => {
  await loadErrorPage();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('error page', () => {
  it('ERR-11 ERR-15: a missing page has its message as title and heading, and a link home', () => {
    render(inSite(<RouteErrorPage error={notFound()} />));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found');
    expect(document.title).toBe('This page could not be found');
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('ERR-15: other failures show their message and where to look; the console has the rest', () => {
    const failure = new Error('The page is broken');
    render(inSite(<RouteErrorPage error={failure} />));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page is broken');
    const text = 'An error occurred while rendering the page. Check developer tools console for details.';
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.title).toBe('The page is broken');
    expect(vi.mocked(console.error)).toHaveBeenCalledWith(failure);
    expect(document.querySelector('[data-status="500"]')).toBeTruthy();
  });

  it('ERR-15: without a message it is titled Error', () => {
    render(inSite(<RouteErrorPage error={{}} />));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error');
  });

  it('CHK-1: a missing part offers to reload the page', () => {
    render(inSite(<RouteErrorPage error={new ChunkLoadError('x')} />));
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Part of this page could not be loaded.');
  });

  it('ERR-15: without a network it says when the page will open, not where developers should look', () => {
    render(inSite(<RouteErrorPage error={new AppError('offline')} />));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re offline.');
    expect(screen.getByText(/^This page isn’t on this device yet\./)).toBeTruthy();
    expect(screen.queryByText(/developer tools/)).toBeNull();
  });

  it('a page that fails while shown is replaced by the error page, in the error frame', () => {
    render(
      inSite(
        <PageBoundary place={1}>
          <Broken message="Broken page" />
        </PageBoundary>,
      ),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Broken page');
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('ERR-17: the next page that works clears the error', () => {
    const { rerender } = render(
      inSite(
        <PageBoundary place={1}>
          <Broken message="Broken page" />
        </PageBoundary>,
      ),
    );
    rerender(
      inSite(
        <PageBoundary place={2}>
          <h1>Good page</h1>
        </PageBoundary>,
      ),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good page');
  });
});

describe('the error page of the error page', () => {
  it('ERR-16: says what happened, the details, and the way home', async () => {
    render(
      inSite(
        <LastResort place={1}>
          <Broken message="Details of it" />
        </LastResort>,
      ),
    );
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('An error occurred while showing the error page');
    const text = 'Unfortunately an error occurred and while showing the error page another error occurred';
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Error details: Details of it')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back to home' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toBe('An error occurred while showing the error page'));
  });

  it('ERR-16: is shown when the error page fails', () => {
    const thrown = {
      get statusCode(): number {
        throw new Error('Even the status fails');
      },
    };
    render(
      inSite(
        <LastResort place={1}>
          <PageBoundary place={1} isErrorPage>
            <RouteErrorPage error={thrown} />
          </PageBoundary>
        </LastResort>,
      ),
    );
    expect(screen.getByText('Error details: Even the status fails')).toBeTruthy();
  });
});
