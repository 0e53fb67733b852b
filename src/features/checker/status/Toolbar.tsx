import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/MenuRow.tsx';
import { type CommandRow, commands, isOffered, showKeys } from '../commands.ts';
import { useController } from '../controller.ts';
import { fixable } from '../panel/selectors.ts';
import { type CheckerState, useChecker } from '../store.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LevelPicker, useLevels } from './LevelPicker.tsx';
import styles from './Toolbar.module.css';

/** Voices are looked for after the start only: the page as it was built knows of none. */
const inToolbar = (group: CommandRow['toolbar'], started = false) =>
  commands.filter((row) => row.toolbar === group && (row.needs !== 'voice' || started) && isOffered(row));
/** The words beside the icons that a newcomer looks for first. */
const shortNames: Partial<
  Record<CommandRow['id'], 'checker.textsOpen' | 'checker.shareCopy' | 'checker.command.save' | 'checker.command.share'>
> = {
  open: 'checker.textsOpen',
  copy: 'checker.shareCopy',
  save: 'checker.command.save',
  share: 'checker.command.share',
};
const needsText = new Set(['copy', 'save', 'download', 'keep', 'print', 'check', 'clear']);

/** Whether a command makes no sense now. Before the start all are on: pressing one loads the checker. */
function isOff(state: CheckerState, { id }: CommandRow): boolean {
  if (id === 'undo') return !state.canUndo;
  if (id === 'redo') return !state.canRedo;
  if (id === 'changes') return state.started && state.corrected === 0;
  return state.started && state.length === 0 && needsText.has(id);
}

/**
 * Separate from the rest of the row because its number keeps changing while a long text is checked. It keeps its place when
 * there is nothing to fix, so that no other button slides under the pointer that just pressed it.
 */
function FixAll() {
  const { t } = useTranslation();
  const controller = useController();
  const { sure, rest } = useChecker(fixable);
  const [words, name] =
    rest === 0
      ? [t('checker.fixAll', { count: sure }), t('checker.fixAllLabel', { count: sure })]
      : [t('checker.fixSure', { count: sure }), t('checker.fixSureLabel', { count: sure })];
  const label = rest === 0 ? name : `${name} · ${t('checker.leftToReview', { count: rest })}`;
  return (
    <Button
      variant="primary"
      icon="check2-all"
      className={cx(styles.fix, sure === 0 && styles.idle)}
      disabled={sure === 0}
      aria-label={label}
      data-tip={label}
      data-keys={showKeys('Mod+Shift+Enter')}
      onClick={() => controller.run('fixAll')}
    >
      <span className={styles.words}>{words}</span>
      <span className={styles.number} aria-hidden="true">
        {sure}
      </span>
    </Button>
  );
}

/** The row above the text: language, history, actions on the text, and the single primary button. */
export function Toolbar() {
  const { t } = useTranslation();
  const controller = useController();
  const started = useChecker((state) => state.started);
  const off = useChecker((state) => commands.map((command) => (isOff(state, command) ? '1' : '0')).join(''));

  const isDisabled = (command: CommandRow) => off[commands.indexOf(command)] === '1';
  const button = (command: CommandRow) => {
    const { id, icon, keys } = command;
    const word = shortNames[id];
    return (
      <IconButton
        key={id}
        data-word={word && t(word)}
        icon={icon}
        label={t(`checker.command.${command.label}`)}
        keys={keys && showKeys(keys)}
        disabled={isDisabled(command)}
        onClick={() => controller.run(id)}
      />
    );
  };
  const row = (command: CommandRow): MenuEntry => ({
    id: command.id,
    label: t(`checker.command.${command.label}`),
    icon: command.icon,
    disabled: isDisabled(command),
    onSelect: () => controller.run(command.id),
  });
  const moreButton = (props: MenuTrigger): ReactElement => (
    <IconButton {...props} icon="three-dots" label={t('checker.more')} />
  );
  const levels = useLevels();
  const menu = (commandRows: readonly CommandRow[]) => {
    const items = [...commandRows.map(row), { rule: true } as const, { heading: t('settings.level') }, ...levels];
    return <Menu label={t('checker.more')} items={items} align="end" trigger={moreButton} />;
  };

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('checker.toolbar')} data-print="hide">
      <LanguagePicker />
      <LevelPicker />
      <span className={styles.rule} />
      {inToolbar('history').map(button)}
      <span className={styles.gap} />
      <div className={styles.wide}>{inToolbar('text').map(button)}</div>
      <FixAll />
      <div className={styles.wide}>{menu(inToolbar('menu', started))}</div>
      <div className={styles.narrow}>{menu([...inToolbar('text'), ...inToolbar('menu', started)])}</div>
    </div>
  );
}
