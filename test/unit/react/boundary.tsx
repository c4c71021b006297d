import { screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { StoreError } from '../../../src/index.ts';
import { useGetProduct, useResetReads } from '../../../src/react/index.ts';

interface BoundaryProps {
  onReset?: (() => void) | undefined;
  onError?: ((renderAgain: () => void) => void) | undefined;
  children: ReactNode;
}

/** Shows what a render throws, and renders again when it is asked to. */
export class Boundary extends Component<BoundaryProps> {
  override state: { error?: StoreError | undefined } = {};
  static getDerivedStateFromError(error: StoreError): { error: StoreError } {
    return { error };
  }
  readonly renderAgain = (): void => {
    this.props.onReset?.();
    this.setState({ error: undefined });
  };
  override componentDidCatch(): void {
    this.props.onError?.(this.renderAgain);
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <>
        <p>{error.message}</p>
        <button type="button" onClick={this.renderAgain}>
          again
        </button>
      </>
    );
  }
}

/** Waits for its children. Its button reads again what has failed. */
export function Waiting({ onError, children }: Omit<BoundaryProps, 'onReset'>): ReactNode {
  return (
    <Boundary onReset={useResetReads()} onError={onError}>
      <Suspense fallback={<p>waiting</p>}>{children}</Suspense>
    </Boundary>
  );
}

/** What the one paragraph of the page shows. */
export const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

export function Name({ id = 'p1' }: { id?: string }): ReactNode {
  const { data } = useGetProduct({ id }, { suspense: true });
  return <p>{data.product?.name}</p>;
}

export function PlainName(): ReactNode {
  const { data, error } = useGetProduct({ id: 'p1' });
  return <i>{error?.message ?? data?.product?.name ?? 'nothing'}</i>;
}

/** React reports what a boundary has caught. */
export function silence(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
}
