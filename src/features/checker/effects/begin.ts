// The first text of a visit: what was already typed into the field, else the kept draft, else the sample that the address
// asks for. Nothing typed is lost: when both exist, each becomes a text of its own.
import { getI18n } from '../../../services/i18n/i18n.ts';
import { presetSettings } from '../../../services/settings.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { loadWords } from '../../../services/words.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { CheckerPreset } from '../preset.ts';
import { sampleFor } from '../samples.ts';
import { useChecker } from '../store.ts';
import type { Checking } from './checking.ts';
import type { DraftKeeping } from './draftKeeping.ts';
import type { EditorElements } from './editors.ts';
import type { Texts } from './texts.ts';

/** What the beginning needs from the rest of the checker. */
export interface Beginning {
  elements: EditorElements;
  preset: CheckerPreset;
  drafts: DraftKeeping;
  texts: Texts;
  checking: Checking;
  /** Puts the editor in place; without a text it takes over what is in the field. */
  place(text?: string): Promise<void>;
}

/** Shows the first text and starts its check. */
export async function begin({ elements, preset, drafts, texts, checking, place }: Beginning): Promise<void> {
  const [draft] = await Promise.all([drafts.resume(), loadWords().catch(() => [])]);
  if (preset.language) drafts.change({ language: preset.language });
  checking.warmUp();
  void checking.packs.lookForStored();

  const typed = elements.area.value;
  if (typed !== '' && draft.text !== '' && typed !== draft.text) {
    const earlier = draft.id;
    await drafts.begin();
    const action = { label: getI18n().t('checker.openEarlier'), onAction: () => void texts.openText(earlier) };
    toast.show({ text: getI18n().t('checker.earlierKept'), icon: 'clock-history', action });
  }
  await place(typed !== '' ? undefined : draft.text || undefined);
  if (typed !== '') drafts.changed();
  useChecker.setState({ started: true });
  checking.open();
  await follow({ preset, drafts, texts, isEmpty: draft.text === '' && typed === '' });
}

/** Sets what an address preselects; a sample is shown only where nothing is written. The language is set by the caller. */
export async function follow({
  preset,
  drafts,
  texts,
  isEmpty,
}: Pick<Beginning, 'preset' | 'drafts' | 'texts'> & { isEmpty: boolean }): Promise<void> {
  useChecker.setState({
    filter: preset.filter ?? null,
    ...(preset.statistics && { overlay: 'statistics' as const }),
  });
  presetSettings(preset.level ? { level: preset.level } : {});
  if (!preset.sample || !isEmpty) return;
  const { language } = drafts.draft();
  await texts.sample(sampleFor(isTextLanguage(language) ? language : 'en', preset.genre));
}
