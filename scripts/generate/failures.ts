import { type Document, METHODS, type OperationObject, operationsOf, type PathItem } from './openapi.ts';
import { DescriptionError } from './problem.ts';

type Call = ReturnType<typeof operationsOf> extends Generator<infer Each> ? Each : never;

/**
 * Finds the operation that causes an unexpected failure of a generator, by
 * generating halves of the operations until one remains.
 */
export async function explain(
  error: unknown,
  document: Document,
  make: (part: Document) => Promise<unknown>,
): Promise<DescriptionError> {
  const fails = async (calls: Call[]): Promise<boolean> => {
    try {
      await make(withOnly(document, calls));
      return false;
    } catch (cause) {
      return !(cause instanceof DescriptionError);
    }
  };
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  let calls = [...operationsOf(document)];
  if (await fails([])) calls = [];
  while (calls.length > 1) {
    const half = calls.slice(0, calls.length / 2);
    const rest = calls.slice(calls.length / 2);
    if (await fails(half)) calls = half;
    else if (await fails(rest)) calls = rest;
    else break;
  }
  const [culprit] = calls;
  if (calls.length !== 1 || !culprit)
    return new DescriptionError([{ message: `no code can be generated: ${reason}`, about: 'paths' }]);
  const about = `${culprit.method.toUpperCase()} ${culprit.path}`;
  return new DescriptionError([
    {
      message: `${culprit.operation.operationId}: no code can be generated for this operation: ${reason}`,
      about,
    },
  ]);
}

function withOnly(document: Document, calls: Call[]): Document {
  const kept = new Set<OperationObject>(calls.map(({ operation }) => operation));
  const paths = Object.entries(document.paths).map(([path, item]): [string, PathItem] => [
    path,
    Object.fromEntries(
      METHODS.flatMap((method) => (item[method] && kept.has(item[method]) ? [[method, item[method]]] : [])),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
