/** How inputs of staff are refused. */
import { ApplicationError, invalid } from '../../kernel/errors/failure.ts';
import { decimalKey } from '../../kernel/values/decimals.ts';

/** Refuses an input, with the first of the codes that the call has, otherwise as a violation. */
export type Refuse = (code: string | readonly string[], field: string, description: string) => never;

/** Refuses inputs of a call that has these codes. */
export const refusalsOf =
  (codes: readonly string[]): Refuse =>
  (code, field, description) => {
    const known = [code].flat().find((each) => codes.includes(each));
    if (known !== undefined) throw new ApplicationError(known);
    return invalid(field, 'VALIDATION', description);
  };

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

/** Whether a name has nothing to read. */
export const isBlank = (name: string): boolean => name.trim() === '';
