import {
  completeRedirectSignIn,
  startRedirectSignIn,
} from '../../src/auth/redirect-sign-in/redirect-sign-in.ts';
import { signOut } from '../../src/auth/redirect-sign-in/sign-out.ts';
import { signInSilently } from '../../src/auth/redirect-sign-in/silent.ts';
import { member } from '../../src/auth/session/member.ts';
import { createTransport, isStoreError, webStorage } from '../../src/index.ts';

/** The result of a sign-in. */
export interface Outcome {
  kind?: string;
  code?: string | undefined;
  reason?: string | undefined;
  message?: string;
  description?: string | undefined;
  role: string;
  /** Everything that a log could show of the error. */
  shown: string;
}

/** What is still there of what a sign-in has put into the page. */
export interface Traces {
  frames: number;
  listeners: number;
  timers: number;
}

export interface SilentWishes {
  sessionToken?: string;
  timeoutMs?: number;
  /** Aborted before it starts. */
  isAborted?: boolean;
}

/** What the page offers to the test. */
export interface SignInPage {
  silently(wishes?: SilentWishes): Promise<Outcome>;
  /** Begins a silent sign-in and resolves when its frame is there. `ended` waits for its end. */
  begin(wishes?: SilentWishes): Promise<void>;
  ended(): Promise<Outcome>;
  abort(): void;
  signedOut(): Promise<void>;
  /** Posts a message with the right state to this window, from this window. */
  postFromHere(code: string): void;
  /** Opens another frame that answers with the right state from the right origin, but is not ours. */
  openOther(fullUrl: string): Promise<void>;
  /** State of the sign-in under way. */
  state(): string;
  traces(): Traces;
  breakAppend(): void;
  role(): Promise<string>;
  /** `isShared` keeps the transaction where all tabs can take it. */
  start(
    redirectUri: string,
    options: {
      sessionToken?: string;
      returnTo?: string;
      responseMode?: 'fragment' | 'query';
      isShared?: boolean;
    },
  ): Promise<string>;
  complete(): Promise<{ returnTo: string; role: string }>;
  /** Completes what any tab has begun; gives the role, or the code of the failure. */
  completeShared(): Promise<string | undefined>;
  leave(postFlowUrl: string): Promise<string>;
}

declare global {
  interface Window {
    signInPage?: SignInPage;
    platform?: { url: string; clientId: string };
  }
}

const timers = new Set<number>();
const listeners = new Set<unknown>();

/** Counts what the page has under way. */
function watch(): void {
  const { setTimeout: later, clearTimeout: never } = window;
  const set = (work: () => void, ms?: number): number => {
    const id = later(() => {
      timers.delete(id);
      work();
    }, ms);
    timers.add(id);
    return id;
  };
  const clear = (id?: number): void => {
    if (id !== undefined) timers.delete(id);
    never(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  const [add, remove] = [window.addEventListener, window.removeEventListener];
  window.addEventListener = (...args: Parameters<typeof add>) => {
    const [type, listener, how] = args;
    if (type === 'message') listeners.add(listener);
    if (typeof how === 'object') how.signal?.addEventListener('abort', () => listeners.delete(listener));
    add.apply(window, args);
  };
  window.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners.delete(args[1]);
    remove.apply(window, args);
  };
}

watch();
const { url: baseUrl, clientId } = window.platform ?? { url: '', clientId: '' };
// without locks, as they keep a timer of their own, and only those of a sign-in are counted here
const session = member({ clientId, storage: webStorage(() => sessionStorage) });
const client = createTransport({ baseUrl, auth: session });
const role = async (): Promise<string> => (await session.session()).role;

let controller = new AbortController();
let ended: Promise<Outcome> | undefined;

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe[aria-hidden]');

async function silently({ sessionToken, timeoutMs, isAborted }: SilentWishes = {}): Promise<Outcome> {
  controller = new AbortController();
  if (isAborted) controller.abort();
  try {
    await signInSilently(client, session, { sessionToken, timeoutMs, signal: controller.signal });
    return { role: await role(), shown: '' };
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const { kind, code, reason, message, description, cause, stack } = error;
    return {
      kind,
      code,
      reason,
      message,
      description,
      role: await role(),
      shown: [JSON.stringify(error), String(cause), stack].join(),
    };
  }
}

const framed = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!frame()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true });
  });

const stateOf = (): string => new URL(frame()?.src ?? '').searchParams.get('state') ?? '';

window.signInPage = {
  silently,
  begin: async (wishes) => {
    const there = framed();
    ended = silently(wishes);
    await there;
  },
  ended: async () => {
    if (!ended) throw new Error('nothing was begun');
    return ended;
  },
  abort: () => controller.abort(),
  signedOut: () => session.end(),
  postFromHere: (code) => window.postMessage({ code, state: stateOf() }, '*'),
  openOther: async (fullUrl) => {
    const other = document.createElement('iframe');
    const received = new Promise<void>((resolve) => {
      const onMessage = (event: MessageEvent): void => {
        if (event.source !== other.contentWindow) return;
        window.removeEventListener('message', onMessage);
        resolve();
      };
      window.addEventListener('message', onMessage);
    });
    other.src = fullUrl;
    document.body.append(other);
    await received;
    other.remove();
  },
  state: stateOf,
  traces: () => ({
    frames: document.querySelectorAll('iframe').length,
    listeners: listeners.size,
    timers: timers.size,
  }),
  breakAppend: () => {
    document.body.append = () => {
      throw new DOMException('not here', 'HierarchyRequestError');
    };
  },
  role,
  start: async (redirectUri, { isShared, ...options }) => {
    const storage = isShared ? webStorage(() => localStorage) : undefined;
    return (await startRedirectSignIn(client, session, { redirectUri, storage, ...options })).url;
  },
  completeShared: async () => {
    try {
      await completeRedirectSignIn(client, session, location.href, {
        storage: webStorage(() => localStorage),
      });
      return await role();
    } catch (error) {
      if (!isStoreError(error)) throw error;
      return error.code;
    }
  },
  complete: async () => ({
    ...(await completeRedirectSignIn(client, session, location.href)),
    role: await role(),
  }),
  leave: async (postFlowUrl) => (await signOut(client, session, { postFlowUrl })).logoutUrl,
};
