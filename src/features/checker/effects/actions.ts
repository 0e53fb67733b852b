// The action of each command in the table but `open`, which the page itself begins. A command without an action does not compile.
import { getI18n } from '../../../services/i18n/i18n.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { RunningCommandId } from '../commands.ts';
import type { EditorPort } from '../editor/port.ts';
import { type Overlay, type Side, useChecker } from '../store.ts';
import type { Checking } from './checking.ts';
import type { Fixes } from './fixes.ts';
import type { Texts } from './texts.ts';

/** The parts that the commands act on. */
export interface ActionParts {
  editor(): EditorPort;
  checking: Checking;
  fixes: Fixes;
  texts: Texts;
  /** Makes the text a document of the account. */
  keep(): void;
  /** Goes to the next or the previous finding. */
  step(direction: 1 | -1): void;
  /** Opens the corrections at the caret. */
  select(): void;
}

/** The actions by command. */
export function createActions(parts: ActionParts): Record<RunningCommandId, () => unknown> {
  const { editor, checking, fixes, texts, keep, step, select } = parts;
  const show = (overlay: Overlay) => () => useChecker.setState({ overlay, popover: 'closed' });
  const beside = (side: Side) => () => useChecker.setState({ side, overlay: null, popover: 'closed' });
  const checkSelection = () => {
    const range = editor().selection();
    if (range.end > range.start) checking.open(range);
    else toast.show({ text: getI18n().t('checker.selectFirst'), icon: 'info-circle' });
  };
  return {
    undo: () => editor().undo(),
    redo: () => editor().redo(),
    new: texts.startNew,
    copy: texts.copy,
    paste: texts.paste,
    save: show('save'),
    download: texts.download,
    keep,
    print: texts.print,
    clear: texts.clear,
    check: () => checking.open(),
    checkSelection,
    settings: show('settings'),
    share: show('share'),
    texts: show('texts'),
    changes: show('changes'),
    statistics: beside('statistics'),
    progress: beside('progress'),
    letter: beside('letter'),
    word: beside('word'),
    speech: show('speech'),
    report: show('report'),
    palette: show('palette'),
    keyboard: show('keyboard'),
    next: () => step(1),
    previous: () => step(-1),
    fix: select,
    fixAll: fixes.fixAll,
    find: () => editor().openSearch(),
  };
}
