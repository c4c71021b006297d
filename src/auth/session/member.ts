import { callListener } from '../../lib/call-listener.ts';
import { serialQueue } from '../../lib/concurrency.ts';
import { randomId } from '../../lib/random-id.ts';
import { onReturn } from '../../storage/tabs.ts';
import {
  type MemberCredentials,
  type MemberOptions,
  type SessionEvent,
  sessionEnded,
} from './member-credentials.ts';
import { Session } from './session.ts';
import { parseSession, roleOf, type StoredSession, type Tokens } from './stored-session.ts';
import { eventsOf, isNewer, replacingSession } from './transitions.ts';
import { sessionOfClient } from './visitor.ts';

/**
 * The session of a visitor that can sign in as a member. There is one session per storage and client id. Reloads,
 * tabs and servers share it if they share the storage. Tokens are refreshed like those of `visitor`. Throws a `TypeError` if
 * `clientId` is empty.
 *
 * @example
 * import { createClient, member, webStorage } from 'storewire';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(() => localStorage),
 * });
 * const client = createClient({ auth: session });
 *
 * session.onSession((event) => {
 *   if (event.type === 'ended' && event.reason === 'invalidGrant') location.assign('/sign-in');
 * });
 * const { isSignedIn } = await session.session();
 * if (isSignedIn) console.log((await client.members.getMyMember()).member?.profile?.nickname);
 */
export function member({ clientId, storage, afterEnd = 'none' }: MemberOptions): MemberCredentials {
  const { key, request } = sessionOfClient(clientId);
  const session = new MemberSession({
    key,
    storage,
    async request(from, context) {
      if (afterEnd === 'none' && from.hasEnded && !from.tokens) throw sessionEnded();
      return request(from, context);
    },
  });
  return {
    ...session.credentials,
    onSessionId(listener) {
      session.watch();
      return session.credentials.onSessionId(listener);
    },
    clientId,
    async session() {
      const known = await session.newest();
      const role = roleOf(known);
      return { role, isSignedIn: role === 'member', sessionId: known.sessionId };
    },
    tokens: async () => (await session.newest()).tokens,
    start: (tokens) => session.replace(tokens),
    end: () => session.replace(),
    onSession: (listener) => session.onEvent(listener),
  };
}

/**
 * The id of the session that tokens have started. Requests that a browser repeats get the same tokens: with an id of its
 * own, each response would add its cookies to those of the others, until the browser sends more than servers accept.
 */
const sessionIds = new WeakMap<Tokens, string>();

/** A session that a person can start and end, here and in other tabs, and that has events. */
class MemberSession extends Session {
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  /** Sign-ins and sign-outs that are not current yet. Calls that begin later wait for them. */
  readonly #replacements = serialQueue();
  /** A sign-in may store its session during a refresh: a later write finds what an earlier one has stored. */
  readonly #writes = serialQueue();
  #isWatching = false;
  #hasSignedIn = false;

  /** Calls the listener with events. Returns a function that removes it. */
  onEvent(listener: (event: SessionEvent) => void): () => void {
    this.watch();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Starts a session with these tokens, or ends the current one, which leaves a session without tokens. */
  async replace(tokens?: Tokens): Promise<void> {
    let saved: Promise<void> | undefined;
    await this.#replacements.run(async () => {
      await this.read();
      // another tab may be storing a first visitor, which is later than this session by its clock; what fails here
      // fails again when this session is stored
      if (!this.current) await this.load().catch(() => undefined);
      // the version is final before the session is used or written, because another tab may refresh it as soon as
      // it is visible
      const sessionId = (tokens && sessionIds.get(tokens)) ?? randomId();
      if (tokens) sessionIds.set(tokens, sessionId);
      const session = replacingSession(this.current, tokens, sessionId, Date.now());
      // no reload finds a member who has signed in here where there has been no storage
      const isUnstored = !tokens && !this.hasStorage && this.#hasSignedIn;
      this.#hasSignedIn ||= !!tokens;
      this.#change(session);
      saved = this.#store(session).catch((error) => {
        if (!isUnstored) throw error;
      });
    });
    await saved;
  }

  /** Follows the changes of other tabs, for as long as the page lives, and those it missed when the person comes back. */
  watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const { key } = this.options;
    const compare = async (): Promise<void> => {
      const stored = parseSession(await this.storage.get(key));
      // a tab that could not see the newer session yet has written after it
      if (stored && this.current && isNewer(this.current, stored)) await this.#store(this.current);
      else this.#change(stored);
    };
    const update = (): void => void compare().catch(() => undefined);
    try {
      this.storage.watch?.(key, (text) => {
        this.#change(parseSession(text));
        update();
      });
      onReturn(() => this.current && update());
    } catch {
      // the next read tries again
      this.#isWatching = false;
    }
  }

  /** What other tabs store afterwards is followed, whatever was the first that read the session. */
  protected override read(): Promise<boolean> {
    this.watch();
    return super.read();
  }

  protected override replacing(): Promise<void> | undefined {
    return this.#replacements.isIdle() ? undefined : this.#replacements.idle();
  }

  protected override unsaved(error: unknown): void {
    this.#emit({ type: 'unsaved', role: roleOf(this.current), error });
  }

  protected override save(next: () => StoredSession, isReplacement?: boolean): Promise<void> {
    return this.#writes.run(() => super.save(next, isReplacement));
  }

  protected override adopt(session: StoredSession | undefined): void {
    const before = this.current;
    super.adopt(session);
    // the first session that is read is no change
    if (before) this.#emitChange(before);
  }

  /** Adopts a session that a person has started or ended, here or in another tab: also the first one is a change. */
  #change(session: StoredSession | undefined): void {
    const isFirst = !this.current;
    this.adopt(session);
    if (isFirst) this.#emitChange(undefined);
  }

  #emitChange(before: StoredSession | undefined): void {
    const after = this.current;
    if (after && after !== before) for (const event of eventsOf(before, after)) this.#emit(event);
  }

  /** Stores a session that is current under the lock, so that the write cannot arrive after a refresh of it. */
  #store(session: StoredSession): Promise<void> {
    return this.locked(() => this.save(() => session, true), true);
  }

  #emit(event: SessionEvent): void {
    for (const listen of this.#listeners) void callListener(listen, event);
  }
}
