import { trimFilter } from '../core/filters.ts';

/** From a value on, up to but without another. */
export interface Range<V> {
  /** At least this. */
  $gte?: V;
  /** Less than this. */
  $lt?: V;
}

/**
 * A filter that all parts must meet. Parts that are undefined or empty are left out; undefined when none is left. The parts stay as they
 * are: the result is a new object. Takes the entity from where the result goes, or from `and<ProductFilter>(…)`. Dates travel as text; the call
 * refuses an invalid one with its field, as `validation`.
 *
 * @example
 * import { createClient, type ProductFilter } from 'storewire';
 * import { and, between, not, or } from 'storewire/queries';
 *
 * const collection: string | undefined = undefined;
 * const chosen: ProductFilter | undefined = and(
 *   { price: between(10, 50), createdDate: { $gte: new Date('2026-01-01') } },
 *   collection ? { collectionIds: { $hasSome: [collection] } } : undefined,
 *   or({ name: { $startsWith: 'Tidal' } }, { sku: { $startsWith: 'TIDAL-' } }),
 *   not({ inventoryStatus: 'OUT_OF_STOCK' }),
 * );
 *
 * const { products } = await createClient().products.queryProducts({
 *   query: { filter: chosen, sort: [{ fieldName: 'price', order: 'ASC' }] },
 * });
 * console.log(products?.length);
 */
export function and<F extends object>(...parts: readonly (NoInfer<F> | undefined)[]): F | { $and: F[] } | undefined {
  const kept = joined<F>('$and', parts);
  return kept.length > 1 ? { $and: kept } : kept[0];
}

/**
 * A filter that at least one part must meet. Parts that are undefined or empty are left out, as of {@link and}: they do not stand for
 * everything.
 *
 * @example
 * import { type ProductFilter } from 'storewire';
 * import { or } from 'storewire/queries';
 *
 * export const named = (text: string) => or<ProductFilter>({ name: { $startsWith: text } }, { sku: { $startsWith: text } });
 */
export function or<F extends object>(...parts: readonly (NoInfer<F> | undefined)[]): F | { $or: F[] } | undefined {
  const kept = joined<F>('$or', parts);
  return kept.length > 1 ? { $or: kept } : kept[0];
}

/**
 * A filter that must not be met. Of an empty or undefined one undefined, of a negated one the filter that was negated.
 *
 * @example
 * import { type ProductFilter } from 'storewire';
 * import { not } from 'storewire/queries';
 *
 * export const inStock = not<ProductFilter>({ inventoryStatus: 'OUT_OF_STOCK' });
 */
export function not<F extends object>(part: NoInfer<F> | undefined): F | { $not: NoInfer<F> } | undefined {
  const kept = trimmed<F>(part);
  return kept && (only<F>(kept, '$not') ?? { $not: kept });
}

/**
 * The operators of a field between two values: `from` itself counts, `to` does not. An end that is undefined is open.
 *
 * @example
 * import { type ProductFilter } from 'storewire';
 * import { between } from 'storewire/queries';
 *
 * export const madeInMarch: ProductFilter = { createdDate: between(new Date('2026-03-01'), new Date('2026-04-01')) };
 */
export function between<V>(from: V | undefined, to: V | undefined): Range<V> | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
}

/** The parts that say something. One that is a join of the same kind and nothing else stands as its own parts. */
function joined<F extends object>(name: '$and' | '$or', parts: readonly (F | undefined)[]): F[] {
  return parts.flatMap((part) => {
    const kept = trimmed<F>(part);
    return kept ? (only<F[]>(kept, name) ?? [kept]) : [];
  });
}

/** What is left of a filter is a filter of the same fields, since all of them are optional. */
const trimmed = <F extends object>(part: F | undefined): F | undefined => trimFilter(part) as F | undefined;

/** The value of a member that stands alone. */
function only<V>(filter: object, name: string): V | undefined {
  const members = Object.entries(filter);
  return members.length === 1 && members[0]?.[0] === name ? (members[0][1] as V) : undefined;
}
