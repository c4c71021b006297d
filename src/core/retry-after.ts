const WEEKDAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/** `Retry-After` in milliseconds: seconds or an HTTP date in any of its three forms (RFC 9110). Undefined when absent or unreadable. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!WEEKDAY.test(text)) return undefined;
  // the oldest form names no zone and means GMT
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
