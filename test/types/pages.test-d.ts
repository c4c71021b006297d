/** What lists take and give, page by page and item by item. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type { Client, Member, QueryProductsResponse, StoreClient } from '../../src/index.ts';
import {
  type Page,
  type Pages,
  queryMembersPages,
  queryProductsPages,
  queryProductVariantsPages,
} from '../../src/operations.ts';

declare const transport: StoreClient;
declare const client: Client;

export async function read(): Promise<void> {
  // awaited it is a page, iterated it is items, and both have the types of the call
  const page = await queryProductsPages(transport, { query: { paging: { limit: 12 } } });
  expectTypeOf(page).toEqualTypeOf<
    Page<QueryProductsResponse, NonNullable<QueryProductsResponse['products']>[number]>
  >();
  expectTypeOf(page.data).toEqualTypeOf<QueryProductsResponse>();
  expectTypeOf(page.next()).toEqualTypeOf<Promise<typeof page>>();
  expectTypeOf(page.total).toEqualTypeOf<number | undefined>();
  for await (const member of queryMembersPages(client)) expectTypeOf(member).toEqualTypeOf<Member>();
  expectTypeOf(page.items[0]).not.toBeAny();

  // the input is that of the call, and may be left out where the call's may
  queryProductsPages(client);
  queryProductVariantsPages(client, { id: 'p1' }, { limit: 20, timeoutMs: 1000, signal: undefined });
  // @ts-expect-error the id is required
  queryProductVariantsPages(client);
  // @ts-expect-error not an option
  queryProductsPages(client, {}, { max: 20 });
  for await (const item of page) expectTypeOf(item).toEqualTypeOf<(typeof page.items)[number]>();
  // @ts-expect-error what was read stays as it was read
  page.items = [];
}

expectTypeOf<Pages<unknown, string>>().toExtend<AsyncIterable<string>>();
