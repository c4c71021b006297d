/** What calls answer with. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type {
  BackInStockRequest,
  BackInStockRequestInput,
  Client,
  CollectionResponse,
  Image,
  ListFilesResponse,
  Operation,
  OrderSorting,
  StoreClient,
  UnknownValue,
} from '../../src/index.ts';
import { withResponse } from '../../src/index.ts';
import { getCollectionById, getCurrentCart } from '../../src/operations.ts';

declare const client: Client;
declare const transport: StoreClient;

// both styles answer with the same type
expectTypeOf(getCollectionById(transport, { id: '1' })).toEqualTypeOf<Promise<CollectionResponse>>();
expectTypeOf(client.collections.getCollectionById({ id: '1' })).toEqualTypeOf<Promise<CollectionResponse>>();
expectTypeOf(withResponse(transport, getCurrentCart)).resolves.toHaveProperty('response');
expectTypeOf(getCollectionById).toExtend<Operation<{ id: string }, CollectionResponse>>();

// members that every answer has are there, though a request does not have them
expectTypeOf<undefined>().not.toExtend<BackInStockRequest['status']>();
expectTypeOf<BackInStockRequestInput>().not.toHaveProperty('status');
declare const collection: CollectionResponse;
void collection.collection.name;
// @ts-expect-error a member that may be missing
void collection.collection.media.mainMedia;
// @ts-expect-error a member that no answer has
void collection.collections;
// @ts-expect-error what only the server sets cannot be set
collection.collection.id = '1';

// an enumeration of entities can hold a value that this version does not know, one of requests alone cannot
expectTypeOf<UnknownValue>().toExtend<BackInStockRequest['status']>();
expectTypeOf<BackInStockRequest['status']>().toExtend<string>();
export function statusText({ status }: BackInStockRequest): string {
  if (status === ('POSTPONED' as UnknownValue)) return 'a value that it can be compared with';
  // @ts-expect-error a misspelled value
  if (status === 'FALIED') return 'never';
  switch (status) {
    case 'FAILED':
      return 'no mail';
    default:
      expectTypeOf(status).not.toBeNever();
      return status;
  }
}
expectTypeOf<OrderSorting['order']>().toEqualTypeOf<'ASC' | 'DESC' | UnknownValue | undefined>();
expectTypeOf<number>().not.toExtend<BackInStockRequest['status']>();

declare const files: ListFilesResponse;
expectTypeOf(files).not.toBeAny();
expectTypeOf<Image>().not.toBeAny();
