import { isStoreError } from '../../errors/store-error.ts';
import { serialQueue } from '../../lib/concurrency.ts';
import { notify } from '../../lib/emit.ts';
import { randomId } from '../../lib/random-id.ts';
import {
  eventsBetween,
  type MemberCredentials,
  type MemberOptions,
  type SessionEvent,
  sessionEnded,
} from './member-credentials.ts';
import {
  isOfVisitor,
  parseIntactSession,
  roleOf,
  type SessionVersion,
  type StoredSession,
  type Tokens,
} from './session-record.ts';
import { createTokenSession } from './token-session.ts';
import { visitorSession } from './visitor.ts';

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
 *   storage: webStorage(localStorage),
 * });
 * const client = createClient({ auth: session });
 *
 * session.onSession((event) => {
 *   if (event.type === 'ended' && event.reason === 'invalidGrant') location.assign('/sign-in');
 * });
 * const { isLoggedIn } = await session.session();
 * if (isLoggedIn) console.log((await client.members.getMyMember()).member?.profile?.nickname);
 */
export function member({ clientId, storage, afterEnd = 'none' }: MemberOptions): MemberCredentials {
  const sessionListeners = new Set<(event: SessionEvent) => void>();
  const shared = visitorSession(clientId);
  const replacements = serialQueue();
  /** The stored record cannot be read. If a member was signed in, `ended` must be emitted. */
  let isDamaged = false;
  let renewed: Tokens | undefined;
  const session = createTokenSession({
    ...shared,
    storage,
    writes: serialQueue(),
    parse(text) {
      const stored = parseIntactSession(text);
      isDamaged = !stored && Boolean(text) && !isOfVisitor(text);
      return stored;
    },
    begin(ended) {
      if (!ended && isDamaged) emit({ type: 'ended', role: 'member', reason: 'damaged' });
      return { hasEnded: ended ? roleOf(ended) === 'member' : isDamaged || undefined };
    },
    async request(before, context) {
      await replacements.idle();
      // calls continue with a session that has replaced this one
      if (current() !== before || (before.hasEnded && afterEnd === 'none')) throw sessionEnded();
      const keep = (error: unknown): void => {
        const hasEnded = current() !== before || !isStoreError(error) || error.code === 'invalid_grant';
        if (before.tokens && !hasEnded) emit({ type: 'kept', role: roleOf(before), error });
      };
      try {
        const next = await shared.request(before, context);
        if (next.error) keep(next.error);
        else if (before.tokens) renewed = next.tokens;
        return next;
      } catch (error) {
        keep(error);
        throw error;
      }
    },
    onChange(before, after) {
      eventsBetween(before, after).forEach(emit);
      if (after.tokens && after.tokens === renewed) emit({ type: 'renewed', role: roleOf(after) });
    },
    onUnsaved: (error) => emit({ type: 'unsaved', role: roleOf(session.current()), error }),
  });
  const { credentials, load, adopt, current } = session;
  let isWatching = false;

  function emit(event: SessionEvent): void {
    for (const listener of sessionListeners) void notify(listener, event);
  }

  /**
   * Replaces the session. The version of the new session is final before it is used or written, because another
   * tab may refresh it as soon as it is visible. It is written under the lock, so that the write cannot arrive
   * after such a refresh.
   */
  async function replace(begin: () => Partial<StoredSession>): Promise<void> {
    await replacements.run(async () => {
      // a storage that fails must not prevent a sign-in or a sign-out
      adopt(await readStored().catch(() => undefined), true);
      adopt({ version: userEpoch(current()), identity: randomId(), ...begin() });
    });
    const save = (): Promise<void> =>
      session.store(current() as StoredSession, (error) => {
        throw error;
      });
    await session.locked(save, true).catch(save);
  }

  /** The session that a call which begins now has. */
  function newest(): Promise<StoredSession> {
    watch();
    return replacements.idle().then(load);
  }

  const readStored = async (): Promise<StoredSession | undefined> =>
    parseIntactSession(await storage?.get(shared.key));

  /** Follows the sign-ins and sign-outs of other tabs, for as long as this page lives. */
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    storage?.watch?.(shared.key, (text) => {
      const stored = parseIntactSession(text);
      if (stored) adopt(stored);
    });
  }

  return {
    ...credentials,
    clientId,
    access(context, caller) {
      watch();
      return replacements.isIdle()
        ? credentials.access(context, caller)
        : newest().then(() => credentials.access(context, caller));
    },
    identity: async () => (await newest()).identity,
    onIdentity(listener) {
      watch();
      return credentials.onIdentity(listener);
    },
    async session() {
      const known = await newest();
      const role = roleOf(known);
      return { role, isLoggedIn: role === 'member', identity: known.identity };
    },
    tokens: async () => (await newest()).tokens,
    start: (tokens) => replace(() => ({ tokens, skewMs: current()?.skewMs })),
    end: () => replace(() => ({})),
    onSession(listener) {
      sessionListeners.add(listener);
      watch();
      return () => void sessionListeners.delete(listener);
    },
  };
}

/** The version of a session that a person has started or ended. */
const userEpoch = (known: StoredSession | undefined): SessionVersion => [
  Math.max(Date.now(), known ? known.version[0] + 2 : 0),
  0,
];
