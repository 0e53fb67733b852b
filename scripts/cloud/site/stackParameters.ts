// The values for the template's parameters, checked before the cloud would: names, what is missing, patterns, allowed words.
import { type Fields, isFields } from '../local/core/policy/template.ts';
import { word } from '../templateReferences.ts';

/** Values as `aws cloudformation deploy` takes them from a file: "Name=value". Throws with every mistake. */
export function parametersOf(declared: Fields, given: Readonly<Record<string, string>>): string[] {
  const mistakes = Object.keys(given)
    .filter((name) => !Object.hasOwn(declared, name))
    .map((name) => `there is no parameter ${name}`);
  for (const [name, fields] of Object.entries(declared)) {
    if (!isFields(fields)) continue;
    const value = given[name];
    if (value === undefined) {
      if (fields['Default'] === undefined) mistakes.push(`${name} is missing: ${word(fields['Description'])}`);
      continue;
    }
    const pattern = word(fields['AllowedPattern']);
    if (pattern !== '' && !new RegExp(`^(?:${pattern})$`).test(value))
      mistakes.push(`${name}: ${value} is not like ${pattern}`);
    const allowed = fields['AllowedValues'];
    if (Array.isArray(allowed) && !allowed.includes(value))
      mistakes.push(`${name}: ${value} is none of ${allowed.map(word).join(', ')}`);
    if (fields['Type'] === 'Number' && !/^\d+$/.test(value)) mistakes.push(`${name}: ${value} is not a number`);
  }
  if (mistakes.length > 0) throw new Error(`stack.parameters:\n${mistakes.map((one) => `  ${one}`).join('\n')}`);
  return Object.entries(given).map(([name, value]) => `${name}=${value}`);
}
