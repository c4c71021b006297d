import { asRecord, asText } from '../errors/normalise.ts';
import { refuseInput } from '../errors/store-error.ts';
import { cursorStep } from './cursor.ts';
import { withMember } from './members.ts';
import { offsetStep } from './offset.ts';
import { DEFAULT_LIMIT, type Paging, pagingIn } from './paging.ts';
import type { List, Step } from './step.ts';

/** The page that an input asks for, and how long pages are. */
export function firstStep(operation: string, paging: Paging, input: unknown = {}): { step: Step; size: number } {
  if (!asRecord(input)) throw refuseInput(operation, 'input', 'must be an object');
  const { limit, offset, cursor } = pagingIn(paging, input);
  const size = checkCount(operation, `${paging.request}.limit`, limit ?? DEFAULT_LIMIT);
  const list: List = { operation, paging, input: withMember(input, `${paging.request}.limit`, size), size };
  if (paging.kind === 'cursor') return { step: cursorStep(list, asText(cursor)), size };
  return { step: offsetStep(list, checkCount(operation, `${paging.request}.offset`, offset ?? 0), size), size };
}

/** A number of items. */
export function checkCount(operation: string, field: string, count: unknown): number {
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw refuseInput(operation, field, 'must be a whole number, 0 or more');
  return count;
}
