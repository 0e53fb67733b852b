// The first text of a visit: what was already typed into the field, else the kept draft, else the sample the address
// asks for. Nothing typed is lost: when there is both a draft and typed text, each becomes a text of its own.
import { AppError } from '../../../lib/errors.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import { presetSettings } from '../../../services/settings.ts';
import { takeShared } from '../../../services/sharedFile.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { loadWords } from '../../../services/words/words.ts';
import { toast } from '../../../ui/toast/store.ts';
import { loadSample } from '../editor/loadSample.ts';
import type { CheckerPreset } from '../preset.ts';
import { useChecker } from '../store.ts';
import type { Checking } from './checking.ts';
import type { DraftKeeping } from './draftKeeping.ts';
import type { EditorElements } from './editors.ts';
import type { Texts } from './texts.ts';

/** What starting up needs from the rest of the checker. */
export interface Beginning {
  elements: EditorElements;
  preset: CheckerPreset;
  drafts: DraftKeeping;
  texts: Texts;
  checking: Checking;
  /** Puts the editor in place; when `text` returns undefined it takes over what is in the field at that moment. */
  place(text: () => string | undefined): Promise<void>;
  signal: AbortSignal;
}

/** Shows the first text and starts checking it. */
export async function begin(parts: Beginning): Promise<void> {
  const { elements, preset, drafts, texts, checking, place, signal } = parts;
  const [draft] = await Promise.all([drafts.resume(), loadWords().catch(() => [])]);
  if (preset.language) drafts.change({ language: preset.language });
  checking.warmUp();
  void checking.packs.lookForStored();

  // Typed text is read at the very moment of the exchange: someone may start typing while the editor is still loading.
  let typed = '';
  await place(() => {
    if (signal.aborted) throw new AppError('aborted');
    typed = elements.area.value;
    if (typed === '') return draft.text || undefined;
    if (draft.text !== '' && typed !== draft.text) {
      drafts.fork();
      const { t } = getI18n();
      const action = { label: t('checker.openEarlier'), onAction: () => void texts.openText(draft.id) };
      toast.show({ text: t('checker.earlierKept'), icon: 'clock-history', action });
    }
    return undefined;
  });
  if (typed !== '' && typed !== drafts.draft().text) drafts.changed();
  useChecker.setState({ started: true });
  checking.open();
  await follow({ preset, drafts, texts, isEmpty: draft.text === '' && typed === '' });
  const shared = await takeShared();
  if (shared) await texts.openFile({ file: shared });
}

/** Applies an address's presets; a sample is shown only when nothing is written. The caller sets the language. */
export async function follow({
  preset,
  drafts,
  texts,
  isEmpty,
}: Pick<Beginning, 'preset' | 'drafts' | 'texts'> & { isEmpty: boolean }): Promise<void> {
  useChecker.setState({
    filter: preset.filter ?? null,
    ...(preset.side && { side: preset.side }),
  });
  presetSettings(preset.level ? { level: preset.level } : {});
  if (!preset.sample || !isEmpty) return;
  const { language } = drafts.draft();
  await texts.sample(await loadSample(isTextLanguage(language) ? language : 'en', preset.genre));
}
