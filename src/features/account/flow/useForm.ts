import { type ChangeEvent, useState } from 'react';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { type Action, useAction } from './useAction.ts';
import { type FieldOfCode, type FormChecks, useChecks } from './useChecks.ts';

/** The props of an input in a form. */
export interface InputState {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** The fields of a form as inputs see them. */
export interface FormFields<F extends string> {
  field(name: F): InputState;
  /** Changes a field as if the user had typed it. */
  set(name: F, value: string): void;
}

/** An account form: what is typed, what is wrong with it, and what it does. */
export interface FormState<F extends string> extends FormFields<F> {
  readonly values: Readonly<Record<F, string>>;
  readonly action: Action;
  readonly checks: FormChecks<F>;
}

/** A form with these initial values; `codes` says which field a refusal of the service belongs to. */
export function useForm<F extends string>(start: Record<F, string>, codes: FieldOfCode<F> = {}): FormState<F> {
  const [values, setValues] = useState(start);
  const action = useAction();
  const checks = useChecks<F>(action.problem, codes);
  const problem = useProblemText(action.problem);
  const set = (name: F, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    checks.clear(name);
    // The refused value has been changed, so the service's message no longer applies.
    if (checks.refused === name) action.clear();
  };
  const field = (name: F): InputState => ({
    name,
    value: values[name],
    error: checks.errors[name] ?? (checks.refused === name ? problem : undefined),
    onChange: ({ target }) => set(name, target.value),
  });
  return { values, action, checks, field, set };
}
