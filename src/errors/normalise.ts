import { asRecord, asText } from '../lib/fields.ts';
import type { FieldViolation } from '../lib/violation.ts';
import { StoreError, systemError, validationError } from './store-error.ts';

export interface FailedResponse {
  operation: string;
  status: number | undefined;
  statusText: string;
  /** Whether the body has the form of RFC 6749, section 5.2. */
  oauthErrors?: boolean | undefined;
  /** The parsed JSON body; undefined if the body is not JSON. */
  body: unknown;
  requestId: string | undefined;
  retryAfterMs: number | undefined;
  attempts: number;
  /** Roles that may make the call, to name on a 403. */
  allowedRoles: string | undefined;
  /** About the credentials or the server, which codes of the platform are not about. */
  hint: string | undefined;
}

/** Converts a failed response to an error of one of the four kinds. */
export function toStoreError({
  statusText,
  oauthErrors,
  body: json,
  allowedRoles,
  hint,
  ...details
}: FailedResponse): StoreError {
  const { status = 0 } = details;
  const body = asRecord(json) ?? {};
  const message = asText(body['message']);
  const { validationError: invalid, applicationError: refusal } = asRecord(body['details']) ?? {};
  const violations = asRecord(invalid)?.['fieldViolations'];
  if (Array.isArray(violations)) return validationError(readViolations(violations), details);
  const application = asRecord(refusal);
  if (application) {
    const { code: given, data } = application;
    const code = typeof given === 'number' ? `${given}` : asText(given);
    const description = asText(application['description']);
    const text = [...new Set([message, description])].filter(Boolean).join(': ');
    return new StoreError(text || code || 'Application error', {
      ...details,
      kind: 'application',
      code: code ?? 'UNKNOWN',
      description,
      data: asRecord(data),
    });
  }
  if (status >= 500) return systemError({ ...details, hint, reason: 'server' });
  if (status < 400)
    return systemError({
      ...details,
      hint,
      reason: 'badAnswer',
      cause: new TypeError(
        // browsers hide the status of a redirect
        status === 0 || (status >= 300 && status !== 304)
          ? 'The server redirects, and the client does not follow redirects'
          : `Unexpected status ${status}`,
      ),
    });
  const phrase = statusText || REASON_PHRASES[status] || 'Client Error';
  // a sentence is no code
  const oauthCode = oauthErrors ? /^[a-z_]+$/.exec(asText(body['error']) ?? '')?.[0] : undefined;
  return new StoreError(message ?? (oauthCode && asText(body['error_description'])) ?? phrase, {
    ...details,
    kind: 'client',
    code: oauthCode ?? toUpperSnakeCase(phrase),
    description: phrase,
    hint,
    allowedRoles: status === 403 ? allowedRoles?.split(' ') : undefined,
  });
}

const readViolations = (list: unknown[]): FieldViolation[] =>
  list.flatMap((item) => {
    const violation = asRecord(item);
    if (!violation) return [];
    const { field, description, violatedRule, ruleName, data } = violation;
    return {
      field: asText(field) ?? '',
      description: asText(description) ?? '',
      rule: asText(violatedRule),
      ruleName: asText(ruleName),
      data: asRecord(data),
    };
  });

/** Reason phrases of statuses that APIs use, for responses over HTTP/2, which have none. */
const REASON_PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
};

const toUpperSnakeCase = (phrase: string): string =>
  phrase
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase();
