import type { Imports } from './calls.ts';
import { ANY_DECIMAL } from './decimals.ts';
import { isEnumeration } from './enumerations.ts';
import { mapValues, type Schema } from './openapi.ts';
import { exposed, type Operation } from './operations.ts';
import { isReference, namedSchema, nameOf } from './references.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, quote } from './text.ts';
import type { Views } from './views.ts';
import { mapSchema } from './walk.ts';
import { checkHelpers } from './zod-checks.ts';
import { declareSchemas } from './zod-declarations.ts';

/**
 * Runtime schemas: closed enumerations for requests, open ones for responses, each compared with its type at
 * compile time.
 */
export async function makeZod(
  views: Views,
  operations: Operation[],
  { runtime }: Imports,
): Promise<Map<string, string>> {
  const nameOfRequest = requestNames(views);
  const requests = Object.fromEntries(
    Object.entries(views.requests).map(([name, schema]) => [
      nameOfRequest(name),
      renameRefs(schema, nameOfRequest),
    ]),
  );
  const typeOf = new Map(Object.keys(views.requests).map((name) => [nameOfRequest(name), name]));
  const files = new Map<string, string>();
  files.set('zod/responses.ts', await makeFile(openResponses(views.responses), (name) => name, runtime));
  files.set('zod/requests.ts', await makeFile(requests, (name) => typeOf.get(name) ?? name, runtime));
  files.set('zod/operations.ts', makeTable(exposed(operations)));
  files.set('zod/index.ts', `${BANNER}\nexport * from './responses.ts';\nexport * from './requests.ts';\n`);
  return files;
}

/** A schema of requests and responses has two runtime schemas; that of requests gets another name. */
function requestNames(views: Views): (name: string) => string {
  const usedNames = new Set([...Object.keys(views.responses), ...Object.keys(views.requests)]);
  const names = new Map<string, string>();
  for (const name of Object.keys(views.requests)) {
    let free = Object.hasOwn(views.responses, name) ? `${name}Request` : name;
    while (free !== name && usedNames.has(free)) free += 'Request';
    usedNames.add(free);
    names.set(name, free);
  }
  return (name) => names.get(name) ?? name;
}

function renameRefs(schema: Schema, rename: (name: string) => string): Schema {
  return mapSchema(schema, (part) =>
    isReference(part) ? { ...part, ...namedSchema(rename(nameOf(part))) } : part,
  );
}

/**
 * Responses may have unknown enumeration values and properties, any decimal, and lists with fewer items:
 * enumerations grow, carts are emptied, and limits of requests do not apply to what was stored before.
 */
function openResponses(schemas: Record<string, Schema>): Record<string, Schema> {
  return mapValues(schemas, (whole) =>
    mapSchema(whole, (schema) => {
      if (Object.keys(schema.properties ?? {}).length > 0 && schema.additionalProperties === false)
        delete schema.additionalProperties;
      for (const key of REQUEST_KEYS) delete schema[key];
      if (schema.format === 'decimal') return { ...schema, pattern: ANY_DECIMAL };
      if (!isEnumeration(schema)) return schema;
      const { enum: _values, ...rest } = schema;
      return { ...rest, type: 'string' };
    }),
  );
}

const REQUEST_KEYS = ['minItems', 'minProperties', 'maxProperties', 'x-one-of', 'x-any-required', 'not'];

async function makeFile(
  schemas: Record<string, Schema>,
  typeName: (name: string) => string,
  runtime: string,
): Promise<string> {
  const declarations = await declareSchemas(schemas, typeName);
  if (declarations.length === 0) return `${BANNER}\nexport {};\n`;
  const header = `${BANNER}\nimport * as z from 'zod/v4/mini';\nimport type { MatchesType } from ${quote(runtime)};\nimport type * as T from "../types.ts";\n`;
  const body = declarations.map(({ name, code }) => {
    const type = `T.${typeName(name)}`;
    // minifiers reduce the function to its schema; a second top-level constant would stay in bundles
    return `export const ${name}Schema: z.ZodMiniType<${type}> = /* @__PURE__ */ (() => {
  const ${name}$ = ${code};
  return ${name}$ as MatchesType<typeof ${name}$, z.ZodMiniType<${type}>>;
})();
`;
  });
  return `${header}${checkHelpers(declarations.map(({ code }) => code))}\n${body.join('\n')}`;
}

/** One constant per call, for `validator`. */
function makeTable(operations: Operation[]): string {
  const rows = operations.map(({ id, name, inputName, output }) => {
    const response = output ? `, output: ${IMPORTS.responses}.${output}Schema` : '';
    return `export const ${name}: OperationSchemas = /* @__PURE__ */ (() => ({ id: ${quote(id)}, input: ${IMPORTS.requests}.${inputName}Schema${response} }))();`;
  });
  const responses = operations.some(({ output }) => output)
    ? `import * as ${IMPORTS.responses} from './responses.ts';\n`
    : '';
  return `${BANNER}
import type { ${IMPORTS.schema} } from 'zod/v4/mini';
${responses}import * as ${IMPORTS.requests} from './requests.ts';

/** The runtime schemas of one call. */
export interface OperationSchemas {
  id: string;
  input: ${IMPORTS.schema};
  output?: ${IMPORTS.schema};
}

${rows.join('\n')}
`;
}
