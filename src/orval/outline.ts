import { nameTypes } from '../../scripts/generate/named.ts';
import type { Document, OperationObject, Parameter, PathItem } from '../../scripts/generate/openapi.ts';
import { METHODS } from '../../scripts/generate/openapi.ts';

/**
 * A description with nothing but what hooks are made of. Prose, schemas and examples stay out of orval,
 * which would read all of them, and print or refuse some.
 */
export function outline<D extends object>(description: D): D {
  const document = nameTypes(description as unknown as Document);
  const result: Document = {
    openapi: document.openapi,
    info: { title: 'hooks', version: '1' },
    paths: mapValues(document.paths ?? {}, (item, path) => outlinePath(path, item)),
    components: { schemas: mapValues(document.components?.schemas ?? {}, () => ({})) },
  };
  return result as unknown as D;
}

function outlinePath(path: string, item: PathItem): PathItem {
  const parameters = parametersOf(path);
  const operations = METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, { ...outlineOperation(operation), parameters }] as const] : [];
  });
  return Object.fromEntries(operations);
}

/** orval refuses a path whose parameters are not declared. */
function parametersOf(path: string): Parameter[] {
  const names = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  return [...names].map((name) => ({ name, in: 'path', required: true, schema: {} }));
}

const KEPT = ['operationId', 'tags', 'summary', 'deprecated'];

function outlineOperation(operation: OperationObject): OperationObject {
  const { responses = {} } = operation;
  const kept = Object.entries(operation).filter(([key]) => KEPT.includes(key) || key.startsWith('x-'));
  return {
    ...Object.fromEntries(kept),
    responses: mapValues(responses, () => ({ description: '' })),
  };
}

function mapValues<A, B>(values: Record<string, A>, change: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}
