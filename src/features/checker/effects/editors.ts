// Which editor draws the text, and switching between them: text, selection, scroll position and focus are preserved,
// and nothing is exchanged while an input method is composing.
import { getI18n } from '../../../services/i18n/i18n.ts';
import { settingsStore } from '../../../services/settings.ts';
import type { EditorHost, EditorPort } from '../editor/port.ts';
import { createTextareaEditor } from '../editor/textareaEditor.ts';

/** The elements that the page provides. */
export interface EditorElements {
  area: HTMLTextAreaElement;
  /** Lies under the textarea and holds its marks. */
  layer: HTMLElement;
  /** Empty; CodeMirror goes here. */
  mount: HTMLElement;
}

/** CodeMirror cannot follow the predictive keyboards of Android (decision 3). */
const isAndroid = () => /Android/i.test(navigator.userAgent);

/** Whether the plain field is the editor here. */
export const usesTextarea = (): boolean => settingsStore.getState().plainEditor || isAndroid();

/** Resolves when no composition is in progress in the field. */
export function composed(area: HTMLTextAreaElement, isComposing: () => boolean): Promise<void> {
  if (!isComposing()) return Promise.resolve();
  return new Promise((resolve) => {
    area.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });
}

/** Labels of the search panel's controls, keyed by CodeMirror's English. */
function phrases(): Record<string, string> {
  const { t } = getI18n();
  return {
    Find: t('checker.search.find'),
    Replace: t('checker.search.replace'),
    next: t('checker.search.next'),
    previous: t('checker.search.previous'),
    all: t('checker.search.all'),
    'match case': t('checker.search.matchCase'),
    'by word': t('checker.search.byWord'),
    regexp: t('checker.search.regexp'),
    replace: t('checker.search.replaceOne'),
    'replace all': t('checker.search.replaceAll'),
    close: t('checker.search.close'),
    'current match': t('checker.search.current'),
    'on line': t('checker.search.onLine'),
    'replaced match on line $': t('checker.search.replacedOn'),
    'replaced $ matches': t('checker.search.replacedCount'),
  };
}

/**
 * Shows a text in the editor that fits this browser and these settings. `text` is called when everything is ready; if it
 * returns undefined or is omitted, whatever is in the field at that moment is taken over.
 */
export async function mountEditor(
  { area, layer, mount }: EditorElements,
  host: EditorHost,
  before: EditorPort | null,
  text?: () => string | undefined,
): Promise<EditorPort> {
  const plain = usesTextarea();
  const codemirror = plain ? null : await import('../editor/codemirrorEditor.ts');
  if (!before) await composed(area, () => area.dataset['composing'] !== undefined);
  const given = text?.();
  const whole = given ?? before?.text() ?? area.value;
  const selection =
    given !== undefined
      ? { start: 0, end: 0 }
      : (before?.selection() ?? { start: area.selectionStart, end: area.selectionEnd });
  const focused = before?.hasFocus() ?? document.activeElement === area;
  const scrollTop = given !== undefined ? 0 : area.scrollTop;
  before?.destroy();
  mount.replaceChildren();
  if (codemirror) {
    const texts = { label: getI18n().t('checker.text'), phrases: phrases() };
    mount.hidden = false;
    const editor = codemirror.createCodeMirrorEditor(
      mount,
      { text: whole, selection, scrollTop, focused },
      texts,
      host,
    );
    area.hidden = true;
    layer.hidden = true;
    area.value = '';
    return editor;
  }
  mount.hidden = true;
  area.hidden = false;
  area.dataset['kept'] = '';
  if (area.value !== whole) area.value = whole;
  const editor = createTextareaEditor(area, layer, host);
  editor.select(selection);
  if (focused) editor.focus();
  return editor;
}
