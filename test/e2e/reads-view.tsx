import { Component, type ReactNode, Suspense, useState } from 'react';
import type { StoreError } from '../../src/index.ts';
import {
  useGetProduct,
  useQueryProductsInfinite,
  useResetReads,
  useRevalidate,
} from '../../src/react/index.ts';

interface BoundaryProps {
  onReset: () => void;
  children: ReactNode;
}

/** Shows what a render throws, and renders again when it is asked to. */
class Boundary extends Component<BoundaryProps> {
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
      <>
        <p id="suspended">{error.message}</p>
        <button type="button" onClick={this.again}>
          Again
        </button>
      </>
    );
  }
}

/** Waits for its children, and reads again what has failed when it is asked to. */
function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <Boundary onReset={useResetReads()}>
      <Suspense fallback={<p id="suspended">waiting</p>}>{children}</Suspense>
    </Boundary>
  );
}

/** So many that a slow device renders them for longer than a request takes. */
const Rows = (): ReactNode => (
  <ul>
    {Array.from({ length: 800 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they are
      <li key={row}>{`Row ${row}`}</li>
    ))}
  </ul>
);

function SuspendedName(): ReactNode {
  const { data } = useGetProduct({ id: 'p1' }, { suspense: true });
  return <p id="suspended">{data.product?.name}</p>;
}

function PlainName(): ReactNode {
  return <p id="plain">{useGetProduct({ id: 'p1' }).data?.product?.name ?? 'nothing'}</p>;
}

export const LIST = { query: { paging: { limit: 2 } } };

function List(): ReactNode {
  const { items, error, hasNext, loadMore, retry } = useQueryProductsInfinite(LIST);
  return (
    <>
      <p id="list">{items.map(({ name }) => name).join(' ')}</p>
      <p id="end">{error?.message ?? (hasNext ? 'more' : 'end')}</p>
      <button type="button" onClick={loadMore}>
        More
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

/** The parts of the page, each under a switch that removes it and brings it back. */
const PARTS: Record<string, () => ReactNode> = {
  List,
  Plain: PlainName,
  Suspended: () => (
    <Waiting>
      <SuspendedName />
    </Waiting>
  ),
  'Suspended beside rows': () => (
    <Waiting>
      <Rows />
      <SuspendedName />
    </Waiting>
  ),
};

/** A page of reads, which a server can render too. */
export function Reads({ parts }: { parts: readonly string[] }): ReactNode {
  const [shown, setShown] = useState(parts);
  const revalidate = useRevalidate();
  const toggle = (name: string): void =>
    setShown(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  return (
    <main>
      {Object.entries(PARTS).map(([name, Part]) => (
        <section key={name}>
          <button type="button" onClick={() => toggle(name)}>
            {`Switch ${name}`}
          </button>
          {shown.includes(name) ? <Part /> : null}
        </section>
      ))}
      <button type="button" onClick={() => void revalidate(['products'])}>
        Invalidate
      </button>
    </main>
  );
}
