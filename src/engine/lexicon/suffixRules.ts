// How a lemma follows from a form: cut an ending, put another on; for German also take "ge" or "zu" out of the inside.

/** One relation between form and lemma. */
export interface SuffixRule {
  /** Two letters that stand in the form at `at` and are missing in the lemma; '' for none. */
  infix: string;
  at: number;
  formSuffix: string;
  lemmaSuffix: string;
}

const INFIXES = ['ge', 'zu'];
/** No separable prefix is longer ("auseinander", "entgegen", ...). */
const MAX_AT = 12;

function sharedLength(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** The shortest rule from form to lemma. */
export function ruleOf(form: string, lemma: string, infixes: boolean): SuffixRule {
  const shared = sharedLength(form, lemma);
  let best: SuffixRule = { infix: '', at: 0, formSuffix: form.slice(shared), lemmaSuffix: lemma.slice(shared) };
  if (!infixes) return best;
  for (const infix of INFIXES) {
    for (let at = 0; at <= Math.min(shared, MAX_AT); at++) {
      if (!form.startsWith(infix, at)) continue;
      const rest = form.slice(0, at) + form.slice(at + infix.length);
      const same = sharedLength(rest, lemma);
      const rule = { infix, at, formSuffix: rest.slice(same), lemmaSuffix: lemma.slice(same) };
      const length = (candidate: SuffixRule) => candidate.formSuffix.length + candidate.lemmaSuffix.length;
      if (length(rule) + 2 < length(best)) best = rule;
    }
  }
  return best;
}

/** The lemma of a form by a rule; null when the rule does not fit. */
export function lemmaBy(rule: SuffixRule, form: string): string | null {
  const { infix, at, formSuffix, lemmaSuffix } = rule;
  let base = form;
  if (infix !== '') {
    if (!form.startsWith(infix, at)) return null;
    base = form.slice(0, at) + form.slice(at + infix.length);
  }
  if (!base.endsWith(formSuffix)) return null;
  return base.slice(0, base.length - formSuffix.length) + lemmaSuffix;
}

/** The form of a lemma by a rule; null when the rule does not fit. */
export function formBy(rule: SuffixRule, lemma: string): string | null {
  const { infix, at, formSuffix, lemmaSuffix } = rule;
  if (!lemma.endsWith(lemmaSuffix)) return null;
  const base = lemma.slice(0, lemma.length - lemmaSuffix.length) + formSuffix;
  if (infix === '') return base;
  return at > base.length ? null : base.slice(0, at) + infix + base.slice(at);
}
