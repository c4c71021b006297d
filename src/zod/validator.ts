/**
 * Validates the inputs and responses of calls against schemas, with the platform's wording for violations.
 */
import type { core, ZodMiniType } from 'zod/v4/mini';
import type { OperationSchemas } from '../../generated/zod/operations.ts';
import type { Validator } from '../core/options.ts';
import { validationError } from '../errors/store-error.ts';
import { type FieldViolation, violation } from '../lib/violation.ts';

/** Options of {@link validator}. */
export interface ValidatorOptions {
  /**
   * What happens when a response does not match its schema. `off`: nothing. `warn`: a line on the console,
   * without any value of the response. `strict`: the call fails as `system` with the reason `badAnswer`.
   * Default `off`, as the platform may be newer than the contract.
   */
  responses?: 'off' | 'warn' | 'strict' | undefined;
}

/**
 * Validates inputs and, optionally, responses of the calls whose schemas are given;
 * `Object.values(operationSchemas)` are the schemas of all calls. Invalid input is not sent: the call fails
 * as `validation` and names every field. A bundle contains the schemas of the calls that are named (with
 * esbuild, of all calls).
 *
 * @example
 * import { createClient } from 'storewire';
 * import { operationSchemas, validator } from 'storewire/zod';
 *
 * export const client = createClient({
 *   validate: validator([operationSchemas.addLineItemsToCurrentCartV2, operationSchemas.getCurrentCartV2], {
 *     responses: 'warn',
 *   }),
 * });
 */
export function validator(
  schemas: Iterable<OperationSchemas>,
  { responses = 'off' }: ValidatorOptions = {},
): Validator {
  const schemasById = new Map(Array.from(schemas, (each) => [each.id, each]));
  const validate = (schema: ZodMiniType | undefined, value: unknown, root: string) => {
    const issues = schema?.safeParse(value).error?.issues;
    return issues && toViolations(issues, value, root);
  };
  return {
    input: (operation, input) => {
      const violations = validate(schemasById.get(operation)?.input, input, 'input');
      return violations && validationError(violations, { operation });
    },
    output: (operation, response) => {
      if (responses === 'off') return undefined;
      const violations = validate(schemasById.get(operation)?.output, response, 'response');
      if (!violations) return undefined;
      const list = violations.map(({ field, description }) => `${field} ${description}`).join(', ');
      const error = new TypeError(`The response of ${operation} does not match the contract: ${list}`);
      if (responses === 'strict') return error;
      console.warn(error.message);
      return undefined;
    },
  };
}

type Issue = core.$ZodIssue;

/**
 * Zod issues as violations in the platform's wording. They never contain the value. `root` is the field of an
 * issue about the whole value.
 */
function toViolations(issues: readonly Issue[], value: unknown, root: string): FieldViolation[] {
  return issues.flatMap(flattenIssue).map((issue) => {
    const [rule, description] = describeIssue(issue, value);
    return violation(issue.path.join('.') || root, description, rule);
  });
}

/**
 * One issue per unknown property, and the issues of the variant of a union that the value was most likely
 * meant to be.
 */
function flattenIssue(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      code: 'invalid_type',
      expected: 'never',
      path: [...issue.path, key],
      message: issue.message,
    }));
  if (issue.code !== 'invalid_union') return [issue];
  const variants = issue.errors.map((variant) =>
    variant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue),
  );
  const isOtherType = ({ code, path }: Issue): boolean =>
    code !== 'unrecognized_keys' && path.length === issue.path.length;
  const count = (variant: Issue[], is: (inner: Issue) => boolean): number => variant.filter(is).length;
  // the right type first, then the right constants, then the fewest issues
  const best = variants.toSorted(
    (a, b) =>
      count(a, isOtherType) - count(b, isOtherType) ||
      count(a, isInvalidValue) - count(b, isInvalidValue) ||
      a.length - b.length,
  )[0];
  if (!best || best.some(isOtherType)) return [issue];
  return best.flatMap((inner) =>
    isInvalidValue(inner) ? [{ ...inner, values: valuesAt(inner.path, variants) }] : flattenIssue(inner),
  );
}

const isInvalidValue = (issue: Issue): issue is core.$ZodIssueInvalidValue => issue.code === 'invalid_value';

/** The values that the variants of a union together allow at a path. */
const valuesAt = (
  path: readonly PropertyKey[],
  variants: readonly Issue[][],
): core.$ZodIssueInvalidValue['values'] => [
  ...new Set(
    variants
      .flat()
      .filter(isInvalidValue)
      .flatMap((issue) => (issue.path.join() === path.join() ? issue.values : [])),
  ),
];

function describeIssue(issue: Issue, value: unknown): [rule: string, description: string] {
  if (issue.code !== 'custom' && valueAtPath(value, issue.path) === undefined)
    return ['REQUIRED_FIELD', 'is required'];
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'never'
        ? ['FIELD_NOT_ALLOWED', 'must not be given']
        : ['FORMAT', `must be of type ${typeName(issue)}`];
    case 'invalid_union':
      return describeUnion(issue, valueAtPath(value, issue.path));
    case 'invalid_value':
      return [
        'INVALID_ENUM_VALUE',
        `must be ${issue.values.map((known) => JSON.stringify(known)).join(' or ')}`,
      ];
    case 'too_big':
    case 'too_small':
      return describeLimit(issue);
    case 'invalid_format':
      return [
        'FORMAT',
        issue.format === 'regex' ? `must match ${issue.pattern}` : `must be a valid ${issue.format}`,
      ];
    case 'custom':
      return [String(issue.params?.['rule'] ?? 'ONE_OF_ALIGNMENT'), issue.message];
    default:
      return ['VALIDATION', 'is not valid'];
  }
}

/** Describes a value that has the type of no variant: the types that it could have. */
function describeUnion(
  { errors }: core.$ZodIssueInvalidUnion,
  value: unknown,
): [rule: string, description: string] {
  if (value instanceof Date) return ['FORMAT', 'must be a valid date'];
  const types = new Set(
    errors.flat().flatMap((inner) => (inner.code === 'invalid_type' ? typeName(inner) : [])),
  );
  return types.size > 0
    ? ['FORMAT', `must be of type ${[...types].join(' or ')}`]
    : ['VALIDATION', 'is not valid'];
}

/** Names of the contract for types that zod calls otherwise. */
const TYPE_NAMES: Readonly<Record<string, string>> = { int: 'integer', record: 'object' };

const typeName = ({ expected }: core.$ZodIssueInvalidType): string => TYPE_NAMES[expected] ?? expected;

const UNITS: Readonly<Record<string, readonly [ruleSuffix: string, unit: string]>> = {
  string: ['_LENGTH', ' characters long'],
  array: ['_SIZE', ' items'],
};

function describeLimit(
  issue: core.$ZodIssueTooBig | core.$ZodIssueTooSmall,
): [rule: string, description: string] {
  const [ruleSuffix, unit] = UNITS[issue.origin] ?? ['', ''];
  const [side, limit, inclusive, exclusive] =
    issue.code === 'too_big'
      ? ['MAX', issue.maximum, 'at most', 'less than']
      : ['MIN', issue.minimum, 'at least', 'more than'];
  if (issue.exact) return [`EXACT${ruleSuffix}`, `must be exactly ${limit}${unit}`];
  return [
    `${side}${ruleSuffix}`,
    `must be ${issue.inclusive === false ? exclusive : inclusive} ${limit}${unit}`,
  ];
}

const valueAtPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, key) =>
      typeof parent === 'object' && parent !== null
        ? (parent as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
