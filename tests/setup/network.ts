// The network of a unit test: msw answers a service's requests, so the service runs as is, down to the platform's fetch.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

const server = setupServer();

/** Call once at the top of a test file. `answer` decides the response. */
export function withNetwork(): void {
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Answers by address, or by path on the site itself; anything else is a failed connection. */
export function answer(answers: Readonly<Record<string, () => Response>>): void {
  // Paths count from here, as they do in a page.
  vi.stubGlobal('location', new URL('https://site.example/'));
  const reply = ({ request }: { request: Request }): Response => {
    const { href, origin, pathname } = new URL(request.url);
    const found = answers[href] ?? (origin === location.origin ? answers[pathname] : undefined);
    return found ? found() : HttpResponse.error();
  };
  server.use(http.all('*', reply));
}
