/**
 * Schemas of the canonical form as @hey-api/openapi-ts reads them completely: one type each, and in `x-rules` what it has
 * no keyword for.
 */
import { constraintsOf } from '../generate/constraints.ts';
import { ANY_DECIMAL } from '../generate/decimals.ts';
import { isEnumeration } from '../generate/enumerations.ts';
import { mapValues, type Schema } from '../generate/openapi.ts';
import { isReference, nameOf } from '../generate/references.ts';
import { rulesOf } from './rules.ts';

export interface FormOptions {
  /** Where references lead. */
  schemas: Readonly<Record<string, Schema>>;
  /**
   * Responses may have unknown enumeration values and properties, any decimal, and lists with fewer items:
   * enumerations grow, carts are emptied, and limits of requests do not apply to what was stored before.
   */
  side: 'request' | 'response';
}

/** Texts of any other format are only texts: JSON Schema has other rules for `time` than zod. */
const FORMATS = ['date', 'date-time', 'email', 'guid', 'ipv4', 'ipv6', 'uri'];

/** `isOneOfForms`: a number that is one of several forms is a value to compare with, and finite. */
export function formOf(schema: Schema, options: FormOptions, isOneOfForms = false): Schema {
  if (isReference(schema)) return referenceForm(schema, options);
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  const forms = schema.oneOf ?? schema.anyOf;
  const alternatives = forms ?? (types.length > 1 ? types.map((type) => ({ ...schema, type })) : undefined);
  if (alternatives) {
    const isChoice = alternatives.filter(({ type }) => type !== 'null').length > 1;
    return { anyOf: alternatives.map((each) => formOf(each, options, isOneOfForms || isChoice)) };
  }
  const { const: constant } = schema;
  if (constant !== undefined) return { const: constant, ...(types[0] && { type: types[0] }) };
  switch (types[0]) {
    case 'string':
      return textForm(schema, options);
    case 'number':
    case 'integer':
      return numberForm(schema, isOneOfForms);
    case 'array': {
      const { items = {}, minItems, maxItems } = schema;
      const least = options.side === 'request' ? minItems : undefined;
      return { type: 'array', items: formOf(items, options), 'x-size': [least ?? null, maxItems ?? null] };
    }
    case 'object':
      return objectForm(schema, options);
    default:
      return types[0] ? { type: types[0] } : {};
  }
}

/** Beside a reference, openapi-ts reads nothing. */
function referenceForm(schema: Schema, options: FormOptions): Schema {
  const { $ref = '' } = schema;
  const limits = options.side === 'request' ? constraintsOf(schema) : {};
  if (Object.keys(limits).length === 0) return { $ref };
  const target = options.schemas[nameOf({ $ref })] ?? {};
  return formOf({ ...target, ...constraintsOf(target, limits), 'x-merged': [nameOf({ $ref })] }, options);
}

function textForm(schema: Schema, { side }: FormOptions): Schema {
  const { format, minLength, maxLength, pattern } = schema;
  const form: Schema = { type: 'string', ...given({ minLength, maxLength }) };
  if (isEnumeration(schema)) return side === 'request' ? { type: 'string', enum: schema.enum ?? [] } : form;
  // ids of the platform are any 8-4-4-4-12 hexadecimal digits, not only the versions of RFC 9562
  if (format === 'uuid') return { ...form, format: 'guid', ...given({ pattern }) };
  if (format !== undefined && FORMATS.includes(format)) form.format = format;
  const rules = rulesOf(
    side === 'response' && format === 'decimal' ? { format, pattern: ANY_DECIMAL } : schema,
  );
  return rules.length > 0 ? { ...form, 'x-rules': rules } : { ...form, ...given({ pattern }) };
}

function numberForm(schema: Schema, isOneOfForms: boolean): Schema {
  const { type = 'number', format, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const hasBoth = (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined;
  return {
    type,
    ...given({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }),
    'x-number':
      type === 'integer'
        ? format === 'int32' && !hasBoth
          ? 'int32'
          : 'int'
        : isOneOfForms
          ? 'finite'
          : 'any',
    'x-rules': rulesOf(schema),
  };
}

function objectForm(schema: Schema, options: FormOptions): Schema {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  const form: Schema = { type: 'object' };
  if (names.length > 0) {
    form.properties = mapValues(properties, (property) => formOf(property, options));
    form.required = required.filter((name) => names.includes(name));
    if (additionalProperties === false && options.side === 'request') form.additionalProperties = false;
  } else if (additionalProperties === false) form.additionalProperties = false;
  else
    form.additionalProperties =
      typeof additionalProperties === 'object' ? formOf(additionalProperties, options) : true;
  if (options.side === 'request') form['x-rules'] = rulesOf(schema);
  return form;
}

const given = (keywords: Record<string, unknown>): Schema =>
  Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined));
