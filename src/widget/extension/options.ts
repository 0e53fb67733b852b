// The options page and the popup of the icon: one form, of which the popup shows the part for the site in the tab.
import { VARIANTS } from '../field/options.ts';
import { browserApi } from './browserApi.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';

const api = browserApi();
const find = (id: string) => document.getElementById(id);
const box = (id: string) => find(id) as HTMLInputElement | null;
const area = (id: string) => find(id) as HTMLTextAreaElement | null;

function showTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = api.i18n.getMessage(element.dataset['text'] ?? '');
  }
  document.documentElement.lang = api.i18n.getUILanguage();
  document.title = api.i18n.getMessage('name');
}

function fillLanguages(select: HTMLSelectElement, chosen: string): void {
  const locale = api.i18n.getUILanguage();
  const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
  const codes = Object.entries(VARIANTS).flatMap(([language, variants]) => [language, ...variants]);
  for (const code of ['auto', ...codes]) {
    const option = document.createElement('option');
    option.value = code;
    option.textContent = code === 'auto' ? api.i18n.getMessage('auto') : (names.of(code) ?? code);
    option.selected = code === chosen;
    select.append(option);
  }
}

/** A text with one line for each entry, kept when it is left. */
function listField(id: string, lines: readonly string[], keep: (lines: string[]) => void): void {
  const field = area(id);
  if (!field) return;
  field.value = lines.join('\n');
  field.addEventListener('change', () =>
    keep([
      ...new Set(
        field.value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ]),
  );
}

function switchField(id: string, isOn: boolean, keep: (isOn: boolean) => void): void {
  const field = box(id);
  if (!field) return;
  field.checked = isOn;
  field.addEventListener('change', () => keep(field.checked));
}

/** The switch for the site of the tab; pages of the browser itself have none. */
async function showSite(settings: Settings): Promise<void> {
  const [tab] = await api.tabs.query({ active: true, currentWindow: true });
  const host = tab?.url && URL.canParse(tab.url) ? new URL(tab.url) : null;
  const isSite = host !== null && /^https?:$/.test(host.protocol);
  find('site')?.toggleAttribute('hidden', !isSite);
  if (!isSite) return;
  const name = find('host');
  if (name) name.textContent = host.hostname;
  switchField('on', !settings.off.includes(host.hostname), (isOn) => {
    const rest = settings.off.filter((one) => one !== host.hostname);
    void writeSettings({ off: isOn ? rest : [...rest, host.hostname] });
  });
}

async function start(): Promise<void> {
  showTexts();
  const settings = await readSettings();
  const select = find('language') as HTMLSelectElement | null;
  if (select) {
    fillLanguages(select, settings.language);
    select.addEventListener('change', () => void writeSettings({ language: select.value }));
  }
  switchField('picky', settings.picky, (picky) => void writeSettings({ picky }));
  switchField('always', settings.always, (always) => void writeSettings({ always }));
  listField('off', settings.off, (off) => void writeSettings({ off }));
  listField('words', settings.words, (words) => void writeSettings({ words }));
  find('more')?.addEventListener('click', () => void api.runtime.openOptionsPage());
  if (find('site')) await showSite(settings);
}

void start();
