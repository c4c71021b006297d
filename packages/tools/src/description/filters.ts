/**
 * A filter is a schema whose `$and` joins schemas like itself; its other properties are conditions on fields, by the
 * dotted names of these.
 */
import type { Schema } from './openapi.ts';
import { isReference, nameOf } from './references.ts';

export const isFilter = ({ properties }: Schema): boolean => properties?.['$and'] !== undefined;

/** Where a filter is in an input. */
export interface FilterPlace {
  /** Dotted. */
  path: string;
  /** Name of its schema. */
  schema: string;
  isRequired: boolean;
  /** Whether it must have a condition. */
  needsCondition: boolean;
}

/** The filters among the properties of an input: the first property, or one inside it. */
export function filtersIn(
  schemas: Record<string, Schema>,
  schema: Schema | undefined,
  depth = 0,
): FilterPlace[] {
  const named = schema && isReference(schema) ? schemas[nameOf(schema)] : schema;
  return Object.entries(named?.properties ?? {}).flatMap(([name, property]) => {
    const isRequired = named?.required?.includes(name) ?? false;
    const target = isReference(property) ? schemas[nameOf(property)] : undefined;
    if (target && isReference(property) && isFilter(target)) {
      const needsCondition = (target.minProperties ?? 0) > 0;
      return [{ path: name, schema: nameOf(property), isRequired, needsCondition }];
    }
    const inside = depth === 0 ? filtersIn(schemas, property, 1) : [];
    return inside.map((filter) => ({
      ...filter,
      path: `${name}.${filter.path}`,
      isRequired: isRequired && filter.isRequired,
    }));
  });
}
