/** What hooks take and give. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type {
  CartSummary,
  Collection,
  CollectionResponse,
  EmptyResponse,
  QueryCollectionsResponse,
  StoreError,
} from '../../src/index.ts';
import {
  type CartChangeResult,
  useCart,
  useDeleteCollectionAction,
  useGetCollectionById,
  useGetCurrentCart,
  useQueryCache,
  useQueryCollectionsInfinite,
} from '../../src/react/index.ts';

export function Page(): void {
  // a read takes the input of its call, or null for not yet
  expectTypeOf(useGetCollectionById({ id: '1' }).data).toEqualTypeOf<CollectionResponse | undefined>();
  expectTypeOf(useGetCollectionById(null).error).toEqualTypeOf<StoreError | undefined>();
  useGetCurrentCart();
  useGetCurrentCart(null);
  // @ts-expect-error the id is required
  useGetCollectionById();
  // @ts-expect-error a member that the call does not have
  useGetCollectionById({ id: '1', slug: 'mugs' });

  // a cart has the totals of an estimate or of a calculation
  expectTypeOf(useCart({ estimate: {} }).summary).toEqualTypeOf<CartSummary | undefined>();
  expectTypeOf(useCart({ calculate: {} }).update).returns.resolves.toEqualTypeOf<CartChangeResult>();
  // @ts-expect-error both
  useCart({ estimate: {}, calculate: {} });

  // with suspense, there is always data
  expectTypeOf(
    useGetCollectionById({ id: '1' }, { suspense: true }).data,
  ).toEqualTypeOf<CollectionResponse>();
  expectTypeOf(useGetCollectionById(null, { suspense: true }).data).toEqualTypeOf<
    CollectionResponse | undefined
  >();

  // options that do nothing are not accepted
  // @ts-expect-error the client repeats reads
  useGetCurrentCart({}, { errorRetryCount: 3 });
  // @ts-expect-error the client reads
  useGetCurrentCart({}, { fetcher: () => undefined });
  // @ts-expect-error all pages are always read again
  useQueryCollectionsInfinite({}, { revalidateAll: true });
  // @ts-expect-error its response replaces that of no read
  useDeleteCollectionAction({ optimisticData: () => ({}) });

  // the cache has the types of the hook or the call
  const { keyOf, mutate } = useQueryCache();
  keyOf(useGetCurrentCart);
  expectTypeOf(mutate(useGetCollectionById, { id: '1' })).toEqualTypeOf<
    Promise<CollectionResponse | undefined>
  >();
  expectTypeOf(mutate(useQueryCollectionsInfinite, {})).toEqualTypeOf<
    Promise<QueryCollectionsResponse[] | undefined>
  >();
  // @ts-expect-error the id is required
  keyOf(useGetCollectionById);
  // @ts-expect-error data of another read
  void mutate(useGetCurrentCart, {}, { collection: {} });

  // a list has the items of its answer
  expectTypeOf(useQueryCollectionsInfinite().items).toEqualTypeOf<Collection[]>();

  // an action takes everything at its trigger
  const { trigger } = useDeleteCollectionAction();
  expectTypeOf(trigger({ id: '1' })).toEqualTypeOf<Promise<EmptyResponse>>();
  // @ts-expect-error the id is required
  void trigger();
}
