// Shown when the error page itself fails (ERR-16): no frame, no icon, no styles, nothing else that can fail.
import { Component, type ReactNode } from 'react';
import { getI18n } from '../../services/i18n/i18n.ts';
import { log } from '../../services/log.ts';

/** The page without a frame; also for failures of the frame around all pages. */
export function LastResortPage({ error }: { error: unknown }) {
  const { t } = getI18n();
  const details = error instanceof Error ? error.message : String(error);
  return (
    <main id="main">
      <title>{t('errors.lastTitle')}</title>
      <h2>{t('errors.lastTitle')}</h2>
      <p>{t('errors.lastText')}</p>
      <p>{t('errors.lastDetails', { details })}</p>
      <a href="/">{t('errors.lastHome')}</a>
    </main>
  );
}

interface Props {
  children: ReactNode;
  /** Changes with every navigation, which retries rendering. */
  place: unknown;
}

interface State {
  failure: { error: unknown } | undefined;
  place: unknown;
}

/** Catches errors of its children and shows the page above. */
export class LastResort extends Component<Props, State> {
  override state: State = { failure: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { failure: undefined, place };
  }

  override componentDidCatch(error: unknown) {
    log.error('The error page failed', error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? <LastResortPage error={failure.error} /> : this.props.children;
  }
}
