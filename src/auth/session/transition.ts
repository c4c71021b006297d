import { isStoreError } from '../../errors/store-error.ts';
import type { SessionEvent } from './member-credentials.ts';
import {
  firstVersion,
  isNewer,
  nextVersion,
  roleOf,
  type StoredSession,
  type Tokens,
  userVersion,
} from './session-record.ts';
import type { NextTokens } from './token-endpoint.ts';

/**
 * The state of a session:
 *
 * - unknown: the storage was not read.
 * - empty: there are no tokens. The first call requests some.
 * - active: calls use the access token until shortly before its end, or until the platform has rejected it.
 * - ended: the platform has ended the session of a member. A new session follows, whose identity is known.
 */
export type State =
  | { readonly name: 'unknown'; readonly record?: undefined }
  | { readonly name: 'empty' | 'ended'; readonly record: StoredSession }
  | {
      readonly name: 'active';
      readonly record: ActiveSession;
      /** The platform has rejected the access token. */
      readonly isRejected: boolean;
    };

type ActiveSession = StoredSession & { tokens: Tokens };

/** What a new session needs and a transition cannot make. */
interface Birth {
  identity: string;
  nowMs: number;
}

/** What happens to a session. */
export type Input =
  /** What the storage has. */
  | { type: 'read'; record: StoredSession | undefined }
  /** What another tab has stored. */
  | { type: 'changed'; record: StoredSession | undefined }
  /** What the storage has after the change of another tab. */
  | { type: 'compared'; record: StoredSession | undefined }
  /** The storage has no session. It is damaged if it has a text that may have been that of a member. */
  | ({ type: 'missing'; isDamaged: boolean } & Birth)
  /** The next tokens of a session have arrived. */
  | { type: 'refreshed'; from: StoredSession; next: NextTokens }
  /** Tokens were requested in vain. */
  | { type: 'failed'; from: StoredSession; error: unknown }
  /** The platform has rejected the refresh token of a session, which thereby has ended. */
  | { type: 'rejected'; from: StoredSession; identity: string }
  /** Someone has signed in. */
  | ({ type: 'started'; tokens: Tokens } & Birth)
  /** Someone has signed out. */
  | ({ type: 'ended' } & Birth)
  /** The storage has a record, or could not store it because of the error. */
  | { type: 'saved'; record: StoredSession; error?: unknown }
  /** The platform has rejected an access token. */
  | { type: 'unauthorized'; accessToken: string | undefined };

/** What follows from a transition. */
export type Effect =
  /** Store this record, or a newer one: first under the lock if it is not held, and then with any error. */
  | { type: 'save'; record: StoredSession; needsLock?: boolean }
  | { type: 'emit'; event: SessionEvent }
  | { type: 'identityChanged' };

type Transition = [State, Effect[]];

/**
 * The state machine of all sessions. A session is replaced by a newer one only. A session that a person starts or
 * ends is current at once; all others are stored first, so that `saved` makes them current.
 */
export function transition(state: State, input: Input): Transition {
  const known = state.record;
  switch (input.type) {
    case 'read':
    case 'changed':
    case 'saved':
      return become(state, input);
    case 'compared':
      // a tab that could not see the newer session yet has written after it
      if (known && input.record && isNewer(known, input.record))
        return [state, [{ type: 'save', record: known, needsLock: true }]];
      return become(state, input);
    case 'missing': {
      const { identity, nowMs, isDamaged } = input;
      const record = { version: firstVersion(nowMs), identity, hasEnded: isDamaged || undefined };
      const ended = emit({ type: 'ended', role: 'member', reason: 'damaged' });
      return known ? [state, []] : [state, [...(isDamaged ? [ended] : []), save(record)]];
    }
    case 'refreshed': {
      const { from, next } = input;
      const { tokens, skewMs, lifeMs, error } = next;
      const [epoch, revision] = from.version;
      const record = {
        version: [epoch, revision + 1],
        identity: from.identity,
        tokens,
        skewMs,
        lifeMs,
      } as const;
      return [state, [...kept(state, from, error), save(record)]];
    }
    case 'failed':
      // also stored after a replacement: the next tab with the lock must not find a refresh token that was used
      return [state, known && known !== input.from ? [save(known)] : kept(state, input.from, input.error)];
    case 'rejected': {
      const { from, identity } = input;
      const record = { version: nextVersion(from), identity, hasEnded: roleOf(from) === 'member' };
      return [state, [save(known && known !== from ? known : record)]];
    }
    case 'started':
    case 'ended': {
      const { identity, nowMs } = input;
      const begun = input.type === 'started' ? { tokens: input.tokens, skewMs: known?.skewMs } : {};
      const record = { version: userVersion(known, nowMs), identity, ...begun };
      const [next, effects] = become(state, { type: input.type, record });
      return [next, [...effects, { type: 'save', record, needsLock: true }]];
    }
    case 'unauthorized': {
      // a late 401 for a replaced token does not concern the current one
      const isCurrent =
        state.name === 'active' && state.record.tokens.accessToken.value === input.accessToken;
      return [isCurrent ? { ...state, isRejected: true } : state, []];
    }
  }
}

/** Makes a record current if it is newer. The first one that is read is no change. */
function become(
  state: State,
  { type, record, error }: { type: Input['type']; record: StoredSession | undefined; error?: unknown },
): Transition {
  const before = state.record;
  const unsaved: Effect[] =
    error !== undefined ? [emit({ type: 'unsaved', role: roleOf(before), error })] : [];
  if (!record || (before && !isNewer(record, before))) return [state, unsaved];
  const isOther = before !== undefined && before.identity !== record.identity;
  const events = before || type !== 'read' ? eventsBetween(before, record) : [];
  if (type === 'saved' && isRefresh(before, record)) events.push({ type: 'renewed', role: roleOf(record) });
  return [
    stateOf(record),
    [...unsaved, ...(isOther ? [{ type: 'identityChanged' } as const] : []), ...events.map(emit)],
  ];
}

function stateOf(record: StoredSession): State {
  if (hasTokens(record)) return { name: 'active', record, isRejected: false };
  return { name: record.hasEnded ? 'ended' : 'empty', record };
}

const hasTokens = (record: StoredSession): record is ActiveSession => record.tokens !== undefined;

/** The events of a change from one session to another, here or in another tab. */
function eventsBetween(before: StoredSession | undefined, after: StoredSession): SessionEvent[] {
  const [previous, role] = [roleOf(before), roleOf(after)];
  const isSame = before?.identity === after.identity;
  const reason = after.hasEnded === undefined ? (role === 'none' ? 'signedOut' : 'replaced') : 'invalidGrant';
  const ended: SessionEvent[] =
    isSame || previous === 'none' ? [] : [{ type: 'ended', role: previous, reason }];
  return (isSame && previous === role) || role === 'none' ? ended : [...ended, { type: 'started', role }];
}

/** Whether the access token was replaced, not only the refresh token of an unusable response. */
const isRefresh = (before: StoredSession | undefined, after: StoredSession): boolean =>
  before?.tokens !== undefined &&
  before.identity === after.identity &&
  before.tokens.accessToken !== after.tokens?.accessToken;

/** The event of a refresh that failed, unless another session has replaced this one or there was none. */
function kept(state: State, from: StoredSession, error: unknown): Effect[] {
  const isKept = state.record === from && from.tokens && isStoreError(error);
  return isKept ? [emit({ type: 'kept', role: roleOf(from), error })] : [];
}

const emit = (event: SessionEvent): Effect => ({ type: 'emit', event });
const save = (record: StoredSession): Effect => ({ type: 'save', record });
