/** From the errors of validators to the violations of the contract: one table from schema keyword to rule. */

import type { ValidationRule } from 'storewire';
import { decimalLimits } from '../../../generated/decimals.js';
import type { DecimalLimits } from '../generated-tables/decimal-limits.ts';
import type { ValidatorError } from '../generated-tables/request-validator.ts';
import { decimalKey } from '../values/decimals.ts';

export type Rule = ValidationRule;

/** One rule that one field breaks. The platform's own SDK fails on a violation without `data`. */
export interface Violation {
  field: string;
  description: string;
  violatedRule: Rule;
  ruleName?: string;
  data: Readonly<Record<string, unknown>>;
}

type Describe = (params: Readonly<Record<string, unknown>>) => string;

const limitText =
  (text: string): Describe =>
  ({ limit }) =>
    text.replace('#', String(limit));

/** Longer enumerations, such as the ids of all calls, are not listed. */
const MAX_VALUES = 20;

const enumText = (values: unknown): string =>
  Array.isArray(values) && values.length <= MAX_VALUES
    ? `must be one of ${values.join(', ')}`
    : 'is not a known value';

/** What each keyword of a schema is called, and what a violation says. */
const RULES: Readonly<Record<string, readonly [rule: Rule, describe: Describe]>> = {
  required: ['REQUIRED_FIELD', () => 'must be present'],
  type: ['FORMAT', ({ type }) => `must be ${[type].flat().join(' or ')}`],
  boolean: ['FIELD_NOT_ALLOWED', () => 'is not a known field'],
  enum: ['INVALID_ENUM_VALUE', ({ allowedValues }) => enumText(allowedValues)],
  const: ['INVALID_ENUM_VALUE', () => 'is not a known value'],
  maximum: ['MAX', limitText('must be at most #')],
  exclusiveMaximum: ['MAX', limitText('must be less than #')],
  minimum: ['MIN', limitText('must be at least #')],
  exclusiveMinimum: ['MIN', limitText('must be greater than #')],
  maxLength: ['MAX_LENGTH', limitText('must have at most # characters')],
  minLength: ['MIN_LENGTH', limitText('must have at least # characters')],
  'x-exact-length': ['EXACT_LENGTH', limitText('must have # characters')],
  maxItems: ['MAX_SIZE', limitText('must have at most # entries')],
  minItems: ['MIN_SIZE', limitText('must have at least # entries')],
  'x-exact-size': ['EXACT_SIZE', limitText('must have # entries')],
  maxProperties: ['MAX_SIZE', limitText('must have at most # properties')],
  minProperties: ['MIN_SIZE', limitText('must have at least # properties')],
  pattern: ['FORMAT', () => 'does not have the required form'],
  format: ['FORMAT', ({ format }) => `is not a valid ${String(format)}`],
  'x-one-of': ['ONE_OF_ALIGNMENT', ({ names }) => `may have only one of ${nameList(names)}`],
  'x-any-required': ['REQUIRED_FIELD', ({ names }) => `must have one of ${nameList(names)}`],
  not: ['VALIDATION', () => 'has properties that exclude each other, or none of several'],
  propertyNames: ['FORMAT', () => 'has a name that is not valid'],
  oneOf: ['VALIDATION', () => 'has none of the forms that the call accepts'],
  anyOf: ['VALIDATION', () => 'has none of the forms that the call accepts'],
};

/** The violations that a validator found in a value, without those that others cause. */
export function violationsOf(errors: readonly ValidatorError[], value: unknown): Violation[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const isCause = (error: ValidatorError): boolean =>
    error.keyword !== 'if' &&
    !unions.some(
      (union) =>
        union !== error && error.instancePath.startsWith(union.instancePath) && !isWrongValueIn(union, error),
    ) &&
    // a wrong value says more than that a request has none of the forms
    !(error.keyword === 'oneOf' && errors.some((other) => isWrongValueIn(error, other)));
  const violations = errors.filter(isCause).map((error) => violationOf(error, value));
  // several forms have the same property
  return [...new Map(violations.map((each) => [`${each.field}: ${each.description}`, each])).values()];
}

/** Whether an error is about a value inside of a union, apart from the constants and names that tell its forms apart. */
const isWrongValueIn = (union: ValidatorError, { instancePath, keyword }: ValidatorError): boolean =>
  keyword !== 'const' && keyword !== 'boolean' && instancePath.startsWith(`${union.instancePath}/`);

function violationOf({ instancePath, keyword, params }: ValidatorError, root: unknown): Violation {
  const steps = instancePath.split('/').slice(1).map(unescaped);
  const missing = params['missingProperty'];
  const field = fieldOf(typeof missing === 'string' ? [...steps, missing] : steps, root);
  if (keyword === 'format' && params['format'] === 'email')
    return {
      field,
      description: 'must be an email address',
      violatedRule: 'VALIDATION',
      data: { type: 'EMAIL' },
    };
  const limits = keyword === 'pattern' ? decimalLimits[String(params['pattern'])] : undefined;
  if (limits) return { field, ...decimalViolation(limits, String(valueAt(root, steps))) };
  const [violatedRule, describe] = RULES[keyword] ?? ['VALIDATION', () => 'is invalid'];
  const data = typeof params['limit'] === 'number' ? { threshold: params['limit'] } : {};
  return { field, description: describe(params), violatedRule, data };
}

function decimalViolation(limits: DecimalLimits, text: string): Omit<Violation, 'field'> {
  const broken = (
    violatedRule: Rule,
    words: string,
    threshold: string | number,
  ): Omit<Violation, 'field'> => ({
    violatedRule,
    description: words.replace('#', String(threshold)),
    data: { threshold: Number(threshold) },
  });
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    const key = decimalKey(text);
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, scale } = limits;
    if (maximum !== undefined && key > decimalKey(maximum))
      return broken('DECIMAL_LTE', 'must be at most #', maximum);
    if (minimum !== undefined && key < decimalKey(minimum))
      return broken('DECIMAL_GTE', 'must be at least #', minimum);
    if (exclusiveMaximum !== undefined && key >= decimalKey(exclusiveMaximum))
      return broken('DECIMAL_LT', 'must be less than #', exclusiveMaximum);
    if (exclusiveMinimum !== undefined && key <= decimalKey(exclusiveMinimum))
      return broken('DECIMAL_GT', 'must be greater than #', exclusiveMinimum);
    if (scale !== undefined && (text.split('.')[1]?.length ?? 0) > scale)
      return broken('DECIMAL_MAX_SCALE', 'must have at most # decimals', scale);
  }
  return { violatedRule: 'FORMAT', description: 'must be a decimal number', data: {} };
}

/** `lineItems[0].quantity`: positions in lists are in brackets. */
function fieldOf(steps: readonly string[], root: unknown): string {
  let path = '';
  let value = root;
  for (const step of steps) {
    path += Array.isArray(value) ? `[${step}]` : path === '' ? step : `.${step}`;
    value = valueAt(value, [step]);
  }
  return path;
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

const nameList = (names: unknown): string => (JSON.parse(String(names)) as string[]).join(', ');

/** The value at a path of own properties. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  let found = value;
  for (const step of steps)
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, step)
        ? (found as Record<string, unknown>)[step]
        : undefined;
  return found;
}

/** Whether a value is an object of JSON, no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
