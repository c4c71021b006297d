import type { Schema } from '../generate/openapi.ts';
import type { Operation } from '../generate/operations.ts';
import { refsOf } from '../generate/views.ts';

/** The names of the types that calls take and return, and of all types in them. */
export function reach(schemas: Record<string, Schema>, operations: readonly Operation[]): Set<string> {
  const seen = new Set<string>();
  const queue = operations.flatMap(({ inputName, output }) => [inputName, output ?? '']);
  for (const name of queue) {
    const schema = schemas[name];
    if (seen.has(name) || !schema) continue;
    seen.add(name);
    queue.push(...refsOf(schema));
  }
  return seen;
}
