// The one Trusted Types policy (cloud.md 5.2): XML for the parser, scripts from known addresses, nothing else.
// It must exist before the first script address is used, so the entry imports it before everything else.
import { getConfig } from './config/config.ts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string, type?: string, sink?: string): string;
      createScriptURL(url: string): string;
    },
  ): unknown;
}

/** Scripts of this site that may be loaded by address: built files, the service worker, the form checker on its page. */
const OWN_SCRIPT = /^\/(assets\/[\w.-]+\.js|sw\.js|form-checker\/form(\.worker)?\.js)$/;
const DEV_SCRIPT = /^\/(src|node_modules|@fs|@vite|@id|dev-sw\.js)\b/;

/** Scripts that the operator configured: for counting visits, and the providers' for refreshing their tokens. */
function configuredScripts(base: string): string[] {
  const { analytics, auth } = getConfig();
  const named = [analytics?.scriptUrl, ...Object.values(auth?.providers ?? {}).map((provider) => provider.sdk)];
  return named.flatMap((address) => (address ? [new URL(address, base).href] : []));
}

/** Whether a script at this address may be loaded. */
export function isTrustedScript(address: string, base: string = location.href): boolean {
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin) {
    if (OWN_SCRIPT.test(url.pathname) || (import.meta.env.DEV && DEV_SCRIPT.test(url.pathname))) return true;
  }
  return configuredScripts(base).includes(url.href);
}

/** Installs the policy if the browser supports Trusted Types. */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML(html, _type, sink) {
      if (sink === 'DOMParser parseFromString') return html;
      throw new TypeError(`HTML from a string is not allowed here (${sink ?? 'unknown'})`);
    },
    createScriptURL(url) {
      if (isTrustedScript(url)) return url;
      throw new TypeError(`No script may be loaded from ${url}`);
    },
  });
}
