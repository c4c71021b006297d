/** How responses are read: success responses as JSON objects, all others as a `StoreError`. */
import { toStoreError } from '../errors/normalise.ts';
import { redact } from '../errors/redact.ts';
import type { StoreError } from '../errors/store-error.ts';
import { asRecord } from '../lib/fields.ts';
import { accessHint, serverHint } from './hints.ts';
import { fromJson } from './json.ts';
import type { CallContext, HttpResponse, OperationInfo } from './operation-info.ts';
import type { Access } from './options.ts';

const contentType = ({ headers }: HttpResponse): string => headers.get('content-type') ?? '';

/** The object of a JSON body, also without a content type; undefined for any other body. */
export function readObject(response: HttpResponse, text: string): Record<string, unknown> | undefined {
  const type = contentType(response);
  return type === 'application/json' || /[/+]json\b|^$/i.test(type) ? asRecord(fromJson(text)) : undefined;
}

export const unexpectedBody = (response: HttpResponse): TypeError =>
  new TypeError(`The response body is not as described: ${contentType(response) || 'no content type'}`);

export const toResponseError = (
  baseUrl: string,
  { allowedRoles, oauthErrors, onSite }: OperationInfo,
  { status, statusText, headers }: HttpResponse,
  text: string,
  context: CallContext,
  access: Access | undefined,
  secrets: readonly string[],
): StoreError => {
  // the refusal of one of the allowed roles is about the input or about a permission
  const isAllowed = access?.role && allowedRoles?.split(' ').includes(access.role);
  const otherRoles = isAllowed ? undefined : allowedRoles;
  const facts = {
    body: fromJson(text),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
  };
  const hint = access && accessHint(status, otherRoles, access);
  return toStoreError({
    ...context,
    // the code is derived from it, in which a secret would no longer be found
    statusText: redact(statusText, secrets) === statusText ? statusText : '',
    ...facts,
    allowedRoles: otherRoles,
    hint: hint ?? serverHint(baseUrl, { onSite }, { status, ...facts }),
    oauthErrors,
  });
};

/**
 * `Retry-After` in milliseconds: seconds, or an HTTP date in any of its three forms (RFC 9110). Undefined if
 * it is missing or invalid.
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // the oldest form names no zone and means GMT
  const date = /^[A-Z][a-z]{2}/.test(text)
    ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
    : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
