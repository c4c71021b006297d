import type * as z from 'zod/mini';
import { InvalidInput } from '../errors/failure.ts';
import type { Rule, Violation } from '../errors/violations.ts';

/** Validates the input of an action. Throws an `InvalidInput` with all violations. */
export function checkedInput({ input: schema }: { input: z.ZodMiniObject }, input: unknown): object {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(result.error.issues.flatMap(issueViolations));
}

function issueViolations(issue: z.core.$ZodIssue): Violation[] {
  const field = issue.path.reduce<string>(
    (path, step) =>
      typeof step === 'number' ? `${path}[${step}]` : path === '' ? String(step) : `${path}.${String(step)}`,
    '',
  );
  const violation = (violatedRule: Rule, description: string, threshold?: number): Violation => ({
    field,
    violatedRule,
    description,
    data: threshold === undefined ? {} : { threshold },
  });
  switch (issue.code) {
    case 'invalid_type':
      return [
        issue.input === undefined
          ? violation('REQUIRED_FIELD', 'is required')
          : violation('FORMAT', `must be of the type ${issue.expected}`),
      ];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        ...violation('FIELD_NOT_ALLOWED', 'is not a field of this action'),
        field: field === '' ? key : `${field}.${key}`,
      }));
    case 'invalid_value':
      return [violation('INVALID_ENUM_VALUE', `must be one of ${issue.values.map(String).join(', ')}`)];
    case 'too_small':
      return [smallViolation(issue, violation)];
    case 'too_big':
      return [bigViolation(issue, violation)];
    default:
      return [violation('FORMAT', issue.message)];
  }
}

type Violate = (rule: Rule, description: string, threshold?: number) => Violation;

function smallViolation({ origin, minimum }: z.core.$ZodIssueTooSmall, violation: Violate): Violation {
  const limit = Number(minimum);
  if (origin === 'string') return violation('MIN_LENGTH', `must have at least ${limit} characters`, limit);
  if (origin === 'array') return violation('MIN_SIZE', `must have at least ${limit} items`, limit);
  return violation('MIN', `must be at least ${limit}`, limit);
}

function bigViolation({ origin, maximum }: z.core.$ZodIssueTooBig, violation: Violate): Violation {
  const limit = Number(maximum);
  if (origin === 'string') return violation('MAX_LENGTH', `must have at most ${limit} characters`, limit);
  if (origin === 'array') return violation('MAX_SIZE', `must have at most ${limit} items`, limit);
  return violation('MAX', `must be at most ${limit}`, limit);
}
