import { resolve } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import createClientOfPaths from 'openapi-fetch';
import createQueryHooks from 'openapi-react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { createInfiniteHook, createMutateHook, createQueryHook } from 'swr-openapi';
import { createClient } from '../../../../src/index.ts';
import type { paths } from '../../../../src/paths.ts';
import {
  StoreProvider,
  useDeleteProductAction,
  useGetProduct,
  useQueryProducts,
  useQueryProductsInfinite,
  useUpdateProductAction,
} from '../../../../src/react/index.ts';
import { fallback } from '../../../../src/react/server.ts';

const BASE = 'https://shop.example';
const GET_PRODUCT = '/stores-reader/v1/products/{id}';
const QUERY = '/stores-reader/v1/products/query-platformized';
const DELETE_PRODUCT = '/stores/v1/products/{id}';

/** The hooks of a library, as components: where it lacks a hook, the closest that it has. */
export interface Library {
  Provider: ComponentType<{ children: ReactNode; identity?: string }>;
  /** Shows the name of a product, or the status of a failure. */
  Read: ComponentType<{ id: string }>;
  /** Shows the names of a list that is read by POST. */
  ReadByPost: ComponentType;
  /** The same page by page, with a button. */
  List: ComponentType;
  /** Deletes p1 and p2 with one hook. */
  Action: ComponentType;
  /** Renames p1 with an option of the hook, shown at once. */
  Optimistic: ComponentType;
  SuspendedRead: ComponentType<{ id: string }>;
  /** What a page renders from data that a server has read, with what the library offers for it. */
  rendered: () => Promise<(children: ReactNode) => ReactNode>;
  /** Imports of a page that only reads one thing, and of one that also lists and changes, for their sizes. */
  code: { read: string; all: string };
}

interface Failure {
  status?: number;
}

const orval = await import(/* @vite-ignore */ resolve('.cache/guests/orval.ts'));
const fetchOfPage: typeof globalThis.fetch = (...args) => globalThis.fetch(...args);
const apiOf = () => createClientOfPaths<paths>({ baseUrl: BASE, fetch: fetchOfPage });
/** The sources of the package. */
export const source = resolve(import.meta.dirname, '../../../../src');
const named = (items: readonly { name?: string | null | undefined }[] | undefined): string =>
  items?.map(({ name }) => name).join() || 'loading';
const Paragraph = ({ children }: { children: ReactNode }) => <p>{children}</p>;

function ours(): Library {
  const client = createClient({ baseUrl: BASE, retry: { baseMs: 1 } });
  const cache = new Map();
  return {
    Provider: ({ children, identity = 'a' }) => (
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        <StoreProvider client={client} identity={identity}>
          {children}
        </StoreProvider>
      </SWRConfig>
    ),
    Read({ id }) {
      const { data, error } = useGetProduct({ id });
      return <Paragraph>{error ? `failed ${error.status}` : (data?.product?.name ?? 'loading')}</Paragraph>;
    },
    ReadByPost: () => <Paragraph>{named(useQueryProducts({ query: {} }).data?.products)}</Paragraph>,
    List() {
      const { items, loadMore } = useQueryProductsInfinite({ query: { paging: { limit: 1 } } });
      return (
        <>
          <Paragraph>{named(items)}</Paragraph>
          <button type="button" onClick={loadMore} />
        </>
      );
    },
    Action() {
      const { trigger } = useDeleteProductAction();
      return <button type="button" onClick={() => void ['p1', 'p2'].map((id) => trigger({ id }))} />;
    },
    Optimistic() {
      const { trigger } = useUpdateProductAction({ optimisticData: () => ({ product: { name: 'New' } }) });
      const rename = () => trigger({ id: 'p1', product: { name: 'New' } }).catch(() => undefined);
      return <button type="button" onClick={() => void rename()} />;
    },
    SuspendedRead({ id }) {
      return <Paragraph>{useGetProduct({ id }, { suspense: true }).data.product?.name}</Paragraph>;
    },
    rendered: async () => {
      const props = await fallback(client, [[useGetProduct, { id: 'p1' }]]);
      return (children) => (
        <StoreProvider client={client} {...props}>
          {children}
        </StoreProvider>
      );
    },
    code: {
      read: `export { StoreProvider, useGetProduct } from '${source}/react/index.ts'; export { createTransport } from '${source}/operations.ts';`,
      all: `export { StoreProvider, useGetProduct, useQueryProducts, useQueryProductsInfinite, useDeleteProductAction } from '${source}/react/index.ts'; export { createTransport } from '${source}/operations.ts';`,
    },
  };
}

function swrOpenapi(): Library {
  const api = apiOf();
  const useQuery = createQueryHook(api, 'shop');
  const usePages = createInfiniteHook(api, 'shop');
  const useMutate = createMutateHook(
    api,
    'shop',
    (init, partial) => unstable_serialize([init]) === unstable_serialize([partial]),
  );
  const params = (id: string) => ({ params: { path: { id } } });
  const cache = new Map();
  return {
    Provider: ({ children }) => (
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, errorRetryInterval: 1 }}>
        {children}
      </SWRConfig>
    ),
    Read({ id }) {
      const { data, error } = useQuery(GET_PRODUCT, params(id));
      const status = (error as Failure | undefined)?.status;
      return <Paragraph>{error ? `failed ${status}` : (data?.product?.name ?? 'loading')}</Paragraph>;
    },
    // its hooks read by GET only, which the types say too
    ReadByPost() {
      const { data } = useQuery(QUERY, { body: { query: {} } } as never);
      return <Paragraph>{named(data?.products)}</Paragraph>;
    },
    List() {
      const page = (offset: number) => ({ body: { query: { paging: { limit: 1, offset } } } }) as never;
      const { data, setSize } = usePages(QUERY, page);
      return (
        <>
          <Paragraph>{named(data?.flatMap(({ products }) => products ?? []))}</Paragraph>
          <button type="button" onClick={() => void setSize((size) => size + 1)} />
        </>
      );
    },
    // it has no hook for writes: its client makes them
    Action: () => (
      <button
        type="button"
        onClick={() => void ['p1', 'p2'].map((id) => api.DELETE(DELETE_PRODUCT, params(id)))}
      />
    ),
    Optimistic() {
      const mutate = useMutate();
      const write = async () => {
        const body = { product: { name: 'New' } };
        const { data, error } = await api.PATCH(DELETE_PRODUCT, { ...params('p1'), body });
        if (error) throw error;
        return data;
      };
      const shownAtOnce = { optimisticData: { product: { name: 'New' } } as never, rollbackOnError: true };
      const rename = () =>
        mutate([GET_PRODUCT, params('p1')], write() as never, shownAtOnce).catch(() => undefined);
      return <button type="button" onClick={() => void rename()} />;
    },
    SuspendedRead({ id }) {
      return (
        <Paragraph>{useQuery(GET_PRODUCT, params(id), { suspense: true }).data?.product?.name}</Paragraph>
      );
    },
    rendered: async () => {
      const { data } = await apiOf().GET(GET_PRODUCT, params('p1'));
      const key = unstable_serialize(['shop', GET_PRODUCT, params('p1')]);
      return (children) => (
        <SWRConfig value={{ provider: () => new Map(), fallback: { [key]: data } }}>{children}</SWRConfig>
      );
    },
    code: {
      read: `export { default } from 'openapi-fetch'; export { createQueryHook } from 'swr-openapi'; export { SWRConfig } from 'swr';`,
      all: `export { default } from 'openapi-fetch'; export * from 'swr-openapi'; export { SWRConfig } from 'swr';`,
    },
  };
}

function orvalSwr(): Library {
  const cache = new Map();
  const read = (id: string, swr = {}) => orval.useProductsGetProduct(id, undefined, { swr });
  return {
    Provider: ({ children }) => (
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, errorRetryInterval: 1 }}>
        {children}
      </SWRConfig>
    ),
    Read({ id }) {
      const { data, error } = read(id);
      return (
        <Paragraph>
          {error ? `failed ${(error as Failure).status}` : (data?.data?.product?.name ?? 'loading')}
        </Paragraph>
      );
    },
    // its hook of a POST is an action, also of one that reads
    ReadByPost() {
      const { data, trigger } = orval.useProductsQueryProducts();
      useEffect(() => void trigger({ query: {} }), [trigger]);
      return <Paragraph>{named(data?.data?.products)}</Paragraph>;
    },
    List() {
      const { data, trigger } = orval.useProductsQueryProducts();
      const [offset, setOffset] = useState(0);
      useEffect(() => void trigger({ query: { paging: { limit: 1, offset } } }), [trigger, offset]);
      return (
        <>
          <Paragraph>{named(data?.data?.products)}</Paragraph>
          <button type="button" onClick={() => setOffset(offset + 1)} />
        </>
      );
    },
    // the id is an argument of the hook
    Action() {
      const { trigger } = orval.useProductsDeleteProduct('p1');
      return (
        <button
          type="button"
          onClick={() => void ['p1', 'p2'].map((id) => trigger(id).catch(() => undefined))}
        />
      );
    },
    Optimistic() {
      const swr = {
        optimisticData: { data: { product: { name: 'New' } }, status: 200 },
        rollbackOnError: true,
      };
      const { trigger } = orval.useProductsUpdateProduct('p1', { swr });
      const rename = () => trigger({ product: { name: 'New' } }).catch(() => undefined);
      return <button type="button" onClick={() => void rename()} />;
    },
    SuspendedRead({ id }) {
      return <Paragraph>{read(id, { suspense: true }).data.data.product?.name}</Paragraph>;
    },
    rendered: async () => {
      const data = await orval.productsGetProduct('p1');
      const key = unstable_serialize(orval.getProductsGetProductKey('p1'));
      return (children) => (
        <SWRConfig value={{ provider: () => new Map(), fallback: { [key]: data } }}>{children}</SWRConfig>
      );
    },
    code: {
      read: `export { useProductsGetProduct } from '${resolve('.cache/guests/orval.ts')}'; export { SWRConfig } from 'swr';`,
      all: `export { useProductsGetProduct, useProductsDeleteProduct, useProductsQueryProducts } from '${resolve('.cache/guests/orval.ts')}'; export { SWRConfig } from 'swr';`,
    },
  };
}

const OPENAPI_REACT_QUERY = `export { default as client } from 'openapi-fetch'; export { default } from 'openapi-react-query'; export { QueryClient, QueryClientProvider } from '@tanstack/react-query';`;

function openapiReactQuery(): Library {
  const api = createQueryHooks(apiOf());
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  const params = (id: string) => ({ params: { path: { id } } });
  return {
    Provider: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    Read({ id }) {
      const { data, error } = api.useQuery('get', GET_PRODUCT, params(id));
      const status = (error as Failure | null)?.status;
      return <Paragraph>{error ? `failed ${status}` : (data?.product?.name ?? 'loading')}</Paragraph>;
    },
    ReadByPost: () => (
      <Paragraph>{named(api.useQuery('post', QUERY, { body: { query: {} } }).data?.products)}</Paragraph>
    ),
    List() {
      const { data, fetchNextPage } = api.useInfiniteQuery(
        'post',
        QUERY,
        { body: { query: { paging: { limit: 1 } } } },
        { pageParamName: 'offset', initialPageParam: 0, getNextPageParam: (_page, pages) => pages.length },
      );
      return (
        <>
          <Paragraph>{named(data?.pages.flatMap(({ products }) => products ?? []))}</Paragraph>
          <button type="button" onClick={() => void fetchNextPage()} />
        </>
      );
    },
    Action() {
      const { mutate } = api.useMutation('delete', DELETE_PRODUCT);
      return <button type="button" onClick={() => void ['p1', 'p2'].map((id) => mutate(params(id)))} />;
    },
    Optimistic() {
      const { queryKey } = api.queryOptions('get', GET_PRODUCT, params('p1'));
      const { mutate } = api.useMutation('patch', DELETE_PRODUCT, {
        onMutate: () => {
          const before = client.getQueryData(queryKey);
          client.setQueryData(queryKey, { product: { name: 'New' } } as never);
          return before;
        },
        onError: (_error, _input, before) => void client.setQueryData(queryKey, before as never),
      });
      const rename = () => mutate({ ...params('p1'), body: { product: { name: 'New' } } });
      return <button type="button" onClick={rename} />;
    },
    SuspendedRead({ id }) {
      return <Paragraph>{api.useSuspenseQuery('get', GET_PRODUCT, params(id)).data.product?.name}</Paragraph>;
    },
    rendered: async () => {
      const { queryKey } = api.queryOptions('get', GET_PRODUCT, params('p1'));
      const page = new QueryClient();
      page.setQueryData(queryKey, (await apiOf().GET(GET_PRODUCT, params('p1'))).data as never, {});
      return (children) => <QueryClientProvider client={page}>{children}</QueryClientProvider>;
    },
    // one function that has all hooks
    code: { read: OPENAPI_REACT_QUERY, all: OPENAPI_REACT_QUERY },
  };
}

/** By name and version. */
export const LIBRARIES: Record<string, () => Library> = {
  'storewire/react': ours,
  'swr-openapi 5.6.0': swrOpenapi,
  'orval 8.33.0 swr': orvalSwr,
  'openapi-react-query 0.5.4': openapiReactQuery,
};
