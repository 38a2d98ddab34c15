import { Component, type ReactNode } from 'react';
import { crashBox } from '../failure/loadFailure';

interface FallbackProps {
  error: unknown;
  tryAgain: () => void;
}

interface Props {
  children: ReactNode;
  /** Replaces the children after an error. Default: the crash page. */
  fallback?: (props: FallbackProps) => ReactNode;
  resetKey?: unknown;
}

/** Limits rendering errors to its children. */
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
    return this.props.fallback ? this.props.fallback(props) : <Crashed {...props} />;
  }
}

const Crashed = ({ error, tryAgain }: FallbackProps) => (
  <div ref={(box) => box?.replaceChildren(crashBox(error, tryAgain))} />
);
