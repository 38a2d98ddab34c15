import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

export interface FallbackProps {
  error: unknown;
  /** Renders the children again. */
  tryAgain: () => void;
}

interface Props {
  children: ReactNode;
  /** What stands in for the children after an error. Default: the crash page. */
  fallback?: (props: FallbackProps) => ReactNode;
  /** A new value means new children: the error of the old ones is forgotten. */
  resetKey?: unknown;
}

/** Keeps an error while rendering from taking down more than its children. */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.tryAgain();
  }

  tryAgain = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const props = { error: failure.error, tryAgain: this.tryAgain };
    return this.props.fallback ? this.props.fallback(props) : <CrashPage {...props} />;
  }
}
