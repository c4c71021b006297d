/** Every x- key is declared for what has it, and has a value of its form. */
import type { UserContext } from '@redocly/openapi-core';
import { jsonOf, type OperationObject } from './openapi.ts';
import { isReference } from './references.ts';
import { type KeyPlace, keyAt } from './x-keys.ts';

const PLACES = new Map<string, KeyPlace>([
  ['Root', 'description'],
  ['Operation', 'operation'],
  ['Parameter', 'parameter'],
  ['Schema', 'schema'],
]);

function check(node: unknown, { type, report, location }: UserContext): void {
  // what Redocly calls SpecExtension is the value of such a key, and headers have names like keys
  if (typeof node !== 'object' || node === null || ['SpecExtension', 'HeadersMap'].includes(type.name))
    return;
  const place = PLACES.get(type.name ?? '');
  for (const [key, value] of Object.entries(node)) {
    if (!key.startsWith('x-')) continue;
    const known = place && keyAt(place, key);
    const problem = !known
      ? `is not declared for ${type.name}`
      : !known.value.safeParse(value).success
        ? `must be ${known.form}`
        : undefined;
    if (problem) report({ message: `${key} ${problem}`, location: location.child([key]) });
    const unknown =
      key === 'x-assumed' && Array.isArray(value)
        ? value.filter((name) => !(name in node) && !failuresIn(node).has(name))
        : [];
    for (const name of unknown)
      report({ message: `there is no ${name} that could be assumed`, location: location.child([key]) });
  }
}

/** The statuses of an operation and the names of their examples. */
function failuresIn({ responses = {} }: OperationObject): Set<string> {
  const examples = Object.values(responses).flatMap((response) =>
    isReference(response) ? [] : Object.keys(jsonOf(response.content)?.examples ?? {}),
  );
  return new Set([...Object.keys(responses), ...examples]);
}

export const declaredKeys = () => ({ any: check, ref: check });
