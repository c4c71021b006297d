/** The header with the key of what a form writes: the server makes a write with a key once. */
export const KEY_HEADER = 'idempotency-key';

/** The header that says for whom a page was opened, so that nothing is done as someone else who has signed in since. */
export const STAFF_HEADER = 'staff-id';

/** The header with the reason of a change, which is kept with it and not sent to the platform. */
export const REASON_HEADER = 'change-reason';

/** An id or a reason as the value of a header, since headers are ASCII. */
export const headerValue = (text: string | number): string => encodeURIComponent(text);
