// A template function's permissions and environment: its role, the policies attached to it, and its variables.
import { isAllowed, policyStatements, roleStatements } from './evaluate.ts';
import { isFields, type Template } from './template.ts';

/** A function as defined in the template. */
export interface FunctionRole {
  may(action: string, resource: string): boolean;
  variables: Readonly<Record<string, string | undefined>>;
}

/** Reads the role and the variables of a function. */
export function functionRole(template: Template, name: string): FunctionRole {
  const { Role, Environment } = template.properties(name);
  const role = typeof Role === 'string' ? (Role.split(':').at(-1) ?? '') : '';
  const beside = template.resources.filter((one) => {
    const { PolicyDocument, Roles } = template.properties(one);
    return PolicyDocument !== undefined && Array.isArray(Roles) && Roles.includes(role);
  });
  const statements = [
    ...roleStatements(template, role),
    ...beside.flatMap((policy) => policyStatements(template, policy)),
  ];
  const variables = isFields(Environment) ? Environment['Variables'] : {};
  return {
    may: (action, resource) => isAllowed(statements, { action, resource, variables: {}, context: {} }),
    variables: (variables ?? {}) as Record<string, string>,
  };
}
