/** The failures that a handler can respond with: the examples of the error responses of its operation. */
import { codeOf } from '../description/application-errors.ts';
import {
  type Document,
  type Example,
  type Json,
  jsonOf,
  type OperationObject,
  type Response,
} from '../description/openapi.ts';
import { resolve } from '../description/references.ts';
import { quote } from './text.ts';

interface Failure {
  status: number;
  body: Json;
}

export interface ErrorTables {
  /** Constants that hold the failures, each written once however many operations have it. */
  code: string;
  /** The constant of an operation; undefined when it has no failures. */
  nameOf(operationId: string): string | undefined;
}

/** An operation, and the names of its success examples. */
interface Subject {
  operation: OperationObject;
  usedNames: ReadonlySet<string>;
}

/** `free` makes a name for a constant. */
export function errorTables(
  document: Document,
  subjects: ReadonlyMap<string, Subject>,
  free: (wanted: string) => string,
): ErrorTables {
  const names = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const [id, subject] of subjects) {
    const table = failuresOf(document, subject);
    const key = JSON.stringify(table);
    if (Object.keys(table).length === 0) continue;
    keys.set(id, key);
    if (!names.has(key)) names.set(key, free('errors'));
  }
  const rows = Array.from(
    names,
    ([key, name]) => `export const ${name} = ${quote(JSON.parse(key))} as const;\n`,
  );
  return {
    code: rows.length > 0 ? `/** Failures, by the names of their examples. */\n${rows.join('\n')}` : '',
    nameOf: (id) => names.get(keys.get(id) ?? ''),
  };
}

function failuresOf(document: Document, { operation, usedNames }: Subject): Record<string, Failure> {
  const result = new Map<string, Failure>();
  const failures = Object.entries(operation.responses ?? {}).filter(([key]) => /^[45]\d\d$/.test(key));
  for (const [key, response] of failures) {
    const status = Number(key);
    const { examples = {} } = jsonOf(resolve<Response>(document, response).content) ?? {};
    for (const [name, example] of Object.entries(examples)) {
      const { value } = resolve<Example>(document, example);
      if (value === undefined || codeOf(value) !== undefined) continue;
      result.set(result.has(name) || usedNames.has(name) ? `${name}${status}` : name, {
        status,
        body: value,
      });
    }
  }
  return Object.fromEntries(result);
}
