import type { Failure, ShopOptions } from './shop.ts';

/** The own code that another library needs below it: tokens, time limits, repetitions, failures. */
export interface OwnTransport {
  fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  identity: () => string;
  onIdentity: (listener: () => void) => () => void;
}

/** The properties of the error responses of the platform. */
interface ErrorBody {
  message?: string;
  error?: string;
  details?: {
    applicationError?: { code?: string };
    validationError?: { fieldViolations?: { field: string }[] };
  };
}

interface Session {
  identity: string;
  access?: string;
  refresh?: string;
  expiresAt?: number;
}

function failWith(message: string, facts: Partial<Failure>): Failure {
  return Object.assign(new Error(message), { violations: [] }, facts);
}

async function toFailure(response: Response): Promise<Failure> {
  const body: ErrorBody = await response.json().catch(() => ({}));
  const { applicationError, validationError } = body.details ?? {};
  const seconds = response.headers.get('retry-after');
  return failWith(body.message ?? response.statusText, {
    status: response.status,
    code: applicationError?.code ?? body.error,
    violations: validationError?.fieldViolations ?? [],
    retryAfterMs: seconds === null ? undefined : Number(seconds) * 1000,
    reason: response.status >= 500 ? 'server' : undefined,
  });
}

const TRANSIENT = [408, 429, 500, 502, 503, 504];

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export function ownTransport({ baseUrl, clientId, timeoutMs, baseMs }: ShopOptions): OwnTransport {
  let session: Session = { identity: crypto.randomUUID() };
  let renewal: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  /** One attempt, including the body. */
  async function attempt(request: Request): Promise<Response> {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await globalThis.fetch(request, { signal: AbortSignal.any([request.signal, limit]) });
      const text = await response.text();
      return new Response(text || null, response);
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw failWith('No response', { reason: limit.aborted ? 'timeout' : 'network', cause });
    }
  }

  async function renew(): Promise<void> {
    const { refresh } = session;
    const grantType = refresh ? 'refresh_token' : 'anonymous';
    const response = await attempt(
      new Request(`${baseUrl}/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientId, grantType, refreshToken: refresh }),
      }),
    );
    if (!response.ok) {
      const failure = await toFailure(response);
      if (!refresh || failure.code !== 'invalid_grant') throw failure;
      // another visitor
      session = { identity: crypto.randomUUID() };
      await renew();
      for (const listener of listeners) listener();
      return;
    }
    const { access_token, refresh_token, expires_in } = await response.json();
    session = {
      ...session,
      access: access_token,
      refresh: refresh_token,
      expiresAt: Date.now() + expires_in * 1000,
    };
  }

  async function authorize(rejected?: string): Promise<Session> {
    const { access, expiresAt = 0 } = session;
    if (!access || access === rejected || expiresAt < Date.now() + 60_000)
      await (renewal ??= renew().finally(() => {
        renewal = undefined;
      }));
    return session;
  }

  async function send(input: string | Request, init?: RequestInit): Promise<Response> {
    const original = new Request(input, init);
    const isRead = original.method === 'GET' || original.url.includes('/query');
    let owner: string | undefined;
    let rejected: string | undefined;
    for (let sent = 1; ; sent++) {
      const { identity, access } = await authorize(rejected);
      // a request of one visitor is never repeated as another
      if ((owner ??= identity) !== identity) throw failWith('The visitor has changed', { status: 401 });
      const request = new Request(original.clone());
      request.headers.set('authorization', `${access}`);
      const outcome = await attempt(request).catch((error: Failure) => error);
      if (outcome instanceof Response && outcome.ok) return outcome;
      if (original.signal.aborted) throw outcome;
      const failure = outcome instanceof Response ? await toFailure(outcome) : outcome;
      if (failure.status === 401 && !rejected) {
        rejected = access;
        continue;
      }
      const isTransient = failure.status ? TRANSIENT.includes(failure.status) : failure.reason;
      const waitMs = failure.retryAfterMs ?? Math.random() * baseMs * 2 ** (sent - 1);
      if (!isRead || !isTransient || sent > 2 || waitMs > 60_000) throw failure;
      await sleep(waitMs, original.signal);
    }
  }

  return {
    fetch: send,
    identity: () => session.identity,
    onIdentity: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
