import type { Operation } from '../core/operation.ts';
import type { Pager } from '../paging/pager.ts';
import type { ListHook } from './list.ts';
import type { ReadHook } from './read.ts';

/** Input and data of a read or a list. */
type Query<Source> =
  Source extends ReadHook<infer Input, infer Output>
    ? { input: Input; data: Output }
    : Source extends ListHook<infer Input, infer Output, infer _Item>
      ? { input: Input; data: Output[] }
      : Source extends Pager<infer Input, infer Output, infer _Item>
        ? { input: Input; data: Output[] }
        : Source extends Operation<infer Input, infer Output>
          ? { input: Input; data: Output }
          : never;

/** The input of a read or a list. */
export type QueryInput<Source> = Query<Source>['input'];

/** What the cache has for a read: the response. For a list: the responses of its pages. */
export type QueryData<Source> = Query<Source>['data'];

/** The input of a read or a list, which may be omitted if none of its properties is required. */
export type QueryArguments<Source> =
  Record<never, never> extends QueryInput<Source>
    ? [input?: QueryInput<Source>]
    : [input: QueryInput<Source>];
