import { describe, expect, it } from 'vitest';
import type { DocumentRow } from '../../services/cloud/documents/documentRows.ts';
import type { DocumentsState } from '../../services/cloud/documents/documentsParts.ts';
import { openDialog, resetScreen, type ScreenState, screenPhase, shownRows, useDocuments } from './store.ts';

const row = (id: string, name: string, size = 1): DocumentRow => ({
  id,
  name,
  language: 'auto',
  characters: 1,
  createdAt: 1,
  updatedAt: Number(id),
  size,
  original: null,
  state: 'saved',
  uploading: false,
});
const list = (phase: DocumentsState['phase'], ...rows: DocumentRow[]): DocumentsState => ({
  phase,
  rows,
  quota: { used: 0, limit: 1 },
  removed: [],
  progress: {},
});
const screen = (state: Partial<ScreenState>): ScreenState => ({
  phase: 'open',
  search: '',
  order: 'updated',
  dialog: { name: 'none' },
  ...state,
});

describe('what is shown in place of the list', () => {
  it.each([
    ['loading', screen({ phase: 'opening' })],
    ['loading', screen({ list: list('loading') })],
    ['empty', screen({ list: list('ready') })],
    ['empty', screen({ list: list('offline') })],
    ['list', screen({ list: list('loading', row('1', 'A')) })],
    ['list', screen({ list: list('failed', row('1', 'A')) })],
    ['list', screen({ phase: 'failed', list: list('ready', row('1', 'A')) })],
    ['failed', screen({ phase: 'failed' })],
    ['failed', screen({ list: list('failed') })],
  ])('%s', (phase, state) => expect(screenPhase(state)).toBe(phase));
});

describe('the rows shown', () => {
  const rows = [row('1', 'Brief', 3), row('2', 'Été', 1), row('3', 'Angebot 10', 2), row('4', 'Angebot 9', 9)];
  const names = (state: Partial<ScreenState>) =>
    shownRows(screen({ list: list('ready', ...rows), ...state }), 'de').map(({ name }) => name);

  it('are in the chosen order', () => {
    expect(names({})).toEqual(['Angebot 9', 'Angebot 10', 'Été', 'Brief']);
    expect(names({ order: 'name' })).toEqual(['Angebot 9', 'Angebot 10', 'Brief', 'Été']);
    expect(names({ order: 'size' })).toEqual(['Angebot 9', 'Brief', 'Angebot 10', 'Été']);
  });

  it('are those matching the search, ignoring case and accents', () => {
    expect(names({ search: ' ete ' })).toEqual(['Été']);
    expect(names({ search: 'ANGEBOT' })).toHaveLength(2);
  });
});

it('the next person sees nothing of the previous one', () => {
  openDialog('rename', row('1', 'Secret'));
  useDocuments.setState({ list: list('ready', row('1', 'Secret')), search: 'sec' });
  resetScreen();
  expect(JSON.stringify(useDocuments.getState())).not.toContain('Secret');
});
