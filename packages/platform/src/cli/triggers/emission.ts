/** Events that are emitted without a cause. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Events } from 'storewire';
import { eventBodies } from '../../../generated/event-bodies.js';
import { isObject, valueAt } from '../../kernel/errors/violations.ts';
import { violationsIn } from '../../kernel/schemas/checked-input.ts';
import type { Trigger } from './trigger.ts';

/**
 * Emits an event as the contract shows it, with the fields of a file instead of those of the example. Nothing else in
 * the shop changes. Throws an `Error` that names the file, and each field that is wrong.
 */
export async function emissionOf(type: keyof Events, file: string): Promise<Trigger> {
  const { events, schemas } = eventBodies();
  const { entityId: id, content, fields: schema } = events[type];
  const kind = ['entity', 'data'].find((name) => name in content);
  const example = kind === undefined ? { id } : content[kind];
  const fields = await readFields(file);
  const violations = violationsIn({ ...schema, components: { schemas } }, fields);
  if (violations.length > 0) {
    const problems = violations.map(({ field, description }) => `${field} ${description}`.trim());
    const names = Object.keys(example ?? {}).join(', ');
    throw new Error(`${file}: ${problems.join('; ')}. ${type} has the fields ${names}`);
  }
  const changed = merged(example, fields);
  const entityId = idIn(example, changed, id) ?? id;
  return {
    summary: `It is emitted as the contract shows it, with the fields of ${basename(file)}.`,
    cause: ({ admin }) =>
      admin.emitEvent({ type, entityId, content: kind === undefined ? {} : { ...content, [kind]: changed } }),
  };
}

async function readFields(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.code}`,
    );
  });
  let fields: unknown;
  try {
    fields = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // the message of the failure quotes the file
    throw new Error(`${file} is not JSON`);
  }
  if (!isObject(fields)) throw new Error(`${file} must be a JSON object with the fields of the event`);
  return fields;
}

/** Objects are merged, and everything else is replaced. */
const merged = (before: unknown, after: unknown): unknown =>
  isObject(before) && isObject(after)
    ? {
        ...before,
        ...Object.fromEntries(
          Object.entries(after).map(([name, value]) => [name, merged(valueAt(before, [name]), value)]),
        ),
      }
    : after;

/** What a changed example has where the example has the id of its entity. */
function idIn(example: unknown, changed: unknown, id: string): string | undefined {
  if (example === id) return typeof changed === 'string' ? changed : undefined;
  if (!isObject(example) || !isObject(changed)) return undefined;
  for (const [name, value] of Object.entries(example)) {
    const found = idIn(value, valueAt(changed, [name]), id);
    if (found !== undefined) return found;
  }
  return undefined;
}
