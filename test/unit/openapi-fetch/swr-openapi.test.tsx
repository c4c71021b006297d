// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { SWRConfig, type SWRConfiguration } from 'swr';
import useSWRMutation from 'swr/mutation';
import { createInfiniteHook, createMutateHook, createQueryHook } from 'swr-openapi';
import { expect, it, onTestFinished } from 'vitest';
import { isStoreError } from '../../../src/index.ts';
import { createFetchClient } from '../../../src/openapi-fetch/index.ts';
import { type Answers, openShop } from '../helpers/render.tsx';

const PRODUCT = '/stores-reader/v1/products/{id}';
const CART = '/ecom/v1/carts/current';
const ADD = '/ecom/v1/carts/current/add-to-cart';
const FILES = '/site-media/v1/files';

/** The hooks of swr-openapi over a shop with these answers, and how to show a component that uses them. */
function openHooks(answers: Answers, config: SWRConfiguration = {}) {
  const shop = openShop(answers);
  const api = createFetchClient(shop.client);
  onTestFinished(cleanup);
  const provider = (): Map<string, never> => cache;
  const cache = new Map<string, never>();
  const show = (children: ReactNode) =>
    render(<SWRConfig value={{ provider, shouldRetryOnError: false, ...config }}>{children}</SWRConfig>);
  return {
    ...shop,
    api,
    show,
    useQuery: createQueryHook(api, 'shop'),
    useInfinite: createInfiniteHook(api, 'shop'),
  };
}

const rejected = (): Response =>
  Response.json({ message: 'No such product' }, { status: 404, headers: { 'x-wix-request-id': 'req-9' } });

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

it('a query shows the data of a path, once for two components', async () => {
  const { useQuery, show, calls } = openHooks(() => ({ cart: { id: 'c1' } }));
  function Cart(): ReactNode {
    const { data, isLoading } = useQuery(CART);
    return <i>{isLoading ? 'loading' : data?.cart.id}</i>;
  }
  show([<Cart key="1" />, <Cart key="2" />]);
  expect(screen.getAllByText('loading')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText('c1')).toHaveLength(2));
  expect(calls()).toEqual([`GET ${CART}`]);
});

it('a query returns the StoreError of a failure, with its kind, code and request id', async () => {
  const { useQuery, show } = openHooks(rejected);
  let seen: unknown;
  function Name(): ReactNode {
    const { error } = useQuery(PRODUCT, { params: { path: { id: 'p1' } } });
    seen = error;
    return <p>{error ? `${error.kind} ${error.code} ${error.requestId}` : 'nothing'}</p>;
  }
  show(<Name />);
  await waitFor(() => expect(shown()).toBe('client NOT_FOUND req-9'));
  expect(isStoreError(seen)).toBe(true);
});

it('a query shows the StoreError of a failure without a body, and of a network that fails', async () => {
  const { useQuery, show } = openHooks(({ call }) =>
    call.endsWith('p1')
      ? new Response(null, { status: 500, headers: { 'content-length': '0' } })
      : Promise.reject(new TypeError('failed')),
  );
  function Reason({ id }: { id: string }): ReactNode {
    const { error } = useQuery(PRODUCT, { params: { path: { id } } });
    return <i>{error ? `${error.kind} ${error.reason}` : 'nothing'}</i>;
  }
  show([<Reason key="1" id="p1" />, <Reason key="2" id="p2" />]);
  await screen.findByText('system server');
  await screen.findByText('system network');
});

it('a list reads page after page', async () => {
  const { useInfinite, show, asked } = openHooks(({ query }) => ({
    files: [{ id: `file ${new URLSearchParams(query).get('paging.cursor') ?? 1}` }],
  }));
  function Files(): ReactNode {
    const { data, setSize } = useInfinite(FILES, (index) => ({
      params: { query: index ? { 'paging.cursor': `${index + 1}` } : {} },
    }));
    return (
      <button type="button" onClick={() => void setSize(2)}>
        {data?.flatMap(({ files }) => files?.map(({ id }) => id)).join(', ')}
      </button>
    );
  }
  show(<Files />);
  await screen.findByText('file 1');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('file 1, file 2');
  expect(asked.at(-1)?.query).toBe('?paging.cursor=2');
});

it('a write by the same client shows its StoreError or its data, after which the query reads again', async () => {
  let lines = 0;
  const { useQuery, api, show } = openHooks(({ call }) => {
    if (call !== `POST ${ADD}`) return { cart: { id: `${lines} lines` } };
    return lines++ ? rejected() : { cart: { id: 'c1' } };
  });
  const useMutate = createMutateHook(api, 'shop', () => true);
  function Cart(): ReactNode {
    const { data } = useQuery(CART);
    const mutate = useMutate();
    const { trigger, error } = useSWRMutation('add', async () => {
      const { data, error } = await api.POST(ADD, { body: { lineItems: [] } });
      if (error) throw error;
      await mutate([CART]);
      return data;
    });
    const problem = isStoreError(error) ? error.requestId : undefined;
    return (
      <button type="button" onClick={() => void trigger().catch(() => undefined)}>
        {problem ?? data?.cart.id}
      </button>
    );
  }
  show(<Cart />);
  await screen.findByText('0 lines');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('1 lines');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('req-9');
});

it('a query with Suspense shows the fallback, then its data', async () => {
  const answered = gate<unknown>();
  const { useQuery, show } = openHooks(() => answered.opened, { suspense: true });
  function Cart(): ReactNode {
    return <p>{useQuery(CART).data?.cart.id}</p>;
  }
  const page = (
    <Suspense fallback={<p>loading</p>}>
      <Cart />
    </Suspense>
  );
  await act(async () => void show(page));
  expect(shown()).toBe('loading');
  await act(async () => answered.open({ cart: { id: 'c1' } }));
  await waitFor(() => expect(shown()).toBe('c1'));
});
