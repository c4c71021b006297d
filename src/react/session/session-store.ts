import type { MemberCredentials, SessionEvent, SessionState } from '../../auth/member-session.ts';

/** Why a member's session ended: the person signed out, the platform ended it, or somebody else has signed in. */
export type SessionEnd = Extract<SessionEvent, { type: 'ended' }>['reason'];

/** Who is signed in, to be shown. */
export interface SessionView {
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** `none` while it is loading, before the first token and after a sign-out. */
  role: SessionState['role'];
  /** True for a member. */
  isLoggedIn: boolean;
  /** Stays the same as long as the same person is signed in; undefined while it is loading and when the storage fails. */
  identity: string | undefined;
  /** Why the last member session of this page ended, here or in another tab; undefined while there was none, and once a member signs in again. */
  ended: SessionEnd | undefined;
}

/** What is shown before anything is known, and on servers. */
export const UNKNOWN: SessionView = { isLoading: true, role: 'none', isLoggedIn: false, identity: undefined, ended: undefined };

/** The one view of a session that all components share. */
export interface SessionStore {
  subscribe: (listener: () => void) => () => void;
  view: () => SessionView;
}

const stores = new WeakMap<object, SessionStore>();

export function storeOf(session: MemberCredentials): SessionStore {
  const store = stores.get(session) ?? makeStore(session);
  stores.set(session, store);
  return store;
}

function makeStore(session: MemberCredentials): SessionStore {
  const listeners = new Set<() => void>();
  let view = UNKNOWN;
  let ended: SessionEnd | undefined;
  let asked = 0;
  let stop: () => void = () => undefined;

  /** What was asked for last counts. */
  async function read(): Promise<void> {
    const mine = ++asked;
    const state = await session.session().catch(() => ({ role: 'none', isLoggedIn: false, identity: undefined }) as const);
    if (mine !== asked) return;
    // also where the sign-in went by while nobody was listening
    if (state.isLoggedIn) ended = undefined;
    const next: SessionView = { isLoading: false, ...state, ended };
    const isSame = (Object.keys(next) as (keyof SessionView)[]).every((name) => next[name] === view[name]);
    if (isSame) return;
    view = next;
    for (const listener of listeners) listener();
  }

  function hear(event: SessionEvent): void {
    if (event.role === 'member' && event.type === 'ended') ended = event.reason;
    void read();
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = session.onSession(hear);
      void read();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
