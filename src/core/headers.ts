import type { Headers } from './credentials.ts';
import { refuseInput } from '../errors/store-error.ts';

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Anything but tab, space and visible characters (RFC 9110). */
const FORBIDDEN = /[^\t\x20-\x7e\x80-\xff]/;

/** Later records win. Values that could start another header, and names that are none, are refused. */
export function mergeHeaders(operationId: string, ...records: (Headers | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const record of records) if (record) Object.assign(merged, checkHeaders(operationId, record));
  return merged;
}

/** Frozen records are checked once: most calls send the headers of the call before them. */
const checked = new WeakMap<Headers, Headers>();

function checkHeaders(operationId: string, record: Headers): Headers {
  const known = checked.get(record);
  if (known) return known;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(record)) {
    if (!TOKEN.test(name)) throw refuseInput(operationId, 'headers', 'must have valid names');
    if (typeof value !== 'string' || FORBIDDEN.test(value))
      throw refuseInput(operationId, `headers.${name.toLowerCase()}`, 'must be text without control characters');
    headers[name.toLowerCase()] = value;
  }
  if (Object.isFrozen(record)) checked.set(record, headers);
  return headers;
}
