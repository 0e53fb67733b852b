import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../services/i18n/i18n.ts';
import { useChecker } from '../store.ts';
import { SwitchedOff } from './SwitchedOff.tsx';

describe('rules that have failed', () => {
  it('are named beside the findings as soon as they fail', () => {
    render(
      <I18nextProvider i18n={createI18n()}>
        <SwitchedOff />
      </I18nextProvider>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    act(() => useChecker.setState({ failedRules: ['en.one', 'en.two'] }));
    expect(screen.getByRole('status').textContent).toContain('en.one and en.two');
    act(() => useChecker.setState({ failedRules: [] }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
