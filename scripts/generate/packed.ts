/** The query parameter `.r`: the JSON of a whole input as a base64url string. */
import {
  type Document,
  type Example,
  jsonOf,
  mapOperations,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
} from './openapi.ts';

/** The schema of the JSON that a packed parameter carries. */
export const packedSchema = (parameter: Parameter | undefined): Schema | undefined =>
  // the second form is that of descriptions written before contentSchema was read
  parameter?.schema?.contentSchema ?? jsonOf(parameter?.content)?.schema;

type Examples = Record<string, Example | Reference>;

/**
 * Declares every packed parameter as the string that it is, with examples in base64url: its own, or those of the
 * request body of its other form, so that nobody has to encode examples by hand.
 */
export function expandPacked(document: Document): Document {
  const operations = [...operationsOf(document)].map(({ operation }) => operation);
  return mapOperations(document, (operation) => {
    if (!operation.parameters) return operation;
    const parameters = operation.parameters.map((given) => {
      const parameter = resolve<Parameter>(document, given);
      return parameter['x-packed'] ? declare(document, parameter, otherForm(operation, operations)) : given;
    });
    return { ...operation, parameters };
  });
}

/** The same call as a POST, or the other way round. */
function otherForm(operation: OperationObject, all: OperationObject[]): OperationObject | undefined {
  const { operationId: id, 'x-fallback-of': main } = operation;
  return all.find((other) => (main === undefined ? id !== undefined && other['x-fallback-of'] === id : other.operationId === main));
}

function declare(document: Document, parameter: Parameter, other: OperationObject | undefined): Parameter {
  const { content, examples, schema, ...rest } = parameter;
  const contentSchema = packedSchema(parameter);
  if (!contentSchema) return parameter;
  type Body = Exclude<OperationObject['requestBody'], Reference | undefined>;
  const body = other?.requestBody && resolve<Body>(document, other.requestBody);
  const unpacked = jsonOf(content)?.examples ?? jsonOf(body?.content)?.examples;
  const packed = examples ?? (unpacked && mapValues(unpacked, (example) => pack(resolve<Example>(document, example))));
  return {
    ...rest,
    schema: { ...schema, type: 'string', contentEncoding: 'base64url', contentMediaType: 'application/json', contentSchema },
    ...(packed ? { examples: packed } : {}),
  };
}

const pack = ({ value, ...rest }: Example): Example => ({
  ...rest,
  value: Buffer.from(JSON.stringify(value)).toString('base64url'),
});

const mapValues = (examples: Examples, change: (example: Example | Reference) => Example): Examples =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, change(example)]));
