/** What a page with `backendSession` of storewire expects of a backend: a path, and cookies that scripts can read. */

/** Path of a backend that gives a new browser its session. */
export const SESSION_PATH = '/session';

/** Cookie with the id of the session that the last sign-in or sign-out began. */
export const SESSION_ID_COOKIE = 'storewire-session-id';

/** What follows the session id of a member in the cookie. */
export const MEMBER_MARK = '.member';

/** What follows the session id in the cookie when the platform has ended the session of a member. */
export const ENDED_MARK = '.ended';

/** The name of what belongs to the session that began with this id, or to the first visitor of a browser. */
export const ownName = (name: string, startId = 'visitor'): string => `${name}:${startId}`;

/** The name of the cookie that calls keep up to date. Responses to calls of earlier sessions have other names. */
export function sessionIdName(read: (name: string) => string | undefined): string {
  const startId = read(SESSION_ID_COOKIE)?.replace(/\.(?:member|ended)$/, '');
  return ownName(SESSION_ID_COOKIE, startId);
}
