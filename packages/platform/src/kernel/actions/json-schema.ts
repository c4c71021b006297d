/**
 * The JSON Schemas of actions, for their description, the forms of the console and the types of the methods.
 */
import * as z from 'zod/mini';

/** The part of JSON Schema that the schemas of actions are converted to. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: readonly (string | number)[];
  const?: string;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/** The schema of what an action takes, or of what it returns. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withoutSafeBounds(converted) as JsonSchema;
}

/** Integers have the bounds of the numbers of JavaScript, which no reader needs. */
const withoutSafeBounds = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (_name, value: unknown) =>
      value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER ? undefined : value,
    ),
  );
