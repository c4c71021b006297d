import { clientError, StoreError, type StoreErrorDetails, systemError, validationError, type Violation } from './store-error.ts';

/** What is known of a failing answer. */
export interface FailedAnswer {
  operation: string;
  status: number;
  statusText: string;
  /** The parsed JSON body, or its text, or undefined. */
  body: unknown;
  requestId: string | undefined;
  retryAfterMs: number | undefined;
  attempts: number;
  /** Callers that the contract allows, for the description of a 403. */
  callers: string | undefined;
}

/** Turns any failing answer into one of the four kinds. */
export function toStoreError(answer: FailedAnswer): StoreError {
  const { operation, status, requestId, retryAfterMs, attempts } = answer;
  const facts = { operation, status, requestId, retryAfterMs, attempts };
  const body = asRecord(answer.body);
  const details = asRecord(body?.['details']);
  const message = asText(body?.['message']);
  const violations = readViolations(asRecord(details?.['validationError'])?.['fieldViolations']);
  if (violations) return validationError(violations, { ...facts, kind: 'validation' });
  const refusal = asRecord(details?.['applicationError']);
  if (refusal) return applicationError(refusal, message, { ...facts, kind: 'application' });
  if (status < 400 || status > 499) return systemError({ ...facts, reason: status >= 500 ? 'server' : 'badAnswer' });
  const problem = message ?? asText(body?.['detail']) ?? asText(body?.['title']) ?? asText(body?.['error_description']) ?? asText(body?.['error']);
  const error = clientError(status, answer.statusText, problem, facts);
  return status === 403 && answer.callers ? nameCallers(error, answer.callers, facts) : error;
}

/** The server message, with the description after it when it says something else. */
function applicationError(refusal: Record<string, unknown>, message: string | undefined, details: StoreErrorDetails): StoreError {
  const description = asText(refusal['description']);
  const code = refusal['code'] === undefined || refusal['code'] === null ? undefined : String(refusal['code']);
  const text = [message, description === message ? undefined : description].filter(Boolean).join(': ');
  return new StoreError(text || code || 'Application error', { ...details, code, description, data: asRecord(refusal['data']) });
}

/** A 403 says who may make the call. */
function nameCallers(error: StoreError, callers: string, facts: Omit<StoreErrorDetails, 'kind'>): StoreError {
  return new StoreError(error.message, { ...facts, kind: 'client', code: error.code, description: `${error.description}. Callers: ${callers.replaceAll(' ', ', ')}` });
}

function readViolations(list: unknown): Violation[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((item) => {
    const violation = asRecord(item);
    if (!violation) return [];
    return [
      {
        field: asText(violation['field']) ?? '',
        description: asText(violation['description']) ?? '',
        rule: asText(violation['violatedRule']),
        ruleName: asText(violation['ruleName']),
        data: asRecord(violation['data']),
      },
    ];
  });
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}
