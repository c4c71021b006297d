import { refuseInput } from '../errors/store-error.ts';
import type { HeaderRecord, HeaderSource } from './options.ts';

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Anything but tab, space and visible characters (RFC 9110). */
const FORBIDDEN_IN_HEADER = /[^\t\x20-\x7e\x80-\xff]/;

/** The header of requests with a body. */
export const JSON_CONTENT: HeaderRecord = /* @__PURE__ */ Object.freeze({
  'content-type': 'application/json',
});

/** Frozen records are checked once: most calls send the same headers as the call before. */
const checked = new WeakMap<HeaderSource, HeaderRecord>();

/**
 * The headers with names in lower case. Throws a `StoreError` for an invalid name and for a value that could
 * start another header.
 */
export function checkHeaders(
  operationId: string,
  source: HeaderSource | undefined,
): HeaderRecord | undefined {
  if (!source) return undefined;
  const known = checked.get(source);
  if (known) return known;
  const headers = readHeaders(source, (field, problem) => refuseInput(operationId, field, problem));
  if (Object.isFrozen(source)) checked.set(source, headers);
  return headers;
}

/** Headers with names in lower case. `refuse` makes the error for a field and what is wrong with it. */
export function readHeaders(
  source: HeaderSource,
  refuse: (field: string, problem: string) => Error,
): HeaderRecord {
  const headers: Record<string, string> = {};
  for (const [name, value] of Symbol.iterator in source ? source : Object.entries(source)) {
    if (!TOKEN.test(name)) throw refuse('headers', 'must have valid names');
    const key = name.toLowerCase();
    if (typeof value !== 'string' || FORBIDDEN_IN_HEADER.test(value))
      throw refuse(`headers.${key}`, 'must be text without control characters');
    headers[key] = value;
  }
  return headers;
}
