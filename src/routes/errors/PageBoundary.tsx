// Catches a page that fails while shown, and shows the error page in its place until the next navigation (ERR-17).
// Failures of the error page itself are handled by LastResort around it (ERR-16).
import { Component, type ReactNode } from 'react';
import { RouteErrorPage } from './RouteErrorPage.tsx';

interface Props {
  children: ReactNode;
  /** Changes with every navigation. */
  place: unknown;
  /** The content is the error page. */
  isErrorPage?: boolean;
}

interface State {
  failure: { error: unknown } | undefined;
  place: unknown;
}

/** The error boundary around a page. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { failure: undefined, place };
  }

  override render() {
    const { failure } = this.state;
    if (failure && this.props.isErrorPage) throw failure.error;
    return failure ? <RouteErrorPage error={failure.error} /> : this.props.children;
  }
}
