import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice.tsx';

export interface ErrorBoundaryProps {
  /** Which figure this is, for the report. */
  readonly name: string;
  /** Makes a new figure: a new store, new workers. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly where: string;
}

/**
 * Around one figure: when something in it breaks, a notice stands in its place and the page lives on.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, where: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(_error: unknown, info: ErrorInfo): void {
    this.setState({ where: info.componentStack ?? '' });
  }

  override render(): ReactNode {
    const { error, where } = this.state;
    if (error === null) return this.props.children;
    return (
      <CrashNotice report={reportOf(this.props.name, error, where)} onReset={this.props.onReset} />
    );
  }
}

/** What somebody who mends it needs: what, where, and in which state of the page. */
function reportOf(name: string, error: unknown, where: string): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const frames = where.trim().split('\n').slice(0, 12);
  return [
    `figure: ${name}`,
    `state: ${window.location.search || '(default)'}`,
    `browser: ${navigator.userAgent}`,
    what,
    ...frames,
  ].join('\n');
}
