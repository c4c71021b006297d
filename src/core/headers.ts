import { refuseInput } from '../errors/store-error.ts';

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Anything but tab, space and visible characters (RFC 9110). */
const FORBIDDEN = /[^\t\x20-\x7e\x80-\xff]/;

/** Later records win. Values that could start another header, and names that are none, are refused. */
export function mergeHeaders(operationId: string, ...records: (Readonly<Record<string, string>> | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const record of records) {
    if (!record) continue;
    for (const [name, value] of Object.entries(record)) {
      if (!TOKEN.test(name)) throw refuseInput(operationId, 'headers', 'must have valid names');
      if (typeof value !== 'string' || FORBIDDEN.test(value))
        throw refuseInput(operationId, `headers.${name.toLowerCase()}`, 'must be text without control characters');
      merged[name.toLowerCase()] = value;
    }
  }
  return merged;
}
