/** The schemas of the contract as the platform validates them. */
import {
  exclusiveGroups,
  isFilter,
  isReference,
  mapValues,
  nameOf,
  requiredGroups,
  type Schema,
} from 'storewire-tools';

interface Form {
  /** Whether properties without a description are dropped or refused. */
  isClosed: boolean;
  /** Whether the validator knows the keywords and formats of validators.ts, or only those of JSON Schema. */
  hasOwnKeywords: boolean;
}

/**
 * Prepares schemas for validation. Of requests, properties that only the platform sets are ignored if sent, and
 * properties without a description are dropped, since other clients of the platform send both. Filters are validated
 * when they are translated to SQL.
 */
export function validatedSchemas(
  schemas: Readonly<Record<string, Schema>>,
  form: Form,
): Record<string, Schema> {
  // a form that does not match must not remove what another form needs
  const forms = new Set(
    Object.values(schemas).flatMap(({ oneOf = [] }) =>
      oneOf.flatMap((form) => (isReference(form) ? nameOf(form) : [])),
    ),
  );
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { additionalProperties, ...open } = prepare(schema, form);
      return [
        name,
        forms.has(name) || additionalProperties === undefined ? open : { ...open, additionalProperties },
      ];
    }),
  );
}

function prepare(schema: Schema, form: Form): Schema {
  if (isFilter(schema)) return { type: 'object' };
  const { properties, items, anyOf, oneOf, additionalProperties, ...rest } = schema;
  const validated = Object.fromEntries(Object.entries(rest).filter(([keyword]) => VALIDATED.has(keyword)));
  const inner = (each: Schema): Schema => prepare(each, form);
  const repeated = (each: Schema): Schema => ({ ...inner(each), ...(form.hasOwnKeywords && ENDS) });
  const result: Schema = form.hasOwnKeywords ? exactly(validated) : limited(validated);
  if (properties) Object.assign(result, objectOf(schema, properties, form));
  Object.assign(result, form.hasOwnKeywords ? togetherOf(schema) : schema.not && { not: schema.not });
  if (typeof additionalProperties === 'object') result.additionalProperties = repeated(additionalProperties);
  if (items) result.items = repeated(items);
  if (oneOf) result.oneOf = oneOf.map(inner);
  return anyOf ? { ...result, ...alternatives(anyOf.map(inner)) } : result;
}

/** The rest of a list or map is not validated after this number of errors, which take time and memory. */
const ENDS: Schema = { 'x-ends-after': 1000 };

const VALIDATED = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'required',
]);

/** One size that is both the least and the most is a rule of its own. */
function exactly({ minLength, maxLength, minItems, maxItems, ...rest }: Schema): Schema {
  return {
    ...rest,
    ...(minLength !== undefined && minLength === maxLength
      ? { 'x-exact-length': minLength }
      : { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) }),
    ...(minItems !== undefined && minItems === maxItems
      ? { 'x-exact-size': minItems }
      : { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) }),
  };
}

/** Formats of numbers are unknown to validators that know JSON Schema only. */
const limited = (schema: Schema): Schema =>
  schema.format === 'int32' ? { minimum: -(2 ** 31), maximum: 2 ** 31 - 1, ...schema } : schema;

function objectOf(schema: Schema, properties: Record<string, Schema>, form: Form): Schema {
  return {
    properties: mapValues(properties, (property, name) => {
      const prepared = prepare(property, form);
      return form.hasOwnKeywords ? withFormat(name, prepared) : prepared;
    }),
    required: schema.required ?? [],
    ...(form.isClosed && schema.additionalProperties === undefined ? { additionalProperties: false } : {}),
  };
}

/** What an object says of its properties together, with their names for messages. */
function togetherOf(schema: Schema): Schema {
  const [exclusive, required] = [exclusiveGroups(schema), requiredGroups(schema)];
  return {
    ...(exclusive.length > 0 && { 'x-one-of': exclusive }),
    ...(required.length > 0 && { 'x-any-required': required }),
  };
}

/** The contract has no format for telephone numbers: by its texts, properties named `phone` are all of them. */
const withFormat = (name: string, schema: Schema): Schema =>
  name === 'phone' ? { ...schema, format: 'telephone number' } : schema;

/** An alternative to null is validated on its own, so that its violations are not mixed with those of null. */
function alternatives(forms: Schema[]): Schema {
  const others = forms.filter(({ type }) => type !== 'null');
  const [only] = others;
  if (only && others.length === 1) return { if: { type: 'null' }, else: only };
  return { anyOf: forms };
}
