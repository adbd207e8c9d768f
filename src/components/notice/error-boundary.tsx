import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice.tsx';
import { type CrashedFigure, crashReport } from './crash-report.ts';

export interface ErrorBoundaryProps {
  /** Which figure this is, for the report. */
  readonly name: string;
  /** What is known of it, asked for when it broke. */
  readonly about?: () => CrashedFigure;
  /** Makes a new figure: a new store, new workers. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly where: string;
}

/**
 * Around one figure: when it breaks while it is drawn, or by an effect of that, a notice stands in its place and the page
 * lives on. What breaks while an event is handled leaves the figure as it was.
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
    return <CrashNotice report={this.report(error, where)} onReset={this.props.onReset} />;
  }

  private report(error: unknown, where: string): string {
    const { name, about } = this.props;
    let known: CrashedFigure | null = null;
    try {
      known = about?.() ?? null;
    } catch {
      // Whatever broke may have broken this too: the rest of the report stands.
    }
    return crashReport(name, known, error, where);
  }
}
