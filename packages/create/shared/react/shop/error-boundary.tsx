'use client';

import { Component, type ReactNode } from 'react';
import { useResetReads } from 'storewire/react';

/** Shows that a part of the page has failed, with a button that reads it again. The rest of the page stays. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary onReset={useResetReads()}>{children}</Boundary>
);

class Boundary extends Component<{ onReset: () => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly retry = () => {
    this.props.onReset();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert">
        This could not be loaded.{' '}
        <button type="button" onClick={this.retry}>
          Try again
        </button>
      </p>
    );
  }
}
