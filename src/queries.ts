/**
 * Combines filters, such as `ProductFilter` and `OrderFilter`. All functions are pure and
 * return plain objects.
 */
import { trimFilter } from './core/filters.ts';

/** A range of values, including its start and excluding its end. */
export interface Range<V> {
  /** At least this value. */
  $gte?: V;
  /** Less than this value. */
  $lt?: V;
}

/** What `condition && filter` is if the condition does not hold. Ignored, as an empty filter is. */
export type Falsy = false | null | undefined | '' | 0;

/** A filter of an entity: TypeScript 5 infers falsy types, too, for a filter inside of another. */
type FilterOf<F> = Exclude<F, Falsy>;

/**
 * The type of a filter if neither a type argument, as in `and<ProductFilter>(…)`, nor the context of the call
 * names the entity. It has no field.
 */
export interface MissingTypeArgument {
  /** Pass the type of the filter. */
  'and<ProductFilter>(…)'?: never;
}

/**
 * Returns a filter that matches if all of the filters match. Ignores falsy values, so
 * `and(condition && { … })` is a filter with a condition, and empty filters. Returns `undefined` if all
 * filters are ignored. The type of the entity comes from the context of the call or from
 * `and<ProductFilter>(…)`; without either, every field is a compile error.
 *
 * @example
 * import { and, between, not, or, type ProductFilter } from 'storewire';
 *
 * export const filterOf = (collection?: string): ProductFilter | undefined =>
 *   and(
 *     { price: between(10, 50) },
 *     collection && { collectionIds: { $hasSome: [collection] } },
 *     or({ name: { $startsWith: 'Tidal' } }, { sku: { $startsWith: 'TIDAL-' } }),
 *     not({ inventoryStatus: 'OUT_OF_STOCK' }),
 *   );
 */
export function and<F = MissingTypeArgument>(
  ...filters: readonly (NoInfer<F> | Falsy)[]
): F | { $and: FilterOf<F>[] } | undefined {
  const parts = flattenFilters<F>('$and', filters);
  return parts.length > 1 ? { $and: parts } : parts[0];
}

/**
 * Returns a filter that matches if at least one of the filters matches. Falsy values and empty filters
 * are ignored, as in {@link and}: they do not match everything.
 *
 * @example
 * import { or, type ProductFilter } from 'storewire';
 *
 * export const named = or<ProductFilter>({ name: { $eq: 'Mug' } }, { sku: { $startsWith: 'MUG-' } });
 */
export function or<F = MissingTypeArgument>(
  ...filters: readonly (NoInfer<F> | Falsy)[]
): F | { $or: FilterOf<F>[] } | undefined {
  const parts = flattenFilters<F>('$or', filters);
  return parts.length > 1 ? { $or: parts } : parts[0];
}

/**
 * Returns a filter that matches if the given one does not. The negation of a negation is the original filter.
 * Returns `undefined` for a falsy value or an empty filter.
 *
 * @example
 * import { not, type ProductFilter } from 'storewire';
 *
 * export const inStock = not<ProductFilter>({ inventoryStatus: 'OUT_OF_STOCK' });
 */
export function not<F = MissingTypeArgument>(
  filter: NoInfer<F> | Falsy,
): F | { $not: FilterOf<F> } | undefined {
  const part = trim<F>(filter);
  return part && (onlyField<FilterOf<F>>(part, '$not') ?? { $not: part });
}

/**
 * Returns the operators for the values from `from` up to, but not including, `to`. An undefined end is open;
 * returns `undefined` if both are.
 *
 * @example
 * import { between, type ProductFilter } from 'storewire';
 *
 * export const affordable: ProductFilter = { price: between(10, 50) };
 */
export function between<V>(from: V | undefined, to: V | undefined): Range<V> | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
}

/**
 * The filters that have conditions. One that only combines others in the same way is replaced by those
 * others.
 */
function flattenFilters<F>(operator: '$and' | '$or', filters: readonly (F | Falsy)[]): FilterOf<F>[] {
  return filters.flatMap((filter) => {
    const part = trim<F>(filter);
    return part ? (onlyField<FilterOf<F>[]>(part, operator) ?? [part]) : [];
  });
}

/** Without empty conditions, a filter still has the same type, as all of its fields are optional. */
const trim = <F>(filter: F | Falsy): FilterOf<F> | undefined =>
  filter ? (trimFilter(filter) as FilterOf<F> | undefined) : undefined;

/** The value of a field if the filter has no other field. */
function onlyField<V>(filter: object, name: string): V | undefined {
  const fields = Object.entries(filter);
  return fields.length === 1 && fields[0]?.[0] === name ? (fields[0][1] as V) : undefined;
}
