import { type Document, operationsOf } from '../../generate/openapi.ts';
import type { Sides } from './change.ts';

const SCHEMA = '#/components/schemas/';

/** Which named schemas travel in inputs, and which in answers and events. */
export function sidesOf(document: Document): (name: string) => Sides {
  const operations = [...operationsOf(document)].map(({ operation }) => operation);
  const inputs = reach(document, [
    operations.map(({ parameters, requestBody }) => [parameters, requestBody]),
  ]);
  const answers = reach(document, [
    operations.map(({ responses }) => responses),
    document.components?.responses,
    document.webhooks,
  ]);
  return (name) => ({ input: inputs.has(name), answer: answers.has(name) });
}

function reach(document: Document, roots: unknown[]): Set<string> {
  const seen = new Set<string>();
  const queue = roots.flatMap(refsIn);
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...refsIn(document.components?.schemas?.[name]));
  }
  return seen;
}

function refsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') return $ref.startsWith(SCHEMA) ? [$ref.slice(SCHEMA.length)] : [];
  return Object.values(node).flatMap(refsIn);
}
