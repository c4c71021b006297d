/**
 * The JSON Schemas that describe what actions take and return: what validates an input, gives it its TypeScript
 * type, describes the admin API and makes the forms of the console.
 */
import type { XStatic } from 'typebox/schema';

/** The part of JSON Schema that actions use. */
export interface JsonSchema {
  type?: 'string' | 'boolean' | 'integer' | 'number' | 'array' | 'object';
  description?: string;
  enum?: readonly (string | number)[];
  const?: string;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: SchemaProperties;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  oneOf?: readonly JsonSchema[];
}

type SchemaProperties = Readonly<Record<string, JsonSchema>>;

/** The schema of an object. */
export interface ObjectSchema extends JsonSchema {
  type: 'object';
  properties: SchemaProperties;
  required: readonly string[];
}

/** The values that a schema admits. */
export type ValueOf<Schema extends JsonSchema> = XStatic<Schema>;

/** The input that an action gets: what has a default is there. */
export type InputOf<Schema extends ObjectSchema> = ValueOf<Schema> & {
  [Name in keyof Schema['properties'] as Schema['properties'][Name] extends { default: unknown }
    ? Name
    : never]: ValueOf<Schema['properties'][Name]>;
};

/** The schema of an object that has these properties, may have the optional ones, and no others. */
export const object = <
  const Required extends SchemaProperties,
  const Optional extends SchemaProperties = Record<never, never>,
>(
  required: Required,
  optional?: Optional,
): ClosedObject<Required, Optional> => ({
  type: 'object',
  properties: { ...required, ...optional } as Required & Optional,
  // of `object({})`, the tuple has no first name
  required: Object.keys(required) as unknown as NamesOf<Required>,
  additionalProperties: false,
});

/** An object with no other properties than these. */
export interface ClosedObject<Required extends SchemaProperties, Optional extends SchemaProperties>
  extends ObjectSchema {
  properties: Required & Optional;
  required: NamesOf<Required>;
  additionalProperties: false;
}

/** As a tuple: the types of typebox read no other list. */
export type NamesOf<Properties> = readonly [keyof Properties & string, ...(keyof Properties & string)[]];
