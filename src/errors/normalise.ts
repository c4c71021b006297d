import { asRecord, asText } from '../lib/fields.ts';
import type { FieldViolation } from '../lib/violation.ts';
import { StoreError, systemError, validationError } from './store-error.ts';

/** Details of a failed response. */
interface FailedResponse {
  operation: string;
  status: number | undefined;
  statusText: string;
  /** The parsed JSON body; undefined if the body is not JSON. */
  body: unknown;
  requestId: string | undefined;
  retryAfterMs: number | undefined;
  attempts: number;
  /** Callers that the contract allows, to name on a 403. */
  callers: string | undefined;
  /** About the credentials, which codes of the platform are not about. */
  hint?: string | undefined;
  /** Whether the body has the form of RFC 6749, section 5.2, where `error` is the code. */
  oauthErrors?: boolean | undefined;
}

/** Converts a failed response to an error of one of the four kinds. */
export function toStoreError({
  statusText,
  body: json,
  callers,
  hint,
  oauthErrors,
  ...facts
}: FailedResponse): StoreError {
  const { status = 0 } = facts;
  const { details, message, error, ...body } = asRecord(json) ?? {};
  const { validationError: invalid, applicationError: refusal } = asRecord(details) ?? {};
  const violations = asRecord(invalid)?.['fieldViolations'];
  if (Array.isArray(violations))
    return validationError(readViolations(violations), { ...facts, kind: 'validation' });
  const application = asRecord(refusal);
  if (application) {
    const { code: given, data } = application;
    const code = typeof given === 'number' ? `${given}` : asText(given);
    const description = asText(application['description']);
    const text = [...new Set([asText(message), description])].filter(Boolean).join(': ');
    return new StoreError(text || code || 'Application error', {
      ...facts,
      kind: 'application',
      code,
      description,
      data: asRecord(data),
    });
  }
  if (status >= 500) return systemError({ ...facts, reason: 'server' });
  if (status < 400)
    return systemError({
      ...facts,
      reason: 'badAnswer',
      cause: new TypeError(
        // browsers hide the status of a redirect
        status === 0 || (status >= 300 && status !== 304)
          ? 'The server redirects, and the client does not follow redirects'
          : `Unexpected status ${status}`,
      ),
    });
  const phrase = statusText || REASON_PHRASES[status - 400] || 'Client Error';
  // the properties of the platform, of RFC 9457 and of RFC 6749
  const texts = [message, body['detail'], body['title'], body['error_description'], error];
  const oauthCode = (oauthErrors && asText(error)) || '';
  return new StoreError(texts.map(asText).find(Boolean) ?? phrase, {
    ...facts,
    kind: 'client',
    // a sentence is not a code of RFC 6749, section 5.2, such as `invalid_grant`
    code: /^[a-z_]+$/.test(oauthCode) ? oauthCode : toUpperSnakeCase(phrase),
    description: phrase,
    hint,
    callers: status === 403 ? callers?.split(' ') : undefined,
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

/**
 * Reason phrases (RFC 9110, 4918, 6585, 7725) by status from 400 on, for responses over HTTP/2, which have
 * none.
 */
const REASON_PHRASES = /* @__PURE__ */ (
  'Bad Request,Unauthorized,Payment Required,Forbidden,Not Found,Method Not Allowed,Not Acceptable,' +
  'Proxy Authentication Required,Request Timeout,Conflict,Gone,Length Required,Precondition Failed,' +
  'Content Too Large,URI Too Long,Unsupported Media Type,Range Not Satisfiable,Expectation Failed,,,,' +
  'Misdirected Request,Unprocessable Content,Locked,,,Upgrade Required,,Precondition Required,' +
  'Too Many Requests,,Request Header Fields Too Large,,,,,,,,,,,,,,,,,,,,Unavailable For Legal Reasons'
).split(',');

const toUpperSnakeCase = (phrase: string): string =>
  phrase
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase();
