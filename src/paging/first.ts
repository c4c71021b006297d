import { asRecord, asText } from '../errors/normalise.ts';
import { refuseInput } from '../errors/store-error.ts';
import { cursorStep } from './cursor.ts';
import { offsetStep } from './offset.ts';
import { atLimit, DEFAULT_LIMIT, type Paging, pagingFor, pagingIn } from './paging.ts';
import type { List, Step } from './step.ts';

/** The list that an input asks for, with the size of its pages said. */
export function toList(operation: string, declared: Paging, input: unknown = {}): List {
  if (!asRecord(input)) throw refuseInput(operation, 'input', 'must be an object');
  const paging = pagingFor(declared, input);
  const size = checkCount(operation, `${paging.request}.limit`, pagingIn(paging, input)['limit'] ?? DEFAULT_LIMIT);
  return { operation, paging, input: atLimit(paging, input, size), size };
}

/** The page that the input of a list asks for. */
export function firstStep(list: List): Step {
  const { offset, cursor } = pagingIn(list.paging, list.input);
  if (list.paging.kind === 'cursor') return cursorStep(list, asText(cursor));
  return offsetStep(list, checkCount(list.operation, `${list.paging.request}.offset`, offset ?? 0), list.size);
}

/** A number of items. */
export function checkCount(operation: string, field: string, count: unknown): number {
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw refuseInput(operation, field, 'must be a whole number, 0 or more');
  return count;
}
