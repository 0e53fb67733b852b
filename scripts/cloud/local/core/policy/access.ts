// Permissions of temporary keys: the template's roles for guests and signed-in users.
import { isAllowed, policyStatements, roleStatements, type Statement } from './evaluate.ts';
import type { Template } from './template.ts';

/** The role behind a temporary key. */
export type Role = 'authenticated' | 'unauthenticated' | 'operator';

/** Whose key it is. */
export interface Caller {
  role: Role;
  identityId: string;
}

/** Queries the policies. */
export interface Access {
  /** An action on an object, or on the bucket if the key is omitted. `prefix` is that of a list. */
  onObjects(caller: Caller, action: string, key?: string, prefix?: string): boolean;
  /** Invoking the function of this name. */
  onFunction(caller: Caller, functionName: string): boolean;
}

const BUCKET = 'arn:aws:s3:::DocumentsBucket';
const IDENTITY = 'cognito-identity.amazonaws.com:sub';

/** Reads the roles of a template. */
export function openAccess(template: Template): Access {
  const roles: Record<Role, Statement[]> = {
    authenticated: roleStatements(template, 'AuthRole'),
    unauthenticated: roleStatements(template, 'GuestRole'),
    // What is theirs, the site's bucket, has no role.
    operator: [],
  };
  const onBucket = policyStatements(template, 'DocumentsBucketPolicy');
  const functions = new Map(
    template.resources.flatMap((resource) => {
      const name = template.properties(resource)['FunctionName'];
      return typeof name === 'string' ? [[name, `arn:aws:local:::${resource}`] as const] : [];
    }),
  );
  return {
    onObjects({ role, identityId }, action, key, prefix) {
      return isAllowed([...roles[role], ...onBucket], {
        action,
        resource: key === undefined ? BUCKET : `${BUCKET}/${key}`,
        variables: { [IDENTITY]: identityId },
        // On this machine nothing is sent over a network.
        context: { 'aws:SecureTransport': 'true', ...(prefix !== undefined && { 's3:prefix': prefix }) },
      });
    },
    onFunction({ role, identityId }, functionName) {
      const resource = functions.get(functionName) ?? `arn:aws:local:::${functionName}`;
      const wish = { action: 'lambda:InvokeFunction', resource, variables: { [IDENTITY]: identityId }, context: {} };
      return isAllowed(roles[role], wish);
    },
  };
}
