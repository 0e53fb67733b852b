import { describe, expect, it } from 'vitest';
import english from '../../../locales/en/app.json' with { type: 'json' };
import { iconNames } from '../../ui/icons.ts';
import { commandFor, commands, showKeys } from './commands.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('the table of commands', () => {
  it('has each name and each key once, a known icon and a text', () => {
    const keys = commands.flatMap((command) => command.keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    for (const { icon, label } of commands) {
      expect(iconNames).toContain(icon);
      expect(english.checker.command).toHaveProperty(label);
    }
  });

  it('finds the command of a key press, with Command on a Mac', () => {
    expect(commandFor(press('F8'), false)).toBe('next');
    expect(commandFor(press('F8', { shiftKey: true }), false)).toBe('previous');
    expect(commandFor(press('k', { ctrlKey: true }), false)).toBe('palette');
    expect(commandFor(press('k', { metaKey: true }), true)).toBe('palette');
    expect(commandFor(press('k', { ctrlKey: true }), true)).toBeNull();
    expect(commandFor(press('Enter', { altKey: true }), false)).toBe('fix');
  });

  it('leaves letters and native keys alone', () => {
    for (const key of [press('a'), press('z', { ctrlKey: true }), press('p', { ctrlKey: true }), press('Enter')])
      expect(commandFor(key, false)).toBeNull();
  });

  it('shows keys as they are labelled on the keyboard', () => {
    expect(showKeys('Mod+Shift+Enter', false)).toBe('Ctrl Shift ↵');
    expect(showKeys('Mod+Shift+Enter', true)).toBe('⌘⇧↵');
  });
});
