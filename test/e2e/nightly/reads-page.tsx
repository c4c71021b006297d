import { Component, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient, type StoreError } from '../../../src/index.ts';
import { StoreProvider, useGetProduct, useResetReads } from '../../../src/react/index.ts';

/** Shows what a render throws, and renders again when it is asked to. */
class Boundary extends Component<{ onReset: () => void; children: ReactNode }> {
  override state: { error?: StoreError | undefined } = {};
  static getDerivedStateFromError(error: StoreError): { error: StoreError } {
    return { error };
  }
  readonly again = (): void => {
    this.props.onReset();
    this.setState({ error: undefined });
  };
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <button type="button" onClick={this.again}>
        {error.message}
      </button>
    );
  }
}

function Name(): ReactNode {
  const { data } = useGetProduct({ id: 'p1' }, { suspense: true });
  return <p>{data.product?.name}</p>;
}

function Page(): ReactNode {
  return (
    <Boundary onReset={useResetReads()}>
      <Suspense fallback={<p>waiting</p>}>
        {/* so many that a slow device renders them for longer than a request takes */}
        <ul>
          {Array.from({ length: 800 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they are
            <li key={row}>{`Row ${row}`}</li>
          ))}
        </ul>
        <Name />
      </Suspense>
    </Boundary>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <StoreProvider client={createClient({ baseUrl: `${location.origin}/platform` })} sessionId="ada">
      <Page />
    </StoreProvider>
  </StrictMode>,
);
