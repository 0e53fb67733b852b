// What goes back to a client.
import { Problem, problemBody } from './problem.ts';

/** An answer of the API. */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const type = (contentType: string) => ({ 'content-type': contentType });

/** An answer in JSON, given as its text. */
export const jsonAnswer = (body: string): ApiResponse => ({
  status: 200,
  headers: type('application/json; charset=utf-8'),
  body,
});

/** An answer in plain text. */
export const textAnswer = (body: string, contentType = 'text/plain; charset=utf-8'): ApiResponse => ({
  status: 200,
  headers: type(contentType),
  body,
});

/** A refusal. What is not a Problem is a bug, and says nothing about itself. */
export function refusal(error: unknown): ApiResponse {
  const problem = error instanceof Problem ? error : new Problem('internal', 'Something unexpected has happened.');
  return {
    status: problem.status,
    headers: { ...type('application/problem+json'), ...problem.headers },
    body: problemBody(problem),
  };
}
