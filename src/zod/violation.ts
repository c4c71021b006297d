import type { core } from 'zod/mini';
import type { FieldViolation } from '../errors/store-error.ts';

/** Says an issue of zod in the words of the platform: the field, the kind of rule, and what is wrong. Never the value itself. */
export function toViolation(issue: core.$ZodIssue, value: unknown): FieldViolation {
  const [rule, description] = describe(issue, value);
  return { field: issue.path.join('.'), description, rule, ruleName: undefined, data: undefined };
}

function describe(issue: core.$ZodIssue, value: unknown): [rule: string, description: string] {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(value, issue.path) === undefined ? ['REQUIRED_FIELD', 'is required'] : ['FORMAT', `must be of type ${issue.expected}`];
    case 'invalid_value':
      return ['INVALID_ENUM_VALUE', `must be ${issue.values.map((known) => JSON.stringify(known)).join(' or ')}`];
    case 'too_big':
      return [MOST[issue.origin] ?? 'MAX', `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`];
    case 'too_small':
      return [LEAST[issue.origin] ?? 'MIN', `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`];
    case 'invalid_format':
      return ['FORMAT', issue.format === 'regex' ? `must match ${issue.pattern}` : `must be a valid ${issue.format}`];
    case 'custom':
      return ['ONE_OF_ALIGNMENT', issue.message];
    default:
      return ['VALIDATION', 'is not valid'];
  }
}

const MOST: Readonly<Record<string, string>> = { string: 'MAX_LENGTH', array: 'MAX_SIZE' };
const LEAST: Readonly<Record<string, string>> = { string: 'MIN_LENGTH', array: 'MIN_SIZE' };
const UNITS: Readonly<Record<string, string>> = { string: ' characters long', array: ' items' };

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined), value);
