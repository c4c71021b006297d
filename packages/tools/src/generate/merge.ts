/** One schema instead of two that a value meets both. */
import { constraintsOf } from './constraints.ts';
import { MAXIMA, MINIMA } from './keywords.ts';
import type { Schema } from './openapi.ts';

/**
 * Merges keywords. A property that both have becomes what `mergeProperty` makes of the two. Where they exclude each
 * other, the lists of types or values are empty.
 */
export function mergeKeywords(
  first: Schema,
  second: Schema,
  mergeProperty: (first: Schema, second: Schema) => Schema,
): Schema {
  const result: Schema = { ...first, ...second };
  if (first.type !== undefined && second.type !== undefined) {
    const types = commonTypes(first.type, second.type);
    result.type = types.length === 1 && types[0] !== undefined ? types[0] : types;
  }
  if (first.properties || second.properties)
    result.properties = mergeProperties(first.properties ?? {}, second.properties ?? {}, mergeProperty);
  if (first.required || second.required)
    result.required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])];
  Object.assign(result, limitsOf(first, second), constraintsOf(first, second));
  if (first.enum && second.enum) result.enum = second.enum.filter((value) => first.enum?.includes(value));
  return result;
}

function mergeProperties(
  first: Record<string, Schema>,
  second: Record<string, Schema>,
  mergeProperty: (first: Schema, second: Schema) => Schema,
): Record<string, Schema> {
  const result = { ...first };
  for (const [name, property] of Object.entries(second)) {
    const known = result[name];
    result[name] = known ? mergeProperty(known, property) : property;
  }
  return result;
}

/** The stricter of the limits that both have. */
function limitsOf(first: Schema, second: Schema): Schema {
  const stricter = (keywords: string[], choose: (...limits: number[]) => number): [string, number][] =>
    keywords.flatMap((keyword): [string, number][] => {
      const [one, other] = [first[keyword], second[keyword]];
      return typeof one === 'number' && typeof other === 'number' ? [[keyword, choose(one, other)]] : [];
    });
  return Object.fromEntries([...stricter(MAXIMA, Math.min), ...stricter(MINIMA, Math.max)]);
}

/** The types that both allow: an integer is a number. */
export function commonTypes(first: Schema['type'], second: Schema['type']): string[] {
  const [a, b] = [[first ?? []].flat(), [second ?? []].flat()];
  return [
    ...b.filter((type) => a.includes(type) || (type === 'integer' && a.includes('number'))),
    ...(a.includes('integer') && b.includes('number') && !b.includes('integer') ? ['integer'] : []),
  ];
}
