/** Who may ask for products that shoppers do not see. */
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import { isObject } from '../../kernel/errors/violations.ts';

/** Throws if a shopper asks for hidden products. */
export function checkAsksForVisible({ caller }: Context, filter: unknown, asksForAll = false): void {
  if (caller.role !== 'merchant' && (asksForAll || asksForHidden(filter)))
    throw new ApplicationError('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS');
}

/** Whether a condition of a filter is met by hidden products only, or names them. */
function asksForHidden(filter: unknown, isNegated = false): boolean {
  if (Array.isArray(filter)) return filter.some((each) => asksForHidden(each, isNegated));
  if (!isObject(filter)) return false;
  return Object.entries(filter).some(([name, value]) => {
    if (name === '$not') return asksForHidden(value, !isNegated);
    if (name === '$and' || name === '$or') return asksForHidden(value, isNegated);
    return name === 'visible' && namesHidden(value, isNegated);
  });
}

function namesHidden(condition: unknown, isNegated: boolean): boolean {
  const hidden = isNegated;
  if (!isObject(condition)) return condition === hidden;
  return Object.entries(condition).some(([operator, value]) =>
    operator === '$ne'
      ? value === !hidden
      : operator === '$in'
        ? Array.isArray(value) && value.includes(hidden)
        : operator === '$eq' && value === hidden,
  );
}
