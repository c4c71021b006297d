import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { onTestFinished } from 'vitest';
import { type Client, createClient, type TransportOptions } from '../../../src/index.ts';
import { type Fallback, type PageSession, StoreProvider } from '../../../src/react/index.ts';
import { type TestCredentials, testCredentials } from './test-credentials.ts';
import { controlTimers, passSecond } from './timers.ts';

/** A request of a hook, and its way to an answer. */
export interface Asked {
  /** Method and path, without host and query. */
  call: string;
  query: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
}

export type Answers = (asked: Asked) => unknown;

export interface Shop extends Pick<TestCredentials, 'become'> {
  client: Client;
  asked: Asked[];
  calls: () => string[];
}

export interface ShopOptions extends Pick<TransportOptions, 'idempotencyHeader' | 'retry'> {
  /** `null` for a client without credentials, as in a page of a backend. */
  sessionId?: string | null;
}

/**
 * A client over a function instead of the network, which a browser page of another origin could not reach. A
 * `Response` is returned unchanged.
 */
export function openShop(answers: Answers, { sessionId = 'ada', ...options }: ShopOptions = {}): Shop {
  const asked: Asked[] = [];
  const { auth, become } = testCredentials(sessionId ?? '');
  const fetch = async (
    address: string,
    {
      method,
      body,
      headers,
      signal,
    }: { method: string; body: unknown; headers: Record<string, string>; signal: AbortSignal },
  ): Promise<Response> => {
    const url = new URL(address);
    const one: Asked = {
      call: `${method} ${url.pathname}`,
      query: url.search,
      body: typeof body === 'string' && body ? JSON.parse(body) : undefined,
      headers,
      signal,
    };
    asked.push(one);
    const answer = await Promise.race([answers(one), aborted(signal)]);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const client = createClient({
    baseUrl: 'https://shop.example',
    auth: sessionId === null ? undefined : auth,
    retry: false,
    ...options,
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  return { client, asked, calls: () => asked.map(({ call }) => call), become };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

export interface Setting {
  client: Client;
  session?: PageSession;
  prefix?: string;
  sessionId?: string;
  fallback?: Fallback;
  config?: SWRConfiguration;
  cache?: Map<string, unknown>;
  isStrict?: boolean;
}

/** Puts a component under a provider with a cache of its own. */
export function inStore(
  children: ReactNode,
  { client, session, prefix, sessionId, fallback, config, cache = new Map(), isStrict = false }: Setting,
): ReactNode {
  const provider = (): Map<string, never> => cache as Map<string, never>;
  const tree = (
    <SWRConfig value={{ provider, ...config }}>
      <StoreProvider
        client={client}
        session={session}
        fallback={fallback}
        {...(prefix === undefined ? {} : { prefix })}
        {...(sessionId === undefined ? {} : { sessionId })}
      >
        {children}
      </StoreProvider>
    </SWRConfig>
  );
  return isStrict ? <StrictMode>{tree}</StrictMode> : tree;
}

/** Renders a component under a provider, for the length of one test. */
export function renderInStore(children: ReactNode, setting: Setting): RenderResult {
  controlTimers();
  onTestFinished(cleanup);
  return render(inStore(children, setting));
}

/** Gives the state of a hook to the test, as it was last rendered. */
export function grab<State>(useState: () => State): {
  Grab: () => ReactNode;
  state: () => State;
  seen: State[];
} {
  const seen: State[] = [];
  function Grab(): ReactNode {
    seen.push(useState());
    return null;
  }
  const state = (): State => {
    const last = seen.at(-1);
    if (last === undefined) throw new Error('not rendered');
    return last;
  };
  return { Grab, state, seen };
}

/** Renders a hook under a provider with a shop of its own, and waits for what it reads. */
export async function openHook<State>(
  answers: Answers,
  useState: () => State,
  { options, cache = new Map(), ...setting }: Partial<Setting> & { options?: ShopOptions } = {},
) {
  const shop = openShop(answers, options);
  const { Grab, state, seen } = grab(useState);
  const { unmount } = renderInStore(<Grab />, { client: shop.client, cache, ...setting });
  await settle();
  return { ...shop, state, seen, cache, unmount };
}

/** Lets a second pass, and React render what it brings. What has not been sent until then, is not sent. */
export const settle = (): Promise<void> => act(passSecond);

/** The keys of a cache without SWR's own. */
export const keysOf = (cache: Map<string, unknown>): string[] =>
  [...cache.keys()].filter((key) => !key.startsWith('$'));
