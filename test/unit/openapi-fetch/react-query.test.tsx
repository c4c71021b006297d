// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import createQueryHooks from 'openapi-react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isStoreError, type StoreError } from '../../../src/index.ts';
import { createFetchClient } from '../../../src/openapi-fetch/index.ts';
import { type Answers, openShop } from '../helpers/render.tsx';

const PRODUCT = '/stores-reader/v1/products/{id}';
const TAKE = '/ecom/v1/carts/current/add-to-cart';

/**
 * The hooks of openapi-react-query over a shop with these answers, and how to show a component that uses
 * them.
 */
function openHooks(answers: Answers) {
  const shop = openShop(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => {
    cleanup();
    queries.clear();
  });
  const wrapper = (props: { children: ReactNode }): ReactNode => (
    <QueryClientProvider client={queries} {...props} />
  );
  const show = (children: ReactNode) => render(children, { wrapper });
  return { ...shop, hooks: createQueryHooks(createFetchClient(shop.client)), show };
}

const rejected = (): Response =>
  Response.json(
    {
      message: 'No such product',
      details: { applicationError: { code: 'PRODUCT_NOT_FOUND', description: 'No such product' } },
    },
    { status: 404, headers: { 'x-wix-request-id': 'req-9' } },
  );

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

it('a query shows the data of a path, with the parameters in its key', async () => {
  const { hooks, show, calls } = openHooks(({ call }) => ({
    product: { name: `Vase ${call.split('/').at(-1)}` },
  }));
  function Name({ id }: { id: string }): ReactNode {
    const { data, isPending } = hooks.useQuery('get', PRODUCT, { params: { path: { id } } });
    return <p>{isPending ? 'loading' : data?.product?.name}</p>;
  }
  const { rerender } = show(<Name id="p1" />);
  expect(shown()).toBe('loading');
  await waitFor(() => expect(shown()).toBe('Vase p1'));
  rerender(<Name id="p1" />);
  expect(calls()).toEqual(['GET /stores-reader/v1/products/p1']);
});

it('a query returns the StoreError of a failure, with its kind, code and request id', async () => {
  const { hooks, show } = openHooks(rejected);
  let seen: unknown;
  function Name(): ReactNode {
    const { error } = hooks.useQuery('get', PRODUCT, { params: { path: { id: 'p1' } } });
    seen = error;
    return <p>{error ? `${error.kind} ${error.code} ${error.requestId}` : 'nothing'}</p>;
  }
  show(<Name />);
  await waitFor(() => expect(shown()).toBe('application PRODUCT_NOT_FOUND req-9'));
  expect(isStoreError(seen)).toBe(true);
});

it('a query shows the StoreError of a network that fails', async () => {
  const { hooks, show } = openHooks(() => Promise.reject(new TypeError('fetch failed')));
  function Name(): ReactNode {
    const { error } = hooks.useQuery('get', PRODUCT, { params: { path: { id: 'p1' } } });
    return <p>{error ? `${error.kind} ${error.reason}` : 'nothing'}</p>;
  }
  show(<Name />);
  await waitFor(() => expect(shown()).toBe('system network'));
});

it('a query is aborted when no component uses it any more', async () => {
  const arrived = gate();
  const { hooks, show, asked } = openHooks(() => {
    arrived.open();
    return new Promise(() => undefined);
  });
  function Name(): ReactNode {
    return <p>{hooks.useQuery('get', PRODUCT, { params: { path: { id: 'p1' } } }).status}</p>;
  }
  const { unmount } = show(<Name />);
  await arrived.opened;
  unmount();
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
});

it('a mutation sends its body, and shows its data or its StoreError', async () => {
  let isFull = false;
  const { hooks, show, asked } = openHooks(() => (isFull ? rejected() : { cart: { id: 'c1' } }));
  function Add(): ReactNode {
    const { mutate, data, error } = hooks.useMutation('post', TAKE);
    return (
      <button type="button" onClick={() => mutate({ body: { lineItems: [] } })}>
        {error ? error.requestId : (data?.cart.id ?? 'add')}
      </button>
    );
  }
  show(<Add />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('c1');
  expect(asked.map(({ call, body }) => [call, body])).toEqual([[`POST ${TAKE}`, { lineItems: [] }]]);
  isFull = true;
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('req-9');
});

class Boundary extends Component<{ children: ReactNode }, { error?: StoreError }> {
  override state: { error?: StoreError } = {};
  static getDerivedStateFromError = (error: unknown) => {
    if (!isStoreError(error)) throw error;
    return { error };
  };
  override render(): ReactNode {
    return this.state.error ? <p>{this.state.error.requestId}</p> : this.props.children;
  }
}

it('a query with Suspense shows the fallback, then its data, and gives its StoreError to the boundary', async () => {
  // React writes what a boundary catches
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answered = gate<unknown>();
  const { hooks, show } = openHooks(({ call }) => (call.endsWith('p1') ? answered.opened : rejected()));
  function Name({ id }: { id: string }): ReactNode {
    return <p>{hooks.useSuspenseQuery('get', PRODUCT, { params: { path: { id } } }).data.product?.name}</p>;
  }
  const page = (id: string): ReactNode => (
    <Boundary key={id}>
      <Suspense fallback={<p>loading</p>}>
        <Name id={id} />
      </Suspense>
    </Boundary>
  );
  await act(async () => void show(page('p1')));
  expect(shown()).toBe('loading');
  await act(async () => answered.open({ product: { name: 'Vase' } }));
  await waitFor(() => expect(shown()).toBe('Vase'));
  cleanup();
  await act(async () => void show(page('p2')));
  await waitFor(() => expect(shown()).toBe('req-9'));
});
