import { createElement } from 'react';
import { visitor } from '../../../../../src/auth/session/visitor.ts';
import { createTransport } from '../../../../../src/operations.ts';
import {
  StoreProvider,
  useGetProduct,
  useQueryProducts,
  useQueryProductsInfinite,
  useUpdateProductAction,
} from '../../../../../src/react/index.ts';
import { namesOf, type OpenShop } from './shop.ts';

export const openShop: OpenShop = ({ clientId, baseMs, ...options }) => {
  const client = createTransport({ ...options, auth: visitor({ clientId }), retry: { baseMs } });
  return {
    Provider: ({ children }) => createElement(StoreProvider, { client }, children),
    useProduct(id) {
      const { data, error } = useGetProduct(id === null ? null : { id });
      return { name: data?.product?.name ?? undefined, error };
    },
    useSearch(name) {
      const { data } = useQueryProducts({ query: { filter: { name } } });
      return { names: data && namesOf(data.products ?? []) };
    },
    useList() {
      const { items, error, loadMore, retry } = useQueryProductsInfinite({ query: { paging: { limit: 2 } } });
      return { names: namesOf(items), error, more: loadMore, retry };
    },
    useRename() {
      const { trigger } = useUpdateProductAction({
        optimisticData: ({ product }, input) => ({ product: { ...product, ...input.product } }),
      });
      return (id, name) => trigger({ id, product: { name } });
    },
  };
};
