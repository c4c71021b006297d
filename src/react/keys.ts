import { unstable_serialize } from 'swr';
import type { Operation } from '../core/operation.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import type { Pager } from '../paging/pager.ts';
import type { Paging } from '../paging/page-walk.ts';
import type { ListHook } from './list.ts';
import type { ReadHook } from './read.ts';

/** Whose responses a key belongs to. */
export interface KeyScope {
  /** As on the `StoreProvider`. Defaults to `storewire`. */
  prefix?: string | undefined;
  /** The identity of the page: that of the client, or of the `StoreProvider` if the client has none. */
  identity: string;
}

/** Cache key of a read or a list, for SWR's own functions. */
export type QueryKey = readonly [
  prefix: string,
  identity: string,
  operationId: string,
  input: unknown,
  kind?: 'list',
];

/** A read by its hook or its call, or a list by its hook or its pager. */
export interface QuerySource {
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
  /** Where a list has its paging. */
  readonly paging?: Paging;
}

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

export const DEFAULT_PREFIX = 'storewire';

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
  const key = makeKey(scope, source.info.id, input ?? {});
  return source.paging ? [...key, 'list'] : key;
}

/** The key of a read. */
export const makeKey = (
  { prefix = DEFAULT_PREFIX, identity }: KeyScope,
  operationId: string,
  input: unknown,
): readonly [prefix: string, identity: string, operationId: string, input: unknown] => [
  prefix,
  identity,
  operationId,
  input,
];

/** The start of every serialised key of one identity. SWR quotes texts like JSON. */
const startOf = ({ prefix = DEFAULT_PREFIX, identity }: KeyScope): string =>
  `@${JSON.stringify(prefix)},${JSON.stringify(identity)},"`;

/** The serialised keys of one identity, of all operations or of some services and operations. */
export function keysIn(
  cache: { keys(): IterableIterator<string> },
  scope: KeyScope,
  targets?: readonly string[],
): string[] {
  const start = startOf(scope);
  const isAmong = (operationId: string): boolean =>
    !targets || targets.some((target) => operationId === target || operationId.startsWith(`${target}.`));
  return [...cache.keys()].filter(
    (key) => key.startsWith(start) && isAmong(key.slice(start.length, key.indexOf('"', start.length))),
  );
}

export const serialiseKey = (key: QueryKey | null): string => (key ? unstable_serialize(key) : '');
