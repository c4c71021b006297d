import type { Json } from 'storewire-tools';
import { expect } from 'vitest';
import type { FieldViolation } from '../../src/index.ts';
import type { Call, Failure } from './description.ts';

/** What a caller has to catch for a failure of the description, by the rules of the specification. */
export interface ExpectedError {
  name: 'StoreError';
  kind: 'validation' | 'application' | 'client' | 'system';
  operation: string;
  status: number;
  message: string;
  code: string | undefined;
  description: string | undefined;
  violations: FieldViolation[];
  allowedRoles?: string[] | undefined;
  attempts: 1;
}

/** Code and description of failures that have only a status. */
const BY_STATUS: Readonly<Record<number, [code: string, description: string]>> = {
  400: ['BAD_REQUEST', 'Bad Request'],
  401: ['UNAUTHORIZED', 'Unauthorized'],
  403: ['FORBIDDEN', 'Forbidden'],
  404: ['NOT_FOUND', 'Not Found'],
  409: ['CONFLICT', 'Conflict'],
  428: ['PRECONDITION_REQUIRED', 'Precondition Required'],
  429: ['TOO_MANY_REQUESTS', 'Too Many Requests'],
};

export function expectedError(
  call: Call,
  operation: string,
  failure: Failure,
  requestId: string | null,
): ExpectedError {
  const shared = { name: 'StoreError', operation, status: failure.status, attempts: 1 } as const;
  const violations = violationsIn(failure.body);
  if (violations) {
    return {
      ...shared,
      kind: 'validation',
      message: validationMessage(violations),
      code: 'INVALID_ARGUMENT',
      description: undefined,
      violations,
    };
  }
  const applicationError = applicationErrorIn(failure);
  if (applicationError) return { ...shared, kind: 'application', ...applicationError, violations: [] };
  if (failure.status >= 500) {
    return {
      ...shared,
      kind: 'system',
      message: `System error occurred${requestId === null ? '' : `, request-id: ${requestId}`}`,
      code: undefined,
      description: undefined,
      violations: [],
    };
  }
  const { code, description } = phraseOf(failure.status);
  // a 403 also names who may make the call
  const allowedRoles = failure.status === 403 && call.allowedRoles.length > 0 ? call.allowedRoles : undefined;
  return {
    ...shared,
    kind: 'client',
    allowedRoles,
    message: messageIn(failure),
    code: text(failure.body, 'error') ?? code,
    description,
    violations: [],
  };
}

/** For a call with a secret, whose errors leave out each text that has a word of the input. */
export const withAnyTexts = (expected: ExpectedError): object =>
  expected.kind === 'validation'
    ? {
        ...expected,
        message: expect.stringMatching(/^INVALID_ARGUMENT: /),
        violations: expected.violations.map((each) => ({
          ...each,
          description: expect.any(String),
          data: each.data && expect.any(Object),
        })),
      }
    : expected;

/** True for a failure with a code of the call's own. */
export const isOwn = (failure: Failure): boolean => applicationErrorIn(failure) !== undefined;

function violationsIn(body: Json): FieldViolation[] | undefined {
  const list = at(body, 'details', 'validationError', 'fieldViolations');
  if (!Array.isArray(list)) return undefined;
  return list
    .map((item) => ({
      field: text(item, 'field') ?? '',
      description: text(item, 'description') ?? '',
      rule: text(item, 'violatedRule'),
      ruleName: text(item, 'ruleName'),
      data: record(at(item, 'data')),
    }))
    .toSorted((a, b) => (a.field === b.field ? 0 : a.field < b.field ? -1 : 1));
}

const validationMessage = (violations: FieldViolation[]): string =>
  `INVALID_ARGUMENT: ${violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`;

function applicationErrorIn({
  body,
}: Failure): { message: string; code: string; description: string } | undefined {
  const code = text(body, 'details', 'applicationError', 'code');
  const description = text(body, 'details', 'applicationError', 'description');
  const message = text(body, 'message');
  if (code === undefined || description === undefined || message === undefined) return undefined;
  return { message: message === description ? message : `${message}: ${description}`, code, description };
}

/** The token endpoint has its own shape of failures, with a code (RFC 6749). */
function messageIn({ name, body }: Failure): string {
  const message = text(body, 'message') ?? text(body, 'error_description');
  if (message === undefined) throw new Error(`the example ${name} has no message`);
  return message;
}

function phraseOf(status: number): { code: string; description: string } {
  const found = BY_STATUS[status];
  if (!found) throw new Error(`no code is known for the status ${status}`);
  const [code, phrase] = found;
  return { code, description: phrase };
}

function at(value: Json | undefined, ...names: string[]): Json | undefined {
  return names.reduce<Json | undefined>((parent, name) => record(parent)?.[name], value);
}

function text(value: Json | undefined, ...names: string[]): string | undefined {
  const found = at(value, ...names);
  return typeof found === 'string' ? found : undefined;
}

const record = (value: Json | undefined): Record<string, Json> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
