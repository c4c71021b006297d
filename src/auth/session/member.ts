import { type MemberCredentials, type MemberOptions, sessionEnded } from './member-credentials.ts';
import { MemberSession } from './member-session.ts';
import { roleOf } from './stored-session.ts';
import { sessionOfClient } from './visitor.ts';

/**
 * The session of a visitor that can sign in as a member. There is one session per storage and client id. Reloads,
 * tabs and servers share it if they share the storage. Tokens are refreshed like those of `visitor`. Throws a `TypeError` if
 * `clientId` is empty.
 *
 * @example
 * import { createClient, indexedDbStorage, member } from 'storewire';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: indexedDbStorage(),
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
      return { role, isLoggedIn: role === 'member', sessionId: known.sessionId };
    },
    tokens: async () => (await session.newest()).tokens,
    start: (tokens) => session.replace(tokens),
    end: () => session.replace(),
    onSession: (listener) => session.onEvent(listener),
  };
}
