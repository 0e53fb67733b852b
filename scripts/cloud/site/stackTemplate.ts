// The template as it is deployed: with the router's code and the response headers of the build in it.
import { type Fields, isFields, parseTemplate, type Value } from '../local/core/policy/template.ts';
import { word } from '../templateReferences.ts';

type Headers = Record<string, string>;

/** dist/headers.json, as the build writes it. */
export interface SiteHeaders {
  pages: Headers;
  ai: { path: string; headers: Headers };
}

const fields = (value: Value | undefined): Fields => (isFields(value) ? value : {});
const list = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);

/** The headers that a policy of the template sends. */
export function headersOfPolicy(template: string, resource: string): Headers {
  const policy = fields(fields(fields(parseTemplate(template)['Resources'])[resource])['Properties']);
  const config = fields(policy['ResponseHeadersPolicyConfig']);
  const security = fields(config['SecurityHeadersConfig']);
  const headers: Headers = {};
  const csp = fields(security['ContentSecurityPolicy'])['ContentSecurityPolicy'];
  if (csp !== undefined) headers['content-security-policy'] = word(csp);
  if (security['ContentTypeOptions'] !== undefined) headers['x-content-type-options'] = 'nosniff';
  const referrer = fields(security['ReferrerPolicy'])['ReferrerPolicy'];
  if (referrer !== undefined) headers['referrer-policy'] = word(referrer);
  const transport = fields(security['StrictTransportSecurity']);
  if (transport['AccessControlMaxAgeSec'] !== undefined) {
    const domains = transport['IncludeSubdomains'] === true ? '; includeSubDomains' : '';
    headers['strict-transport-security'] = `max-age=${Number(transport['AccessControlMaxAgeSec'])}${domains}`;
  }
  for (const item of list(fields(config['CustomHeadersConfig'])['Items']).map(fields)) {
    headers[word(item['Header'])] = word(item['Value']);
  }
  return headers;
}

function compare(name: string, sent: Headers, wanted: Headers): void {
  for (const header of new Set([...Object.keys(sent), ...Object.keys(wanted)])) {
    if (sent[header] === wanted[header]) continue;
    const said = sent[header] === undefined ? 'does not send it' : `sends "${sent[header]}"`;
    throw new Error(`The header ${header} of the build is "${wanted[header] ?? ''}"; ${name} in the template ${said}`);
  }
}

/** Fills in the template. Throws if its policies would send other headers than the build has. */
export function stackTemplate(source: string, headers: SiteHeaders, router: string): string {
  const values: Readonly<Record<string, Headers>> = { pages: headers.pages, ai: headers.ai.headers };
  const filled = source
    .replace(/^( *FunctionCode: )\$router$/m, (_, before: string) => before + JSON.stringify(router))
    .replace(/\$(pages|ai)\.([a-z-]+)/g, (place, set: string, header: string) => {
      const value = values[set]?.[header];
      // In the comment at the head they stand for all.
      return value === undefined ? place : JSON.stringify(value);
    });
  compare('PageHeaders', headersOfPolicy(filled, 'PageHeaders'), headers.pages);
  compare('AiHeaders', headersOfPolicy(filled, 'AiHeaders'), headers.ai.headers);
  return filled;
}
