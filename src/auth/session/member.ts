import { isStoreError } from '../../errors/store-error.ts';
import { notify } from '../../lib/emit.ts';
import { serialQueue } from '../../lib/serial-queue.ts';
import {
  eventsBetween,
  type MemberCredentials,
  type MemberOptions,
  type SessionEvent,
  sessionEnded,
} from './member-session.ts';
import {
  parseIntactSession,
  roleOf,
  type SessionVersion,
  type StoredSession,
  type Tokens,
} from './session-record.ts';
import { createTokenSession } from './token-session.ts';
import { visitorSession } from './visitor.ts';

/**
 * A visitor who can become a member. One session per storage and client id, shared by reloads, tabs and servers as far as the storage is. Tokens
 * are refreshed like those of `visitor`. Throws a `TypeError` if `clientId` is empty.
 *
 * @example
 * import { createClient, member, webStorage } from 'storewire';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
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
  const writes = serialQueue();
  const replacements = serialQueue();
  /** A record that cannot be read may have been that of a member, who must not become a visitor unnoticed. */
  let isDamaged = false;
  let renewed: Tokens | undefined;
  const session = createTokenSession({
    ...shared,
    storage: storage && {
      get: (key) => storage.get(key),
      // a sign-out must not be overwritten by tokens whose slow write began before it
      set: (key, value) => writes.run(async () => storage.set(key, value)),
      ...(storage.lock && { lock: storage.lock.bind(storage) }),
    },
    parse(text) {
      const stored = parseIntactSession(text);
      isDamaged = !stored && text !== undefined && !/"role":"visitor"/.test(text);
      return stored;
    },
    begin(ended) {
      if (!ended && isDamaged) emit({ type: 'ended', role: 'member', reason: 'damaged' });
      return { hasEnded: ended ? roleOf(ended) === 'member' : isDamaged || undefined };
    },
    async request(before, context) {
      await replacements.idle();
      // the caller continues with the session that has replaced this one
      if (current() !== before) throw sessionEnded();
      if (before.hasEnded && afterEnd === 'none') throw sessionEnded();
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
  const watchers = new Set<() => void>();
  let unwatch: (() => void) | undefined;

  function emit(event: SessionEvent): void {
    for (const listener of sessionListeners) void notify(listener, event);
  }

  /**
   * Replaces the session. Its version is final before it is used or written: what can be seen may be refreshed by others. It is written under the
   * lock, so that the write cannot arrive after such a refresh.
   */
  async function replace(begin: () => Partial<StoredSession>): Promise<void> {
    const next = await replacements.run(async () => {
      // a storage that fails must not prevent a sign-in or a sign-out
      adopt(await readStored().catch(() => undefined));
      const session = { version: userEpoch(current()), identity: crypto.randomUUID(), ...begin() };
      adopt(session);
      return session;
    });
    const save = (): Promise<void> => session.store(current() ?? next, rethrow);
    await session.locked(save, true).catch(save);
  }

  /** Runs what begins after a sign-in or a sign-out as the new session. */
  const afterReplacements = <T>(work: () => T): T | Promise<Awaited<T>> =>
    replacements.isIdle() ? work() : (replacements.idle().then(work) as Promise<Awaited<T>>);

  const readStored = async (): Promise<StoredSession | undefined> =>
    parseIntactSession(await storage?.get(shared.key));

  /** Other tabs are watched as long as there are listeners. */
  function watched(remove: () => void): () => void {
    watchers.add(remove);
    unwatch ??= storage?.watch?.(shared.key, (text) => {
      const stored = parseIntactSession(text);
      if (stored) adopt(stored);
    });
    return () => {
      remove();
      watchers.delete(remove);
      if (watchers.size > 0) return;
      unwatch?.();
      unwatch = undefined;
    };
  }

  return {
    ...credentials,
    clientId,
    access: (context, caller) => afterReplacements(() => credentials.access(context, caller)),
    identity: async () => afterReplacements(() => credentials.identity()),
    onIdentity: (listener) => watched(credentials.onIdentity(listener)),
    async session() {
      const known = await afterReplacements(load);
      const role = roleOf(known);
      return { role, isLoggedIn: role === 'member', identity: known.identity };
    },
    tokens: async () => (await afterReplacements(load)).tokens,
    start: (tokens) => replace(() => ({ tokens, skewMs: current()?.skewMs })),
    end: () => replace(() => ({})),
    onSession(listener) {
      sessionListeners.add(listener);
      return watched(() => void sessionListeners.delete(listener));
    },
  };
}

const rethrow = (error: unknown): never => {
  throw error;
};

/** The version of a session that a person has started or ended. */
const userEpoch = (known: StoredSession | undefined): SessionVersion => [
  Math.max(Date.now(), known ? known.version[0] + 2 : 0),
  0,
];
