import type fc from 'fast-check';
import { HOUR_MS, HOUR_SECONDS } from 'storewire-dev-kit/time';
import {
  type Access,
  type Credentials,
  type CredentialsContext,
  createTransport,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  type SessionEvent,
  type StoreClient,
  type Tokens,
} from '../../../src/index.ts';
import { addToCurrentCart, getCurrentCart } from '../../../src/operations.ts';
import { elapse } from './rotating-platform.ts';

/** Never resolves: what a closed tab or a stopped process waits for. */
const never = new Promise<never>(() => undefined);

interface Refresh {
  person: string;
  /** How often the platform accepted the token. */
  uses: number;
  isInFlight: boolean;
}

/** A platform that rotates refresh tokens. Every broken invariant is noted in `broken`. */
export function createPlatform(schedule: (label: string) => Promise<void>) {
  const owners = new Map<string, string>();
  const rejected = new Set<string>();
  const refreshTokens = new Map<string, Refresh>();
  const ended = new Set<string>();
  /** Refresh tokens whose successor could not be stored: using them again is the fault of the storage. */
  const lost = new Set<string>();
  const broken: string[] = [];
  const predecessors = new Map<string, string>();
  const counts = { tokens: 0, visitors: 0 };
  const platform = {
    isDown: false,
    /** Clients that could not read may send a refresh token that another one has used. */
    allowsRepeats: false,
    broken,
    counts,
    ended,
    owners,
    rejected,
    issue,
    tokens,
    call,
    lose,
    predecessors,
  };

  /**
   * The successor of this refresh token could not be stored. Without a name: that of any one that was
   * exchanged so far.
   */
  function lose(refreshToken?: string): void {
    if (refreshToken) lost.add(refreshToken);
    else for (const [token, { uses }] of refreshTokens) if (uses > 0) lost.add(token);
  }

  function issue(person: string): Tokens {
    const count = ++counts.tokens;
    owners.set(`access-${count}`, person);
    refreshTokens.set(`refresh-${count}`, { person, uses: 0, isInFlight: false });
    return {
      accessToken: { value: `access-${count}`, expiresAt: Date.now() / 1000 + 4 * HOUR_SECONDS },
      refreshToken: { value: `refresh-${count}`, role: person.startsWith('member') ? 'member' : 'visitor' },
    };
  }

  /** Handles a request of the token endpoint. Resolves to status and body. */
  async function tokens(body: string): Promise<[number, unknown]> {
    const { grantType, refreshToken } = JSON.parse(body) as { grantType: string; refreshToken?: string };
    const known = refreshTokens.get(refreshToken ?? '');
    const isAllowed = platform.allowsRepeats || lost.has(refreshToken ?? '');
    if (known && (known.uses > 0 || known.isInFlight) && !isAllowed)
      broken.push(`${refreshToken} of ${known.person} was sent again`);
    if (known) known.isInFlight = true;
    await schedule('token request arrives');
    if (known) known.isInFlight = false;
    if (platform.isDown) return [500, {}];
    if (grantType !== 'anonymous' && (!known || known.uses > 0 || ended.has(known.person)))
      return [400, { error: 'invalid_grant' }];
    if (known) known.uses++;
    const { accessToken, refreshToken: next } = issue(known?.person ?? `visitor-${++counts.visitors}`);
    if (refreshToken) predecessors.set(next.value, refreshToken);
    return [
      200,
      {
        access_token: accessToken.value,
        refresh_token: next.value,
        expires_in: 4 * HOUR_SECONDS,
        token_type: 'x',
      },
    ];
  }

  async function call(authorization: string): Promise<[number, unknown]> {
    await schedule('call arrives');
    const person = owners.get(authorization);
    if (platform.isDown) return [500, {}];
    return person && !rejected.has(authorization) && !ended.has(person)
      ? [200, { cart: { buyerNote: person } }]
      : [401, {}];
  }

  return platform;
}

export type Platform = ReturnType<typeof createPlatform>;

/**
 * One storage for all clients, with a lock: each read, write and grant of the lock takes its time, and can
 * fail.
 */
export function createSharedStorage(
  schedule: (label: string) => Promise<void>,
  canLock: boolean,
  onLostWrite: () => void,
): {
  open: (isClosed: () => boolean) => KeyValueStorage;
  failures: { read: boolean; write: boolean };
  isEmpty: () => boolean;
  /** Gives the lock of a client that was closed to the next one, as browsers do at once. */
  releaseClosed: () => void;
} {
  const values = new Map<string, string>();
  const failures = { read: false, write: false };
  const watchers = new Set<{ notify: (value: string | undefined) => void; owner: object }>();
  const waiting: { run: () => void; isClosed: () => boolean }[] = [];
  let holder: { isClosed: () => boolean } | undefined;

  function grantNext(): void {
    if (holder && !holder.isClosed()) return;
    holder = undefined;
    const next = waiting.shift();
    if (!next) return;
    if (next.isClosed()) grantNext();
    else {
      holder = next;
      next.run();
    }
  }

  function open(isClosed: () => boolean): KeyValueStorage {
    const owner = {};
    const step = async (label: string): Promise<void> => {
      await schedule(label);
      if (isClosed()) await never;
    };
    const write = (key: string, value: string | undefined): void => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      for (const watcher of watchers)
        if (watcher.owner !== owner) void schedule('watch').then(() => watcher.notify(value));
    };
    return {
      async get(key) {
        await step('read');
        if (failures.read) throw new Error('the storage cannot be read');
        return values.get(key);
      },
      async set(key, value) {
        await step('write');
        if (failures.write) {
          onLostWrite();
          throw new Error('the storage is full');
        }
        write(key, value);
        await step('written');
      },
      async delete(key) {
        await step('delete');
        write(key, undefined);
      },
      ...(canLock && {
        lock: <T>(_key: string, work: () => Promise<T>) =>
          new Promise<T>((resolve, reject) => {
            const run = (): void => {
              void schedule('lock')
                .then(() => (isClosed() ? never : work()))
                .then(resolve, reject)
                .finally(() => {
                  holder = undefined;
                  grantNext();
                });
            };
            waiting.push({ run, isClosed });
            grantNext();
          }),
      }),
      watch(_key, notify) {
        const watcher = { notify: (value: string | undefined) => isClosed() || notify(value), owner };
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    };
  }

  return { open, failures, isEmpty: () => values.size === 0, releaseClosed: grantNext };
}

interface Call {
  id: number;
  abort: () => void;
  isSettled: boolean;
  isAborted: boolean;
  /** Whom the requests of the call authenticated. */
  people: (string | undefined)[];
}

/** A tab or a server process: a member session and a client with it. */
export interface Client {
  readonly auth: MemberCredentials;
  readonly transport: StoreClient;
  readonly calls: Call[];
  readonly events: SessionEvent[];
  /** What calls were authenticated with. */
  readonly given: { access: Access; context: CredentialsContext }[];
  isClosed: boolean;
  /**
   * Ends everything that the client does, wherever it is. Returns whether it was exchanging a refresh token.
   */
  close(): boolean;
}

interface ClientOptions {
  storage: KeyValueStorage;
  platform: Platform;
  schedule: (label: string) => Promise<void>;
  afterEnd: 'visitor' | 'none';
  /** Tabs watch the storage, servers do not. */
  isTab: boolean;
  /** Whether a read or a write has failed. */
  mayStorageFail: () => boolean;
  sessionIds: Map<string, string>;
}

let calls = 0;

/** The refresh token of a stored record. */
const refreshTokenOf = (record: string): string | undefined =>
  (JSON.parse(record) as { tokens?: Tokens }).tokens?.refreshToken.value;

export function openClient(state: { isClosed: boolean }, options: ClientOptions): Client {
  const { storage, platform, schedule, afterEnd, isTab, mayStorageFail, sessionIds } = options;
  const own: Call[] = [];
  /**
   * Refresh tokens that this client has exchanged, or is exchanging: their successors may not be stored yet.
   */
  const exchanging = new Set<string>();
  const events: SessionEvent[] = [];
  const set = async (key: string, value: string): Promise<void> => {
    await storage.set(key, value);
    exchanging.delete(platform.predecessors.get(refreshTokenOf(value) ?? '') ?? '');
  };
  const auth = member({ clientId: 'client-1', storage: { ...storage, set }, afterEnd });
  if (isTab) auth.onSession((event) => events.push(event));

  /** Clients that know a session id whose first tokens they cannot read, or could not store, request their own. */
  const isSplit = (...people: (string | undefined)[]): boolean =>
    mayStorageFail() && people.every((person) => person?.startsWith('visitor'));

  /** Of one session id, all tokens belong to one person. */
  function check(access: Access): Access {
    const person = platform.owners.get(access.headers['authorization'] ?? '') ?? 'nobody';
    const other = sessionIds.get(access.sessionId) ?? person;
    sessionIds.set(access.sessionId, person);
    if (other !== person && !isSplit(person, other))
      platform.broken.push(`one sessionId of ${other} and ${person}`);
    return access;
  }

  const given: Client['given'] = [];
  const checked: Credentials = {
    ...auth,
    access: (context, signal) => {
      const note = (access: Access): Access => {
        given.push({ access, context });
        return check(access);
      };
      const access = auth.access(context, signal);
      return access instanceof Promise ? access.then(note) : note(access);
    },
  };

  async function fetch(input: RequestInfo | URL, request: RequestInit = {}): Promise<Response> {
    if (state.isClosed) return never;
    const url = String(input);
    const headers = request.headers as Record<string, string>;
    const isToken = url.endsWith('/oauth2/token');
    if (isToken) {
      // a call that was aborted or has ended sends nothing
      if (own.every(({ isSettled, isAborted }) => isSettled || isAborted))
        platform.broken.push('a token was requested although no call waits for it');
    } else {
      const call = own.find(({ id }) => `${id}` === headers['x-call']);
      if (!call || call.isSettled || call.isAborted)
        platform.broken.push('a call was sent after it had ended');
      const person = platform.owners.get(headers['authorization'] ?? '');
      if (call?.people.some((other) => other !== person && !isSplit(person, other)))
        platform.broken.push(`a call of ${call.people} was sent as ${person}`);
      call?.people.push(person);
    }
    const { refreshToken } = isToken ? JSON.parse(String(request.body)) : {};
    if (refreshToken) exchanging.add(refreshToken);
    const [status, body] = isToken
      ? await platform.tokens(String(request.body))
      : await platform.call(headers['authorization'] ?? '');
    await schedule('response');
    if (state.isClosed) return never;
    if (status !== 200) exchanging.delete(refreshToken);
    return Response.json(body, { status });
  }

  return {
    auth,
    transport: createTransport({ baseUrl: 'https://platform.example', auth: checked, retry: false, fetch }),
    calls: own,
    events,
    given,
    get isClosed() {
      return state.isClosed;
    },
    close() {
      state.isClosed = true;
      for (const refreshToken of exchanging) platform.lose(refreshToken);
      return exchanging.size > 0;
    },
  };
}

/** Makes a call, and resolves to the person that it was answered for. */
export async function makeCall(client: Client, isWrite: boolean): Promise<string> {
  const controller = new AbortController();
  const call: Call = {
    id: ++calls,
    isSettled: false,
    isAborted: false,
    people: [],
    abort() {
      call.isAborted = true;
      controller.abort();
    },
  };
  client.calls.push(call);
  const options = { signal: controller.signal, headers: { 'x-call': `${call.id}` } };
  try {
    const { cart } = isWrite
      ? await addToCurrentCart(client.transport, { lineItems: [] }, options)
      : await getCurrentCart(client.transport, {}, options);
    return (cart as { buyerNote: string }).buyerNote;
  } finally {
    call.isSettled = true;
  }
}

/** The 401 of a call that was sent a while ago arrives late. */
export async function refreshLate(
  { auth, given, calls: own }: Client,
  index: number,
): Promise<string | undefined> {
  const { access, context } = given[index % given.length] ?? {};
  if (!access || !context) return undefined;
  const call: Call = { id: ++calls, isSettled: false, isAborted: false, people: [], abort: () => undefined };
  own.push(call);
  try {
    const next = await auth.refresh?.(access, context, undefined);
    return next &&
      (next.sessionId !== access.sessionId ||
        next.headers['authorization'] === access.headers['authorization'])
      ? 'a refresh resolved to other credentials'
      : undefined;
  } catch (error) {
    // the transport makes a StoreError of it
    if (error instanceof Error && /storage/.test(error.message)) return undefined;
    throw error;
  } finally {
    call.isSettled = true;
  }
}

export const turnOver = (): void => elapse(5 * HOUR_MS);

/** Runs everything that is scheduled, until nothing is left. */
export async function settle(scheduler: fc.Scheduler): Promise<void> {
  for (let idle = 0; idle < 2; ) {
    await scheduler.waitIdle();
    await new Promise((resolve) => setImmediate(resolve));
    idle = scheduler.count() === 0 ? idle + 1 : 0;
  }
}
