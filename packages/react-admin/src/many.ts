/** Calls for many records, in batches, with a result per record. */
import type { Identifier } from 'ra-core';
import type { StoreClient } from 'storewire';
import { type AnyCall, type Fields, fieldsOf, send, valueAt } from './calls.ts';
import { DataError, withDataErrors } from './data-error.ts';

/** What a call for many records did with one of them. */
export interface ItemResult {
  id: Identifier;
  /** Why it failed; absent if it is done. `cause` is the error of a request that has failed as a whole. */
  error?: { code: string | undefined; description: string; cause?: DataError } | undefined;
}

/** Options of a call for many records. */
export interface ManyOptions {
  /** Called after each batch with the number of records so far, including those that failed. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Stops before the next batch. The results then have the records so far. */
  signal?: AbortSignal | undefined;
}

/** Some of many records failed. The others are changed. */
export class BulkError extends DataError {
  override readonly name = 'BulkError';
  /** One per record, in the order of the ids. */
  readonly results: readonly ItemResult[];

  constructor(results: readonly ItemResult[]) {
    const failures = results.flatMap(({ error }) => error ?? []);
    const reasons = [...new Set(failures.map(({ description }) => description))];
    super(`${failures.length} of ${results.length} failed: ${reasons.join(', ')}`, { status: 0 });
    this.results = results;
  }
}

/** Records per batch of a call that the contract has no limit for, and of calls for one record each. */
const USUAL_BATCH = 100;
const SINGLE_BATCH = 10;

/** Makes a call with a list of ids, or of items with ids, in batches of its limit. */
export function sendMany(
  client: StoreClient,
  call: AnyCall,
  input: Fields,
  options: ManyOptions = {},
): Promise<ItemResult[]> {
  const { items, ids = '', id: path = 'id', max = USUAL_BATCH, results: resultsAt } = call;
  const list = items ?? ids;
  return inBatches(listOf(input[list]), max, options, async (batch) => {
    const records = batch.map((item) => identifier(items ? valueAt(item, path) : item));
    try {
      const body = await withDataErrors(send(client, call, { ...input, [list]: batch }));
      const results = resultsAt === undefined ? [] : listOf(valueAt(body, resultsAt));
      return records.map((id, index) => ({ id, error: rejectionOf(results, index) }));
    } catch (error) {
      return records.map((id) => ({ id, error: failureOf(error) }));
    }
  });
}

/** Makes a call for each record. */
export const sendEach = (
  ids: readonly Identifier[],
  change: (id: Identifier) => Promise<unknown>,
): Promise<ItemResult[]> =>
  inBatches(ids, SINGLE_BATCH, {}, (batch) =>
    Promise.all(
      batch.map((id) =>
        withDataErrors(change(id)).then(
          () => ({ id }),
          (error: unknown) => ({ id, error: failureOf(error) }),
        ),
      ),
    ),
  );

async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  { onProgress, signal }: ManyOptions,
  run: (batch: Item[]) => Promise<ItemResult[]>,
): Promise<ItemResult[]> {
  const results: ItemResult[] = [];
  for (let start = 0; start < items.length && !signal?.aborted; start += size) {
    results.push(...(await run(items.slice(start, start + size))));
    onProgress?.(results.length, items.length);
  }
  return results;
}

/** Why the platform rejected an item, according to the list of results. */
function rejectionOf(results: readonly unknown[], index: number): ItemResult['error'] {
  const result = results
    .map((each) => fieldsOf(valueAt(each, 'itemMetadata')))
    .find((metadata) => metadata?.['originalIndex'] === index);
  if (result?.['success'] !== false) return undefined;
  const { code, description } = fieldsOf(result['error']) ?? {};
  return {
    code: typeof code === 'string' ? code : undefined,
    description: String(description ?? code ?? 'rejected'),
  };
}

/** Why a request failed. Without a session, no other request can succeed. */
function failureOf(error: unknown): ItemResult['error'] {
  if (!(error instanceof DataError) || error.status === 401) throw error;
  return { code: error.code, description: error.message, cause: error };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const identifier = (value: unknown): Identifier => (typeof value === 'number' ? value : String(value));
