/** What a mock says about a request that it rejects, in the platform's format. */
import type { Violation } from './requests.ts';

type Fields = Record<string, unknown>;

/** The rule of the platform for a keyword of JSON Schema. */
const RULES: Readonly<Record<string, string>> = {
  required: 'REQUIRED_FIELD',
  anyOf: 'REQUIRED_FIELD',
  enum: 'INVALID_ENUM_VALUE',
  additionalProperties: 'FIELD_NOT_ALLOWED',
  unevaluatedProperties: 'FIELD_NOT_ALLOWED',
  maximum: 'MAX',
  minimum: 'MIN',
  maxLength: 'MAX_LENGTH',
  minLength: 'MIN_LENGTH',
  maxItems: 'MAX_SIZE',
  minItems: 'MIN_SIZE',
};

/**
 * An error body with these violations instead of those of an example; any other body is returned unchanged.
 */
export function withViolations(body: unknown, violations: readonly Violation[]): unknown {
  const details = fieldsAt(body, 'details');
  const validation = fieldsAt(details, 'validationError');
  if (!details || !validation || !Array.isArray(validation['fieldViolations'])) return body;
  const fieldViolations = violations.map(toFieldViolation);
  const [{ field, description } = { field: '', description: '' }] = fieldViolations;
  return {
    ...(body as Fields),
    message: `INVALID_ARGUMENT: "${field}" ${description}`,
    details: { ...details, validationError: { ...validation, fieldViolations } },
  };
}

/**
 * Prism says `Request body property lineItems.0.quantity must be integer`, with a path that starts with
 * `body`.
 */
function toFieldViolation({ path = [], code = '', message }: Violation) {
  const keyword = String(code);
  const [, missing] = /must have required property '([^']+)'/.exec(message) ?? [];
  const names = [...path.slice(1).map(String), ...(missing === undefined ? [] : [missing])];
  return {
    field: names.join('.') || String(path[0] ?? ''),
    description: missing === undefined ? descriptionOf(message) : 'must not be empty',
    violatedRule: RULES[keyword] ?? 'FORMAT',
  };
}

/** What follows the name of the field. */
const descriptionOf = (message: string): string =>
  /\b(?:must|should|is|are|does|has)\b.*/s.exec(message)?.[0] ?? message;

function fieldsAt(value: unknown, name: string): Fields | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;
  return typeof found === 'object' && found !== null ? (found as Fields) : undefined;
}
