// Actions on a finding: fix it here or everywhere, ignore it, add the word to the dictionary. A change to the
// text is one undo step; other actions can be undone from their toast.
import type { TextChange } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import type { Draft } from '../../../services/drafts/draft.ts';
import { activeLocale, getI18n } from '../../../services/i18n/i18n.ts';
import { loadRuleTexts } from '../../../services/i18n/ruleTexts.ts';
import { changeSettings, settingsStore } from '../../../services/settings.ts';
import { addWords, removeWords } from '../../../services/words/words.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { EditorPort } from '../editor/port.ts';
import { type Places, placesOf } from '../panel/cards.ts';
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';
import { fixable, shownMarks } from '../panel/selectors.ts';
import { fixesOf, useChecker } from '../store.ts';
import type { Checking } from './checking.ts';
import { fixAt, otherSpellings } from './everywhere.ts';
import type { Decide } from './review.ts';
import type { StepToast } from './stepToast.ts';
import type { Suggesting } from './suggesting.ts';

/** What fixing needs from the rest of the checker. */
export interface FixParts {
  index: IssueIndex;
  editor(): EditorPort;
  checking: Checking;
  decide: Decide;
  needFixes: Suggesting['need'];
  tellStep: StepToast['tell'];
  draft(): Draft;
  changeDraft(change: Partial<Draft>): void;
  /** Writes corrections as one undo step, and remembers them. */
  write(changes: readonly TextChange[], caret?: number): void;
}

/** See the head of this file. */
export type Fixes = ReturnType<typeof createFixes>;

/** The commands on findings; `id` is a mark's id. Each does nothing when the mark is gone. */
export function createFixes(parts: FixParts) {
  const { index, editor, checking, decide, needFixes, tellStep, draft, changeDraft, write } = parts;
  const { t } = getI18n();
  const undoLabel = () => t('checker.undoAction');

  /** Whether the text under the mark is still what was found: nothing else may be replaced. */
  const intact = (mark: Mark) => !mark.touched && editor().slice(mark.start, mark.end) === mark.issue.text;
  const close = () => useChecker.setState({ current: null, popover: 'closed' });

  const replaceAll = (marks: readonly Mark[], fix: (mark: Mark) => string | undefined): number => {
    const changes: TextChange[] = [];
    for (const mark of marks) {
      const insert = fix(mark);
      if (insert === undefined || !intact(mark) || mark.start < (changes.at(-1)?.end ?? 0)) continue;
      changes.push({ start: mark.start, end: mark.end, insert });
    }
    if (changes.length > 0) write(changes);
    return changes.length;
  };
  const tell = (count: number, left = '') =>
    tellStep({ text: t('checker.fixed', { count }) + left }, () => editor().undo());

  const tellNothing = () => toast.show({ text: t('checker.nothingToFix'), icon: 'info-circle' });

  /** The places of the same mistake or name, as the text is now; what belongs together otherwise may be other words. */
  const placesNow = (mark: Mark): Places => {
    checking.publish();
    return mark.issue.group ? [mark] : placesOf(useChecker.getState(), mark);
  };

  /** Hides findings until the worker, which is told as well, agrees. */
  const leaveOut = (change: Partial<Draft>, which: (mark: Mark) => boolean, text: string) => {
    const { ignoredIssues, ignoredWords } = draft();
    changeDraft(change);
    index.remove(which);
    checking.publish();
    checking.redraw();
    checking.optionsChanged();
    const undo = () => {
      changeDraft({ ignoredIssues, ignoredWords });
      checking.optionsChanged();
    };
    toast.show({ text, icon: 'slash-circle', action: { label: undoLabel(), onAction: undo } });
  };

  return {
    /** Replaces the finding with a correction. */
    apply(id: number, replacement: string) {
      const mark = index.byId(id);
      if (!mark || !intact(mark)) return close();
      const goOn = decide(mark);
      const { start, end } = mark;
      write([{ start, end, insert: replacement }], start + replacement.length);
      goOn();
    },
    /** Applies the same correction at all places of the finding's row, each in its own spelling: Recieve becomes Receive. */
    async applyEverywhere(id: number, replacement: string) {
      const asked = index.byId(id);
      const others = asked ? otherSpellings(placesNow(asked), asked) : [];
      if (others.length > 0) await needFixes(others);
      const mark = index.byId(id);
      if (!mark) return close();
      // Corrections that have come may have shown that some places are another mistake.
      const places = placesNow(mark);
      const state = useChecker.getState();
      const goOn = decide(mark);
      const fix = fixAt(places, mark, replacement, (place) => fixesOf(state, place));
      const count = replaceAll(places, fix);
      if (count > 0) tell(count);
      goOn();
    },
    /** Applies the first correction of every sure mistake shown, and what they uncover; the others are left to review. */
    async fixAll() {
      const { filter } = useChecker.getState();
      try {
        const { rest } = fixable(useChecker.getState());
        const left = rest > 0 ? ` · ${t('checker.leftToReview', { count: rest })}` : '';
        const languages = new Set(index.marks.map(({ issue }) => issue.language));
        const [changes] = await Promise.all([
          index.marks.length === 0 ? [] : checking.fixAll(filter),
          // The corrections are kept with their reasons.
          ...[...languages].map((language) => loadRuleTexts(activeLocale(), language)),
        ]);
        close();
        if (changes && changes.length > 0) {
          write(changes);
          tell(changes.length, left);
        } else if (changes) tellNothing();
        editor().focus();
      } catch (thrown) {
        toast.show({ text: t(`errors.${toAppError(thrown).code}`), kind: 'alert' });
      }
    },
    /** Applies the first correction of everything the same rule found. */
    fixRule(id: number) {
      const mark = index.byId(id);
      close();
      if (!mark) return;
      const same = index.marks.filter(({ issue }) => issue.rule === mark.issue.rule);
      tell(replaceAll(same, ({ issue }) => issue.replacements?.[0]));
      editor().focus();
    },
    /** Switches the rule of a finding off in all texts until it is switched on again in the settings. */
    disableRule(id: number) {
      const mark = index.byId(id);
      close();
      if (!mark) return;
      const { disabledRules } = settingsStore.getState();
      changeSettings({ disabledRules: [...disabledRules, mark.issue.rule] });
      const action = { label: undoLabel(), onAction: () => void changeSettings({ disabledRules }) };
      toast.show({ text: t('checker.ruleOff'), icon: 'slash-circle', action });
    },
    /** Gives all places of the finding's group one of its forms, those that have the other now and then too. */
    async unify(id: number, form: string) {
      const group = index.byId(id)?.issue.group;
      if (!group) return close();
      try {
        const changes = await checking.unify(group.id, form);
        if (!changes) return;
        // Words whose counterpart is not certain are left to be looked at, in the card that stays open.
        if (changes.length === 0) return tellNothing();
        close();
        write(changes);
        tell(changes.length);
        editor().focus();
      } catch (thrown) {
        toast.show({ text: t(`errors.${toAppError(thrown).code}`), kind: 'alert' });
      }
    },
    /** Leaves a finding as it is; one that only the whole text shows with all places that belong to it. */
    ignoreOnce(id: number) {
      const mark = index.byId(id);
      if (!mark) return close();
      const goOn = decide(mark);
      const { ignoreKey, group, text: word } = mark.issue;
      const ignoredIssues = [...draft().ignoredIssues, ignoreKey];
      const isSame = (other: Mark) => (group ? other.issue.ignoreKey === ignoreKey : other.id === id);
      leaveOut({ ignoredIssues }, isSame, group ? t('issues.keptBoth') : t('checker.ignoredOnce', { word }));
      goOn();
    },
    /** Leaves all places of the finding's row as they are. */
    ignorePlaces(id: number) {
      const mark = index.byId(id);
      if (!mark) return close();
      const places = new Set(placesNow(mark));
      const goOn = decide(mark);
      const ignoredIssues = [...draft().ignoredIssues, ...[...places].map(({ issue }) => issue.ignoreKey)];
      const [word, count] = [mark.issue.text, places.size];
      const text = `${t('checker.ignoredOnce', { word })} · ${t('issues.placesCount', { count })}`;
      leaveOut({ ignoredIssues }, (other) => places.has(other), text);
      goOn();
    },
    /** Changes what is ignored in the text, and answers what was before. */
    changeIgnored(ignoredIssues: string[]): string[] {
      const before = draft().ignoredIssues;
      changeDraft({ ignoredIssues });
      checking.optionsChanged();
      return before;
    },
    ignored: () => draft().ignoredIssues,
    ignoreWord(id: number) {
      const mark = index.byId(id);
      if (!mark) return close();
      // A capitalised word does not cover its other places.
      const words = new Set([mark.issue.text, ...placesNow(mark).map(({ issue }) => issue.text)]);
      const goOn = decide(mark);
      const word = mark.issue.text;
      const ignoredWords = [...draft().ignoredWords, ...words];
      leaveOut({ ignoredWords }, ({ issue }) => words.has(issue.text), t('checker.ignoredWord', { word }));
      goOn();
    },
    /** Keeps every name shown as it is. */
    ignoreNames() {
      const names = shownMarks(useChecker.getState()).filter(({ issue }) => issue.type === 'unknown-name');
      const words = new Set(names.map(({ issue }) => issue.text));
      if (words.size === 0) return;
      const ignoredWords = [...draft().ignoredWords, ...words];
      const isOne = ({ issue }: Mark) => issue.type === 'unknown-name' && words.has(issue.text);
      leaveOut({ ignoredWords }, isOne, t('issues.keptNames', { count: words.size }));
    },
    async addToDictionary(id: number) {
      const mark = index.byId(id);
      if (!mark) return close();
      const places = placesNow(mark);
      const same = new Set(places);
      const goOn = decide(mark);
      // At the beginning of a sentence any word is capitalised: where it stands in lower case too, that is the word.
      const small = places.find(({ issue }) => issue.text === issue.text.toLowerCase());
      const word = (small ?? mark).issue.text;
      try {
        const added = await addWords([word]);
        index.remove((other) => other.issue.text === word || (small !== undefined && same.has(other)));
        checking.publish();
        checking.redraw();
        const action = { label: undoLabel(), onAction: () => void removeWords(added) };
        toast.show({ text: t('checker.added', { word }), icon: 'journal-plus', action });
        goOn();
      } catch (thrown) {
        toast.show({ text: t(`errors.${toAppError(thrown).code}`), kind: 'alert' });
      }
    },
    close,
  };
}
