/** Bulk calls: each item on its own, with a result per item. */
import type { BulkActionMetadata, ItemMetadata } from 'storewire';
import { ApplicationError, Failure, NotFound } from '../errors/failure.ts';

/** Of `ItemMetadata.id`. Requests may contain longer ids, which no item has. */
const MAX_ID_LENGTH = 255;

interface BulkResponse<T> {
  results: ({ itemMetadata: ItemMetadata } & Partial<T>)[];
  bulkActionMetadata: BulkActionMetadata;
}

/**
 * Changes each item on its own. A `Failure` that `change` throws is the result of its item; it must have
 * changed nothing then. `missing` is the code of an item that does not exist.
 */
export function inBulk<T extends object>(
  ids: readonly string[],
  missing: string,
  change: (id: string, index: number) => T,
): BulkResponse<T> {
  const results = ids.map((id, originalIndex): BulkResponse<T>['results'][number] => {
    const named = { ...(id.length <= MAX_ID_LENGTH && { id }), originalIndex };
    try {
      const output: Partial<T> = change(id, originalIndex);
      return { itemMetadata: { ...named, success: true }, ...output };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const failed: Partial<T> = {};
      return { itemMetadata: { ...named, success: false, error: errorOf(error, missing) }, ...failed };
    }
  });
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length;
  return {
    results,
    bulkActionMetadata: {
      totalSuccesses: results.length - totalFailures,
      totalFailures,
      undetailedFailures: 0,
    },
  };
}

function errorOf(error: Failure, missing: string): NonNullable<ItemMetadata['error']> {
  if (error instanceof NotFound) return { code: missing, description: 'Nothing has this id' };
  if (!(error instanceof ApplicationError)) return { code: 'INVALID_ARGUMENT', description: error.message };
  const { code, description = code, data } = error;
  return { code, description, ...(data && { data }) };
}
