import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { entriesIn, removeFailure } from './entry.ts';
import { useStore } from './provider.ts';

/**
 * Reads again what has failed, for the "Try again" of an error boundary. A component with `suspense: true`
 * throws the error of its read in every render, also when it is mounted again, and sends nothing. Call the
 * returned function before the boundary renders its children again, in its `onReset` or `onRetry`: it removes
 * the errors of the reads and lists of this provider that have no data, so that the next render reads them.
 * Components without `suspense` that show such an error read at once. The function changes with the identity
 * only.
 *
 * @example
 * import { Component, type ReactNode } from 'react';
 * import { useResetReads } from 'storewire/react';
 *
 * class Boundary extends Component<{ onReset: () => void; children: ReactNode }> {
 *   override state = { hasFailed: false };
 *   static getDerivedStateFromError = () => ({ hasFailed: true });
 *   retry = () => {
 *     this.props.onReset();
 *     this.setState({ hasFailed: false });
 *   };
 *   override render() {
 *     if (!this.state.hasFailed) return this.props.children;
 *     return <button type="button" onClick={this.retry}>Try again</button>;
 *   }
 * }
 *
 * export function ErrorBoundary({ children }: { children: ReactNode }) {
 *   return <Boundary onReset={useResetReads()}>{children}</Boundary>;
 * }
 */
export function useResetReads(): () => void {
  const { prefix, identity } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    if (identity === undefined) return;
    for (const entry of entriesIn({ cache, mutate }, { prefix, identity })) removeFailure(entry);
  }, [prefix, identity, cache, mutate]);
}
