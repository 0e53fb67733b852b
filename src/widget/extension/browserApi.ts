// The part of the browsers' interface for extensions that is used here; Chrome and Firefox have it alike.

/** A channel to another part of the extension. */
export interface RuntimePort {
  name: string;
  postMessage(message: unknown): void;
  disconnect(): void;
  onMessage: {
    addListener(listener: (message: unknown) => void): void;
    removeListener(listener: (message: unknown) => void): void;
  };
  onDisconnect: { addListener(listener: () => void): void };
}

interface Sender {
  tab?: { id?: number };
}

/** See the head of this file. */
export interface BrowserApi {
  runtime: {
    connect(options: { name: string }): RuntimePort;
    getURL(path: string): string;
    openOptionsPage(): Promise<void>;
    sendMessage(message: unknown): Promise<unknown>;
    onConnect: { addListener(listener: (port: RuntimePort) => void): void };
    onInstalled: { addListener(listener: () => void): void };
    onMessage: {
      addListener(
        listener: (message: unknown, sender: Sender, answer: (value: unknown) => void) => boolean | undefined,
      ): void;
    };
  };
  storage: {
    local: { get(keys: null): Promise<Record<string, unknown>>; set(values: object): Promise<void> };
    onChanged: { addListener(listener: () => void): void };
  };
  i18n: { getMessage(name: string): string; getUILanguage(): string };
  tabs: { query(query: object): Promise<{ id?: number; url?: string }[]> };
  action: {
    setIcon(details: { tabId: number; path: Record<string, string> }): Promise<void>;
    setBadgeText(details: { tabId: number; text: string }): Promise<void>;
    setBadgeBackgroundColor(details: { tabId: number; color: string }): Promise<void>;
    setTitle(details: { tabId: number; title: string }): Promise<void>;
  };
  offscreen?: {
    createDocument(options: { url: string; reasons: string[]; justification: string }): Promise<void>;
    hasDocument(): Promise<boolean>;
  };
}

/** The browser's own object. */
export const browserApi = (): BrowserApi => {
  const scope = globalThis as { browser?: BrowserApi; chrome?: BrowserApi };
  const api = scope.browser ?? scope.chrome;
  if (!api) throw new Error('This script runs in an extension.');
  return api;
};
