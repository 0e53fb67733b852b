// From a method and an address to an operation of the table.
import { type Operation, operations } from '../../lib/api/operations.ts';
import { Problem } from './problem.ts';

const byPath: ReadonlyMap<string, Operation> = new Map(operations.map((one) => [one.path, one]));

/** The path of an address as sent, without query and trailing slash. */
export const pathOf = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** The operation of a path; undefined if there is none. */
export const operationAt = (path: string): Operation | undefined => byPath.get(path);

/** Methods of an operation as a header lists them. */
export const allowed = ({ methods }: Operation): string =>
  [...methods.map((one) => one.toUpperCase()), ...(methods.includes('get') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

/** The operation that a request means. Throws a Problem if there is none. */
export function route(method: string, path: string): Operation {
  const operation = operationAt(path);
  if (!operation) throw new Problem('not-found', 'There is nothing at this address; /openapi.json says what there is.');
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  if (!operation.methods.some((one) => one === asked)) {
    const headers = { allow: allowed(operation) };
    throw new Problem('method-not-allowed', `This address takes ${allowed(operation)}, not ${method}.`, { headers });
  }
  return operation;
}
