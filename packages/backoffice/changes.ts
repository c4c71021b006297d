/** What the server keeps of the work of staff, and pages show. */

/**
 * `STARTED` is also what stays if the server stops during a call. `REFUSED`: the role does not include the call.
 * `UNKNOWN`: the platform has given no answer that says whether it was done.
 */
export const OUTCOMES = ['STARTED', 'DONE', 'PARTLY_DONE', 'FAILED', 'UNKNOWN', 'REFUSED'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A write of someone, without the values of its body. */
export interface Change {
  id: number;
  /** ISO time. */
  at: string;
  /** Id of the person, with the name and the role of that time. */
  staff: string;
  fullName: string;
  role: string;
  /** The resource of the back office, such as `orders`. */
  resource: string;
  /** The name of the call, such as `updateOrder`. */
  call: string;
  /** Ids of the records, at most 1,000. */
  records: string[];
  /** Names of the fields that a call has changed, at most 30. */
  fields: string[];
  outcome: Outcome;
  /** Why the stock was changed, if the user has said it. */
  reason: string | null;
  /** The request id of the platform, if it answered. */
  requestId: string | null;
}

/** A session of someone. */
export interface SessionInfo {
  /** Names the session; unlike the id in the cookie, it gives no access. */
  key: string;
  /** ISO times. */
  startedAt: string;
  seenAt: string;
  /** The header `User-Agent`, at most 200 characters. */
  browser: string;
  /** Whether it is the session that asks. */
  isThis: boolean;
}

/** Someone who works or has worked in the back office. */
export interface StaffMember {
  id: string;
  fullName: string;
  /** Null if the account is gone. */
  role: string | null;
  /** ISO time of the last write or sign-in that is kept. */
  lastAt: string | null;
  sessions: SessionInfo[];
}
