import type { Operation } from '../core/operation.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { firstPage } from '../paging/page-walk.ts';
import type { Pager } from '../paging/pager.ts';
import { type KeyScope, type QueryKey, type QuerySource, sourceKey } from './keys.ts';
import type { ListHook } from './list.ts';
import type { ReadHook } from './read.ts';

/** The input of a read or a list. */
export type QueryInput<Source> =
  Source extends ReadHook<infer Input, infer _Output>
    ? Input
    : Source extends ListHook<infer Input, infer _Output, infer _Item>
      ? Input
      : Source extends Pager<infer Input, infer _Output, infer _Item>
        ? Input
        : Source extends Operation<infer Input, infer _Output>
          ? Input
          : never;

/** What the cache has for a read: the response. For a list: the responses of its pages. */
export type QueryData<Source> =
  Source extends ReadHook<infer _Input, infer Output>
    ? Output
    : Source extends ListHook<infer _Input, infer Output, infer _Item>
      ? Output[]
      : Source extends Pager<infer _Input, infer Output, infer _Item>
        ? Output[]
        : Source extends Operation<infer _Input, infer Output>
          ? Output
          : never;

/** The input of a read or a list, which may be omitted if none of its properties is required. */
export type QueryArguments<Source> =
  Record<never, never> extends QueryInput<Source>
    ? [input?: QueryInput<Source>]
    : [input: QueryInput<Source>];

/**
 * The cache key of a read or a list, for SWR's own functions outside of components. In components, use
 * `useQueryCache`, which knows the identity.
 *
 * @example
 * import { unstable_serialize } from 'swr';
 * import { queryKey, useGetProduct } from 'storewire/react';
 *
 * const key = queryKey(useGetProduct, { id: '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12' }, { identity: 'ada' });
 * console.log(unstable_serialize(key));
 */
export function queryKey<Source extends QuerySource>(
  source: Source,
  input: QueryInput<Source>,
  scope: KeyScope,
): QueryKey {
  return sourceKey(source, input, scope);
}

/** Reads what a hook reads first: of a list, the first page. */
export async function readSource(
  client: StoreClient,
  { info, paging }: QuerySource,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  if (!paging) return client[TRANSPORT].call(info, input, { signal });
  const first = firstPage(info, paging, input ?? {});
  return [await client[TRANSPORT].call(first.info, first.input, { signal })];
}
