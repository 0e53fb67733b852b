// Where a rule is explained. The list of a language is fetched when somebody asks for the explanation, never before.
import { log } from './log.ts';

/** What a link to an explanation may take to resolve; after that the reader sees the index, which it leads to anyway. */
const LIMIT_MS = 5000;

/** The page with the reason for a finding, by the rule's id: the index of its language, which leads on to the rule. */
export function explanationOf(rule: string): string | undefined {
  const [part = '', family] = rule.split('.');
  if (family === 'mother-tongue') return undefined;
  const segment = { en: 'english', fr: 'french', de: 'german', it: 'italian', es: 'spanish', common: 'english' }[part];
  return segment && `/checker/help/${segment}/#${rule}`;
}

/** The address of a rule's explanation, from the list beside the index; undefined if it is not known there. */
export async function addressOfRule(index: string, rule: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${index}addresses.json`, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) return undefined;
    const list: unknown = await response.json();
    const address = (list as Record<string, unknown> | null)?.[rule];
    return typeof address === 'string' && address.startsWith('/checker/help/') ? address : undefined;
  } catch (error) {
    log.error(`The address of ${rule} is not known: ${String(error)}`);
    return undefined;
  }
}
