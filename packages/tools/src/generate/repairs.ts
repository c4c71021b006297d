/** What `--lenient` does about the flaws of a description. */
import type { NormalizedProblem } from '@redocly/openapi-core';
import { isObject } from './normalise/walk.ts';
import { stepsOf, writtenAt } from './references.ts';

type Flaw = Pick<NormalizedProblem, 'ruleId' | 'message'> & { pointer: string };

/** Repairs a flaw in the parsed file that it is in. Returns what it did; undefined for a flaw that it cannot repair. */
export function repair(root: unknown, { ruleId, message, pointer }: Flaw): string | undefined {
  const steps = stepsOf(pointer);
  const node = writtenAt(root, steps);
  if (ruleId === 'path-parameters-defined') {
    const [, name] = /does not define the path parameter `\{([^{}`]+)\}`/.exec(message) ?? [];
    return name === undefined ? undefined : addPathParameter(writtenAt(root, steps.slice(0, -1)), name);
  }
  if (ruleId !== 'storewire/references' || !isObject(node) || !('$ref' in node)) return undefined;
  delete node['$ref'];
  return 'the reference was left out, which means any value';
}

function addPathParameter(operation: unknown, name: string): string | undefined {
  if (!isObject(operation)) return undefined;
  const parameter = { name, in: 'path', required: true, schema: { type: 'string' } };
  const own: unknown = operation['parameters'];
  operation['parameters'] = [...(Array.isArray(own) ? (own as unknown[]) : []), parameter];
  return `the operation has the parameter ${JSON.stringify(name)}, a string`;
}
