import { wire } from './description.ts';
import { entries, pick, writtenIn } from './source-operation.ts';

/** Whether a part of the description, or a schema that it refers to, is marked as a secret. */
function containsSecret(node: unknown, visited = new Set<unknown>()): boolean {
  if (visited.has(node)) return false;
  visited.add(node);
  return entries(wire, node).some(
    ([name, part]) => (name === 'format' && part === 'password') || containsSecret(part, visited),
  );
}

const secretCalls = new Set(
  writtenIn(wire).flatMap(({ id, operation }) =>
    (pick(wire, operation, 'x-secret') ?? containsSecret(pick(wire, operation, 'requestBody'))) ? [id] : [],
  ),
);

/** Whether the input of a call contains a secret, so that no error quotes it and a write is never sent twice. */
export const isSecret = ({ id }: { id: string }): boolean => secretCalls.has(id);
