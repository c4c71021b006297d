/**
 * The state machine of sessions, in pure functions. The state is one record, which only a newer record replaces. Each
 * input has a function that makes the next record: the first call, a refresh, the end by the platform, and a person
 * who signs in or out. What listeners hear follows from the records before and after.
 */
import type { SessionEvent } from './member-credentials.ts';
import {
  roleOf,
  type SessionVersion,
  type StoredSession,
  type TokenRole,
  type Tokens,
} from './stored-session.ts';

/**
 * The first session of a storage. Its first call requests its tokens. Without a time, it is the session for a storage
 * that cannot be read: older than any that the storage may have.
 */
export const firstSession = (sessionId: string, nowMs = 0): StoredSession => ({
  // one minute back: newer than the sessions that a tab still has after the storage was cleared, and older than a
  // sign-in at the same time
  version: [nowMs - 60_000, 0],
  sessionId,
  isFirst: true,
});

/** Whether a session may be that of the storage, rather than one for a storage that cannot be read. */
export const isStorable = ({ version: [epoch] }: StoredSession): boolean => epoch >= 0;

/** A session with new tokens. */
export const refreshedSession = (
  { version: [epoch, revision], sessionId }: StoredSession,
  tokens: Tokens,
): StoredSession => ({ version: [epoch, revision + 1], sessionId, tokens });

/** What follows a session that the platform has ended: a session that gets tokens with the next call. */
export const sessionAfterEnd = (ended: StoredSession, sessionId: string): StoredSession => ({
  version: versionAfterEnd(ended),
  sessionId,
  hasEnded: roleOf(ended) === 'member',
});

/** The session of a person who signs in with these tokens, or who signs out. */
export const replacingSession = (
  current: StoredSession | undefined,
  tokens: Tokens | undefined,
  sessionId: string,
  nowMs: number,
): StoredSession => ({
  version: [Math.max(nowMs, current ? current.version[0] + 2 : 0), 0],
  sessionId,
  tokens,
});

/** The epoch is less than that of a sign-in or sign-out in another tab at the same time. */
const versionAfterEnd = (ended: StoredSession): SessionVersion => [ended.version[0] + 1, 0];

/**
 * Whether a session replaces another one, by epoch, session id and revision. The session id comes before the
 * revision: if two sessions began in the same millisecond, all tabs choose the same one, even if the other one
 * was refreshed. At last the tokens decide: tabs that could not see each other's writes may both have requested the
 * first ones.
 */
export const isNewer = (session: StoredSession, other: StoredSession): boolean =>
  (session.version[0] - other.version[0] ||
    compareTexts(session.sessionId, other.sessionId) ||
    session.version[1] - other.version[1] ||
    compareTexts(accessTokenOf(session), accessTokenOf(other))) > 0;

/** The order of texts in every tab and server, whatever its language. */
const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);

const accessTokenOf = ({ tokens }: StoredSession): string => tokens?.accessToken.value ?? '';

/**
 * Whether a record is a refresh of another one, or follows it because the platform has ended that session.
 * Otherwise someone has signed in or out.
 */
export const continuesSession = (before: StoredSession, after: StoredSession): boolean =>
  after.sessionId === before.sessionId || after.version[0] === versionAfterEnd(before)[0];

/** The events of a change, here or in another tab. */
export function eventsOf(before: StoredSession | undefined, after: StoredSession): SessionEvent[] {
  const [previous, role] = [roleOf(before), roleOf(after)];
  const isSame = before?.sessionId === after.sessionId;
  const events: SessionEvent[] = [];
  if (!isSame && previous !== 'none')
    events.push({ type: 'ended', role: previous, reason: reasonOfEnd(previous, after) });
  if ((!isSame || previous !== role) && role !== 'none') events.push({ type: 'started', role });
  return events;
}

function reasonOfEnd(role: TokenRole, next: StoredSession): 'invalidGrant' | 'signedOut' | 'replaced' {
  if (next.hasEnded !== undefined) return 'invalidGrant';
  // another tab that did not see this visitor yet has begun as one
  if (next.isFirst && role === 'visitor') return 'replaced';
  return roleOf(next) === 'none' ? 'signedOut' : 'replaced';
}
