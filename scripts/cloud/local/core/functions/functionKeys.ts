// Keys of the functions' roles, as AWS hands them to a function when it starts. They last as long as this process.
import { randomBytes } from 'node:crypto';
import type { TemporaryKey } from '../identity/identities.ts';
import { type FunctionRole, functionRole } from '../policy/functionRole.ts';
import type { Template } from '../policy/template.ts';

/** The keys of all functions. */
export interface FunctionKeys {
  /** Keys for a function of the template. */
  issue(name: string): { accessKeyId: string; secretAccessKey: string; sessionToken: string; role: FunctionRole };
  find(accessKeyId: string): TemporaryKey | undefined;
  /** Whose key it is. */
  of(key: TemporaryKey): { role: FunctionRole };
}

/** Creates an empty list. */
export function createFunctionKeys(template: Template): FunctionKeys {
  const all = new Map<string, { key: TemporaryKey; role: FunctionRole }>();
  return {
    issue(name) {
      const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
      const [secretAccessKey, sessionToken] = [randomBytes(30).toString('base64'), randomBytes(30).toString('base64')];
      const role = functionRole(template, name);
      const key: TemporaryKey = {
        role: 'authenticated',
        identityId: name,
        secret: secretAccessKey,
        token: sessionToken,
        expires: Number.POSITIVE_INFINITY,
      };
      all.set(accessKeyId, { key, role });
      return { accessKeyId, secretAccessKey, sessionToken, role };
    },
    find: (accessKeyId) => all.get(accessKeyId)?.key,
    of(key) {
      const found = [...all.values()].find((one) => one.key === key);
      if (!found) throw new Error('There is no such key of a function');
      return found;
    },
  };
}
