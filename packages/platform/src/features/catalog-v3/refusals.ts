/** How inputs of staff are refused. */
import { routes } from '../../../generated/routes.ts';
import { ApplicationError, breaks, invalid, violation } from '../../kernel/errors/failure.ts';
import type { Violation } from '../../kernel/errors/violations.ts';
import { decimalKey } from '../../kernel/values/decimals.ts';
import { MAX_SLUG_LENGTH } from '../../kernel/values/slug.ts';

/** Refuses an input, with the first of the codes that the call has, otherwise as a violation. */
export type Refuse = (code: string | readonly string[], field: string, description: string) => never;

/** Refuses inputs of a call. */
export function refusalsOf(call: string): Refuse {
  const codes = new Set(routes.find(({ id }) => id === call)?.codes.map(({ code }) => code));
  return (code, field, description) => {
    const known = [code].flat().find((each) => codes.has(each));
    if (known !== undefined) throw new ApplicationError(known);
    return invalid(field, 'VALIDATION', description);
  };
}

/** The violation of a property that is sent with another value than it has. The platform has other calls for it. */
export const fixed = <Value>(field: string, sent: Value | null | undefined, current: Value): Violation[] =>
  sent === undefined || sent === null || sent === current
    ? []
    : [violation(field, 'VALIDATION', 'cannot be changed by this call')];

/** Refuses an amount or a number below zero. */
export function checkNotNegative(value: string | number | null | undefined, field: string): void {
  if (value !== undefined && value !== null && Number(value) < 0)
    invalid(field, 'MIN', 'must be at least 0', { threshold: 0 });
}

/** Higher amounts would not fit into `formattedAmount`. */
const HIGHEST_AMOUNT = 999_999_999.99;

/** Refuses an amount of money that no price can have. */
export function checkAmount(amount: string | null | undefined, field: string): void {
  checkNotNegative(amount, field);
  if (amount && decimalKey(amount) > decimalKey(HIGHEST_AMOUNT))
    invalid(field, 'MAX', `must be at most ${HIGHEST_AMOUNT}`, { threshold: HIGHEST_AMOUNT });
}

/** Refuses a slug that the URL of a page cannot have as it is, or that no call can read an item by. */
export function checkSlug(slug: string, field: string): void {
  if (!slug.isWellFormed() || /[\s/?#\\%]/.test(slug))
    breaks(field, 'INVALID_SLUG_FORMAT', 'must have no spaces and none of / ? # \\ %');
  if ([...slug].length > MAX_SLUG_LENGTH)
    invalid(field, 'MAX_LENGTH', `must have at most ${MAX_SLUG_LENGTH} characters`, {
      threshold: MAX_SLUG_LENGTH,
    });
}

/** Whether a name has nothing to read. */
export const isBlank = (name: string): boolean => name.trim() === '';
