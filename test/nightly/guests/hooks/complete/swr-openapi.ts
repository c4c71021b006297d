import createClientOfPaths from 'openapi-fetch';
import type { paths } from '../../../../../src/paths.ts';
import { ownSwrHooks } from './own-swr.ts';
import { ownTransport } from './own-transport.ts';
import type { OpenShop } from './shop.ts';

/** Its hooks read by GET only and have no identity, so that SWR's own read, with its client below. */
export const openShop: OpenShop = (options) => {
  const transport = ownTransport(options);
  const api = createClientOfPaths<paths>({ baseUrl: options.baseUrl, fetch: transport.fetch });
  const path = (id: string) => ({ path: { id } });
  return ownSwrHooks(transport, {
    getProduct: async (id, signal) => {
      const { data } = await api.GET('/stores-reader/v1/products/{id}', { params: path(id), signal });
      return data ?? {};
    },
    queryProducts: async (body, signal) => {
      const { data } = await api.POST('/stores-reader/v1/products/query-platformized', { body, signal });
      return data ?? {};
    },
    rename: async (id, name) => {
      const body = { product: { name } };
      const { data } = await api.PATCH('/stores/v1/products/{id}', { params: path(id), body });
      return data ?? {};
    },
  });
};
