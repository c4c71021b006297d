/** What calls return, as imports are held to it: with closed enumerations, as this version of the contract has them. */
import { mapValues, type Operation, type Schema } from 'storewire-tools';
import { toRequestSchemas } from './schemas.ts';

type Schemas = Record<string, Schema>;

/** The names of schemas by the ids of calls, and the schemas. `responses` are those of what calls and events return. */
export const makeResponseSchemas = (operations: readonly Operation[], responses: Schemas): object => ({
  calls: Object.fromEntries(operations.flatMap(({ id, output }) => (output ? [[id, output]] : []))),
  schemas: mapValues(toRequestSchemas(responses), open),
});

/** Nothing is removed of what is validated, so that properties without a description pass. */
const open = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'additionalProperties' && value === false ? undefined : withLimits(value),
    ),
  ) as Schema;

/** The validator of imports knows formats of texts only. */
const withLimits = (value: unknown): unknown =>
  isObject(value) && value['format'] === 'int32'
    ? { minimum: -(2 ** 31), maximum: 2 ** 31 - 1, ...value }
    : value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
