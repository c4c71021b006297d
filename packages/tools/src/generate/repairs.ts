/** What `--lenient` does about the flaws of a description. */
import type { NormalizedProblem } from '@redocly/openapi-core';
import { isObject, stepsOf } from './normalise/walk.ts';

type Flaw = Pick<NormalizedProblem, 'ruleId' | 'message'> & { pointer: string };

/**
 * Repairs a flaw in the parsed file that it is in. Returns what it did; undefined for a flaw that it cannot
 * repair, or that was repaired together with another one.
 */
export function repair(root: unknown, { ruleId, message, pointer }: Flaw): string | undefined {
  const steps = stepsOf(pointer);
  const node = valueAt(root, steps);
  const key = steps.at(-1) ?? '';
  const holder = valueAt(root, steps.slice(0, -1));
  // references may lead to it
  if (/^Property .* is not expected here/.test(message)) return 'it was ignored';
  if (ruleId === 'path-parameters-defined') {
    const [, name] = /does not define the path parameter `\{([^{}`]+)\}`/.exec(message) ?? [];
    if (name !== undefined) return addPathParameter(holder, name);
  }
  if (isObject(node) && '$ref' in node && ruleId === 'storewire/references') {
    delete node['$ref'];
    return 'the reference was left out, which means any value';
  }
  if (isObject(node) && /^The field `description` must/.test(message)) {
    node['description'] = '';
    return 'the description is empty';
  }
  const limit = isObject(holder) && node === true ? holder[INCLUSIVE[key] ?? ''] : undefined;
  if (isObject(holder) && typeof limit === 'number') {
    holder[key] = limit;
    return `${key} is ${limit}`;
  }
  // a name that a parameter cannot have leaves no parameter
  return leaveOut(root, ruleId !== 'struct' && steps.at(-1) === 'name' ? steps.slice(0, -1) : steps);
}

/** OpenAPI 3.0 has a flag next to the limit; JSON Schema, and so OpenAPI 3.1, has the limit itself. */
const INCLUSIVE: Record<string, string> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

const valueAt = (root: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    root,
  );

function addPathParameter(operation: unknown, name: string): string | undefined {
  if (!isObject(operation)) return undefined;
  const parameter = { name, in: 'path', required: true, schema: { type: 'string' } };
  const own: unknown = operation['parameters'];
  operation['parameters'] = [...(Array.isArray(own) ? (own as unknown[]) : []), parameter];
  return `the operation has the parameter ${JSON.stringify(name)}, a string`;
}

function leaveOut(root: unknown, steps: readonly string[]): string | undefined {
  const key = steps.at(-1);
  const holder = valueAt(root, steps.slice(0, -1));
  if (key === undefined || typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key))
    return undefined;
  if (!Array.isArray(holder)) {
    Reflect.deleteProperty(holder, key);
    return `${JSON.stringify(key)} was left out`;
  }
  holder.splice(Number(key), 1);
  return `item ${key} of ${JSON.stringify(steps.at(-2))} was left out`;
}
