/** What a page with `backendSession` and its backend agree on: a path, and cookies that scripts can read. */
import type { SessionState } from './session/member-credentials.ts';

/** Path of a backend that gives a new browser its session. */
export const SESSION_PATH = '/session';

/**
 * Cookie with the id of the session that the last sign-in or sign-out began, which pages can read. Its name has the
 * prefix `__Host-` if the cookies are secure. What calls change is in a cookie with its own name.
 */
export const SESSION_ID_COOKIE = 'storewire-session-id';

/** The name of what belongs to the session that began with this id, or to the first visitor of a browser. */
export const ownName = (name: string, startId = 'visitor'): string => `${name}:${startId}`;

/** The name of the cookie that calls keep up to date. Responses to calls of earlier sessions have other names. */
export const sessionIdName = (read: (name: string) => string | undefined): string =>
  ownName(SESSION_ID_COOKIE, parseSessionId(read(SESSION_ID_COOKIE))?.sessionId);

/** What the cookies say of a session. The role is `none` when the platform has ended the session of a member. */
export type KnownSession = Pick<SessionState, 'sessionId' | 'role'>;

/** What follows the id in the value of a cookie. */
const MARKS = { visitor: '', member: '.member', none: '.ended' } as const;

/** The value of a cookie with a session id. */
export const formatSessionId = ({ sessionId, role }: KnownSession): string => sessionId + MARKS[role];

/** Reads a value that {@link formatSessionId} returned. */
export function parseSessionId(value: string | undefined): KnownSession | undefined {
  if (value === undefined) return undefined;
  const role = value.endsWith(MARKS.member) ? 'member' : value.endsWith(MARKS.none) ? 'none' : 'visitor';
  return { sessionId: value.slice(0, value.length - MARKS[role].length), role };
}
