// What is shown when the error page itself fails (ERR-16): no frame, no icon, no styles, nothing else that can fail.
import { Component, type ReactNode } from 'react';
import { getI18n } from '../services/i18n/i18n.ts';
import { log } from '../services/log.ts';

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
}

/** Catches failures of what is inside and shows the page above. */
export class LastResort extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    log.error('The error page failed', error);
  }

  override render() {
    return this.state.failed ? <LastResortPage error={this.state.error} /> : this.props.children;
  }
}
