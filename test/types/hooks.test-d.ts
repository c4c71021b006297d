/** What hooks take and give. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type { Collection, CollectionResponse, EmptyResponse } from '../../src/index.ts';
import type { StoreError } from '../../src/index.ts';
import {
  useDeleteCollectionAction,
  useGetCollectionById,
  useGetCurrentCart,
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
  // @ts-expect-error a call without members
  useGetCurrentCart({ id: '1' });

  // a list has the items of its answer
  expectTypeOf(useQueryCollectionsInfinite().items).toEqualTypeOf<Collection[]>();
  // @ts-expect-error a misspelt member
  useQueryCollectionsInfinite({ query: { pageing: {} } });

  // an action takes everything at its trigger
  const { trigger } = useDeleteCollectionAction();
  expectTypeOf(trigger({ id: '1' })).toEqualTypeOf<Promise<EmptyResponse>>();
  // @ts-expect-error the id is required
  void trigger();
}
