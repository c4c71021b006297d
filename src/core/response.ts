/** How responses are read: success responses as JSON objects, all others as a `StoreError`. */
import { hintOf } from '#hints';
import { toStoreError } from '../errors/normalise.ts';
import { type StoreError, systemError } from '../errors/store-error.ts';
import { asRecord } from '../lib/fields.ts';
import { fromJson, readNumbers } from './json.ts';
import type { SentCall, Validator } from './options.ts';

/** The body of a success. Throws the error of any other response. */
export async function readBody<Output>(
  response: Response,
  call: SentCall,
  validate: Validator | undefined,
): Promise<Output> {
  const { id, emptyBody, numbers, secret, onSite } = call.operation;
  const text = await response.text();
  if (response.status !== 200) throw toResponseError(response, call, text);
  const type = response.headers.get('content-type') ?? '';
  // also without a content type
  const isJson = type === 'application/json' || /[/+]json\b|^$/i.test(type);
  const data = emptyBody && text === '' ? {} : isJson && asRecord(fromJson(text));
  if (!data) {
    const described = secret ? '' : `: ${type || 'no content type'}`;
    const cause = new TypeError(`The response body is not as described${described}`);
    throw systemError({
      ...call.context,
      reason: 'badAnswer',
      cause,
      hint: hintOf({ url: call.url, onSite, status: 200 }),
    });
  }
  if (numbers) readNumbers(data, text, numbers);
  const cause = validate?.output(id, data);
  if (cause) throw systemError({ ...call.context, reason: 'badAnswer', cause });
  return data as Output;
}

/** The error of a response that is not a success. */
export function toResponseError(response: Response, call: SentCall, text: string): StoreError {
  const { operation, url, access, context } = call;
  const { allowedRoles: described, secret, oauthErrors, onSite, otherVersion } = operation;
  const { status, statusText, headers } = response;
  // the refusal of one of the allowed roles is about the input or about a permission
  const isAllowed = access?.role && described?.split(' ').includes(access.role);
  const allowedRoles = isAllowed ? undefined : described;
  const body = fromJson(text);
  const retryAfterMs = readRetryAfter(headers);
  return toStoreError({
    ...context,
    statusText: secret ? '' : statusText,
    oauthErrors,
    body: secret && body !== undefined ? withoutInput(body, call.input) : body,
    retryAfterMs,
    allowedRoles,
    hint: hintOf({
      url,
      onSite,
      access,
      allowedRoles,
      otherVersion,
      oauthErrors,
      status,
      body,
      retryAfterMs,
    }),
  });
}

/** A body without the texts that have a value of the input, or a word of one. */
function withoutInput(body: unknown, input: unknown): unknown {
  const names = new Set<string>();
  const values = new Set<string>();
  JSON.stringify(input, (name, value: unknown) => {
    names.add(name);
    if (typeof value !== 'object') values.add(`${value}`);
    return value;
  });
  const wholes = [...values].filter(({ length }) => length >= 4);
  const words = wholes.flatMap((value) => value.match(/[\p{L}\d]{4,}/gu) ?? []);
  const quotes = (text: string): boolean =>
    NAME.test(text) ? values.has(text) : words.some((word) => text.includes(word));
  // fields are named by paths, such as `loginId.email`
  const isUnsafe = (text: string): boolean =>
    (!NAME.test(text) && wholes.some((whole) => text.includes(whole))) ||
    text.split(/[.[\]]+/).some((part) => !names.has(part) && quotes(part));
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    (!NAME.test(name) && isUnsafe(name)) || (typeof value !== 'object' && isUnsafe(`${value}`))
      ? undefined
      : value,
  );
}

/** A code, a rule or the name of a property. */
const NAME = /^(?:[A-Z_]+|[a-z_]+|[a-z]+(?:[A-Z][a-z]+)+)$/;

/**
 * `Retry-After` in milliseconds: seconds, or an HTTP date in any of its three forms (RFC 9110). Undefined if
 * it is missing or invalid. A date is compared with that of the response, where it can be read: clocks differ.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // the oldest form names no zone and means GMT
  const date = /^[A-Z][a-z]{2}/.test(text)
    ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
    : Number.NaN;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
