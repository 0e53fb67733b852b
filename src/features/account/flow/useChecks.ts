import { useEffect, useState } from 'react';
import type { AuthTextCode } from '../../../services/auth/authError.ts';
import type { Problem } from '../problem.ts';

/** A form's validation before submission: field names with their error texts, in screen order. */
export type Checks<F extends string> = readonly (readonly [F, string | undefined | false])[];

/** The fields that the service's answers belong to. */
export type FieldOfCode<F extends string> = Partial<Record<AuthTextCode, F>>;

/** The state of a form's checks. */
export interface FormChecks<F extends string> {
  /** The form's `ref`. */
  attach(form: HTMLFormElement | null): void;
  focus(field: F): void;
  readonly errors: Partial<Record<F, string>>;
  /** The field that the service's refusal belongs to, if any. */
  readonly refused: F | undefined;
  /** Shows what is wrong and focuses the first wrong field; true when nothing is. */
  pass(checks: Checks<F>): boolean;
  clear(field: F): void;
}

const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/** A form's checks, and focusing the first field that is wrong. */
export function useChecks<F extends string>(problem?: Problem, fields: FieldOfCode<F> = {}): FormChecks<F> {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [errors, setErrors] = useState<Partial<Record<F, string>>>({});
  const refused = problem && fields[problem.code];

  useEffect(() => {
    if (problem && refused) focusField(form, refused);
  }, [form, problem, refused]);

  return {
    attach: setForm,
    focus: (field) => focusField(form, field),
    errors,
    refused,
    pass(checks) {
      const found: Partial<Record<F, string>> = {};
      for (const [field, wrong] of checks) if (wrong && !found[field]) found[field] = wrong;
      setErrors(found);
      const first = checks.find(([field]) => found[field])?.[0];
      if (first) focusField(form, first);
      return first === undefined;
    },
    clear: (field) => setErrors((old) => ({ ...old, [field]: undefined })),
  };
}
