import { QueryClient, QueryClientProvider, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import createClientOfPaths from 'openapi-fetch';
import createQueryHooks from 'openapi-react-query';
import { createElement, useSyncExternalStore } from 'react';
import type { paths } from '../../../../../src/paths.ts';
import { ownTransport } from './own-transport.ts';
import { type Failure, namesOf, type OpenShop, pageFrom, searchFor } from './shop.ts';

const GET_PRODUCT = '/stores-reader/v1/products/{id}';
const QUERY = '/stores-reader/v1/products/query-platformized';

/** Its hooks read the key back as method, path and input, so that the identity comes last. */
export const openShop: OpenShop = (options) => {
  const transport = ownTransport(options);
  const client = createClientOfPaths<paths>({ baseUrl: options.baseUrl, fetch: transport.fetch });
  const api = createQueryHooks(client);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0 }, mutations: { retry: false } },
  });
  const useIdentity = (): string => useSyncExternalStore(transport.onIdentity, transport.identity);
  const params = (id: string) => ({ params: { path: { id } } });
  const keyOf = (id: string, owner: string) => [
    ...api.queryOptions('get', GET_PRODUCT, params(id)).queryKey,
    owner,
  ];
  return {
    Provider: ({ children }) => createElement(QueryClientProvider, { client: queries }, children),
    useProduct(id) {
      const queryKey = keyOf(`${id}`, useIdentity());
      const { data, error } = api.useQuery('get', GET_PRODUCT, params(`${id}`), {
        queryKey,
        enabled: id !== null,
      } as object);
      return { name: data?.product?.name ?? undefined, error: (error as Failure | null) ?? undefined };
    },
    useSearch(name) {
      const init = { body: searchFor(name) as object };
      const queryKey = ['post', QUERY, init, useIdentity()];
      const { data } = api.useQuery('post', QUERY, init, { queryKey } as object);
      return { names: data && namesOf(data.products ?? []) };
    },
    useList() {
      // that of openapi-react-query pages by URL parameters only
      const { data, error, fetchNextPage, refetch, isFetchNextPageError } = useInfiniteQuery({
        queryKey: ['post', QUERY, 'pages', useIdentity()],
        queryFn: async ({ pageParam, signal }) => {
          const { data: page } = await client.POST(QUERY, { body: pageFrom(pageParam), signal });
          return page ?? {};
        },
        initialPageParam: 0,
        getNextPageParam: ({ products = [] }, _pages, offset) =>
          products.length < 2 ? undefined : offset + 2,
      });
      const seen = new Set<unknown>();
      const items = (data?.pages ?? []).flatMap(({ products = [] }) => products);
      return {
        names: namesOf(items.filter(({ id }) => !seen.has(id) && seen.add(id))),
        error: (error as Failure | null) ?? undefined,
        more: () => void fetchNextPage(),
        retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
      };
    },
    useRename() {
      const owner = useIdentity();
      const cache = useQueryClient();
      const stale = (): unknown => cache.invalidateQueries({ queryKey: ['post'] });
      const { mutateAsync } = api.useMutation('patch', '/stores/v1/products/{id}', {
        onMutate: ({ params: { path }, body }) => {
          const queryKey = keyOf(path.id, owner);
          void cache.cancelQueries({ queryKey });
          const before = cache.getQueryData<{ product?: object }>(queryKey);
          if (before) cache.setQueryData(queryKey, { product: { ...before.product, ...body.product } });
          return { queryKey, before };
        },
        onSuccess: (data, _input, { queryKey }) => {
          cache.setQueryData(queryKey, data);
          void stale();
        },
        onError: async (error: unknown, _input, context) => {
          if (!context) return;
          cache.setQueryData(context.queryKey, context.before);
          const { status = 500 } = error as Failure;
          // it may have taken effect
          if (status < 500) return;
          void stale();
          await cache.invalidateQueries({ queryKey: context.queryKey });
        },
      });
      return (id, name) => mutateAsync({ ...params(id), body: { product: { name } } });
    },
  };
};
