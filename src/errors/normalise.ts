import { reasonPhrase } from './status.ts';
import { type FieldViolation, StoreError, type StoreErrorDetails, systemError, validationError } from './store-error.ts';

/** What is known of a failing answer. */
interface FailedAnswer {
  operation: string;
  status: number | undefined;
  statusText: string;
  /** What the JSON of the body says; undefined where it is none. */
  body: unknown;
  requestId: string | undefined;
  retryAfterMs: number | undefined;
  attempts: number;
  /** Callers that the contract allows, to name on a 403. */
  callers: string | undefined;
}

/** Turns any failing answer into one of the four kinds. */
export function toStoreError({ statusText, body: answer, callers, ...facts }: FailedAnswer): StoreError {
  const { status = 0 } = facts;
  const body = asRecord(answer);
  const details = asRecord(body?.['details']);
  const message = asText(body?.['message']);
  const violations = readViolations(asRecord(details?.['validationError'])?.['fieldViolations']);
  if (violations) return validationError(violations, { ...facts, kind: 'validation' });
  const refusal = asRecord(details?.['applicationError']);
  if (refusal) return applicationError(refusal, message, { ...facts, kind: 'application' });
  if (status >= 500) return systemError({ ...facts, reason: 'server' });
  if (status < 400) return systemError({ ...facts, reason: 'badAnswer', cause: new TypeError(`The status ${status} is not declared`) });
  const phrase = statusText || reasonPhrase(status);
  const oauth = readOAuthCode(body);
  return new StoreError(MESSAGES.map((name) => asText(body?.[name])).find(Boolean) ?? phrase, {
    ...facts,
    kind: 'client',
    code: oauth ?? toUpperSnake(phrase),
    description: phrase,
    callers: status === 403 ? callers?.split(' ') : undefined,
  });
}

/** Where a message may stand: in the platform's bodies, those of RFC 9457, those of RFC 6749. */
const MESSAGES = ['message', 'detail', 'title', 'error_description', 'error'];

/** The code of an OAuth failure (RFC 6749, section 5.2), for example `invalid_grant`. It tells more than the status. */
function readOAuthCode(body: Record<string, unknown> | undefined): string | undefined {
  const code = asText(body?.['error']);
  return code && /^[a-z_]+$/.test(code) ? code : undefined;
}

const toUpperSnake = (phrase: string): string =>
  phrase
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase();

/** The server message, with the description after it when it says something else. */
function applicationError(refusal: Record<string, unknown>, message: string | undefined, details: StoreErrorDetails): StoreError {
  const description = asText(refusal['description']);
  const code = typeof refusal['code'] === 'number' ? `${refusal['code']}` : asText(refusal['code']);
  const text = [message, description === message ? undefined : description].filter(Boolean).join(': ');
  return new StoreError(text || code || 'Application error', { ...details, code, description, data: asRecord(refusal['data']) });
}

function readViolations(list: unknown): FieldViolation[] | undefined {
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

/** The value, if it is text and not empty. */
export const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The value, if it is an object and no list. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}
