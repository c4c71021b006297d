import { NEXT_STEP } from '#hints';
import type { Credentials } from '../../core/options.ts';
import { isStoreError, StoreError } from '../../errors/store-error.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import type { TokenRole, Tokens } from './stored-session.ts';

/** Options of {@link member}. */
export interface MemberOptions {
  /** Id of the site's OAuth client, which is not a secret. */
  clientId: string;
  /** Stores the session under `storewire:` and the client id. Default memory: a reload forgets it. */
  storage?: KeyValueStorage | undefined;
  /**
   * What follows when the platform ends the session of a member. `none` (default): calls fail with the code
   * `session_ended` until someone signs in or `end()` is called. `visitor`: a new visitor with an empty cart.
   */
  afterEnd?: 'visitor' | 'none' | undefined;
}

/** A visitor who can sign in: the credentials of calls, and the session that sign-in flows start and end. */
export interface MemberCredentials extends Credentials {
  /** Id of the site's OAuth client. */
  readonly clientId: string;
  /** Who is signed in, according to the storage, which is read again when the person comes back to the page. */
  session(): Promise<SessionState>;
  /**
   * The stored tokens, without refreshing them, for servers that pass a session on. Never send them to a
   * page.
   */
  tokens(): Promise<Tokens | undefined>;
  /**
   * Starts a session after a successful sign-in. It has a new session id, or that of the session which the same object
   * has started before, and all calls that begin afterwards use it. Late token responses for the previous session are dropped. Resolves when it is stored, or an event has
   * reported that a reload will forget it.
   */
  start(tokens: Tokens): Promise<void>;
  /**
   * Signs out on this side, also while requests are in progress: for all calls that begin afterwards, the
   * role is `none` and the session id a new one. Resolves when that is stored. Rejects with the error of a
   * storage that may have the session: it has ended anyway, and a reload may find it again.
   */
  end(): Promise<void>;
  /**
   * Calls the listener when the session changes, here or in another tab: at once if the storage can watch, otherwise when
   * the person comes back to this tab. Reading the stored session is no change. An error that the listener throws is
   * written to the console. Returns a function that removes the listener.
   */
  onSession(listener: (event: SessionEvent) => void): () => void;
}

/** Who is signed in. */
export interface SessionState {
  /** `none` before the first token, and after a sign-out or the end of a session. */
  role: TokenRole;
  /** True for a member. The platform may have revoked the token. */
  isSignedIn: boolean;
  /** Stays the same as long as the same person is signed in. */
  sessionId: string;
}

/**
 * A change of a session. `ended` has a reason: someone signed out (`signedOut`), the platform rejected the
 * refresh token (`invalidGrant`), or another session has replaced it (`replaced`). `unsaved`: the storage
 * cannot be read or written, so a reload forgets the newest tokens. It is reported once, until it can be written. The
 * option `on` of the client reports refreshes.
 */
export type SessionEvent =
  | { type: 'started'; role: TokenRole }
  | { type: 'ended'; role: TokenRole; reason: 'signedOut' | 'invalidGrant' | 'replaced' }
  | { type: 'unsaved'; role: TokenRole; error: unknown };

/** Code of calls that are not sent because the platform has ended the session. */
const SESSION_ENDED = 'session_ended';

export const sessionEnded = (): StoreError =>
  new StoreError('The session has ended', {
    kind: 'client',
    operation: 'oauth.oauthToken',
    code: SESSION_ENDED,
    hint: NEXT_STEP.signIn,
  });

/**
 * Runs work of a sign-in. If the work fails because the platform has ended the session, ends the session here
 * as well and runs the work once more.
 */
export async function withoutEndedSession<T>(
  session: Pick<MemberCredentials, 'end'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreError(error) || error.code !== SESSION_ENDED) throw error;
    // what cannot be written has ended on the platform
    await session.end().catch(() => undefined);
    return work();
  }
}
