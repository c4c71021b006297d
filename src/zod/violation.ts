import type { core } from 'zod/mini';
import type { FieldViolation } from '../errors/store-error.ts';

type Issue = core.$ZodIssue;

/**
 * Says issues of zod in the words of the platform: the field, the kind of rule, and what is wrong. Never the value itself. `whole` names the value
 * where all of it is meant.
 */
export function toViolations(issues: readonly Issue[], value: unknown, whole: string): FieldViolation[] {
  return issues.flatMap(nearest).map((issue) => {
    const [rule, description] = describe(issue, value);
    return { field: issue.path.join('.') || whole, description, rule, ruleName: undefined, data: undefined };
  });
}

/** Of several forms that a value may have, the one that was meant: it is of that kind, its fixed members fit, and the least is wrong with it. */
function nearest(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ code: 'invalid_type', expected: 'never', path: [...issue.path, key], message: issue.message }));
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.map((form) => form.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue));
  const isOther = ({ code, path }: Issue): boolean => code !== 'unrecognized_keys' && path.length === issue.path.length;
  const count = (form: Issue[], is: (inner: Issue) => boolean): number => form.filter(is).length;
  const best = forms.toSorted((a, b) => count(a, isOther) - count(b, isOther) || count(a, isMisfit) - count(b, isMisfit) || a.length - b.length)[0];
  // it is of no form at all
  if (!best || best.some(isOther)) return [issue];
  return best.flatMap((inner) => (isMisfit(inner) ? [{ ...inner, values: valuesAt(inner.path, forms) }] : nearest(inner)));
}

const isMisfit = (issue: Issue): issue is core.$ZodIssueInvalidValue => issue.code === 'invalid_value';

/** What the forms together allow at a place. */
const valuesAt = (path: readonly PropertyKey[], forms: readonly Issue[][]): core.$ZodIssueInvalidValue['values'] => [
  ...new Set(
    forms
      .flat()
      .filter(isMisfit)
      .flatMap((issue) => (issue.path.join() === path.join() ? issue.values : [])),
  ),
];

function describe(issue: Issue, value: unknown): [rule: string, description: string] {
  if (issue.code !== 'custom' && valueAt(value, issue.path) === undefined) return ['REQUIRED_FIELD', 'is required'];
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'never' ? ['FIELD_NOT_ALLOWED', 'must not be given'] : ['FORMAT', `must be of type ${typeOf(issue)}`];
    case 'invalid_union':
      return union(issue, valueAt(value, issue.path));
    case 'invalid_value':
      return ['INVALID_ENUM_VALUE', `must be ${issue.values.map((known) => JSON.stringify(known)).join(' or ')}`];
    case 'too_big':
    case 'too_small':
      return limit(issue);
    case 'invalid_format':
      return ['FORMAT', issue.format === 'regex' ? `must match ${issue.pattern}` : `must be a valid ${issue.format}`];
    case 'custom':
      return [String(issue.params?.['rule'] ?? 'ONE_OF_ALIGNMENT'), issue.message];
    default:
      return ['VALIDATION', 'is not valid'];
  }
}

/** Of a value that is of no form at all: what it could have been. */
function union({ errors }: core.$ZodIssueInvalidUnion, value: unknown): [rule: string, description: string] {
  if (value instanceof Date) return ['FORMAT', 'must be a valid date'];
  const types = new Set(errors.flat().flatMap((inner) => (inner.code === 'invalid_type' ? typeOf(inner) : [])));
  return types.size > 0 ? ['FORMAT', `must be of type ${[...types].join(' or ')}`] : ['VALIDATION', 'is not valid'];
}

const typeOf = ({ expected }: core.$ZodIssueInvalidType): string => TYPES[expected] ?? expected;

/** Words of the contract for those of zod. */
const TYPES: Readonly<Record<string, string>> = { int: 'integer', record: 'object' };
const UNITS: Readonly<Record<string, readonly [rule: string, unit: string]>> = { string: ['_LENGTH', ' characters long'], array: ['_SIZE', ' items'] };

function limit(issue: core.$ZodIssueTooBig | core.$ZodIssueTooSmall): [rule: string, description: string] {
  const [rule, unit] = UNITS[issue.origin] ?? ['', ''];
  const [side, figure, words] =
    issue.code === 'too_big' ? (['MAX', issue.maximum, ['at most', 'less than']] as const) : (['MIN', issue.minimum, ['at least', 'more than']] as const);
  if (issue.exact) return [`EXACT${rule}`, `must be exactly ${figure}${unit}`];
  return [`${side}${rule}`, `must be ${words[issue.inclusive === false ? 1 : 0]} ${figure}${unit}`];
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined), value);
