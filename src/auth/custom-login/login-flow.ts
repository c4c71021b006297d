import type { AuthenticationResponse } from '../../../generated/types.ts';
import { fromJson } from '../../core/json.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import { type CallOptions, type StoreClient, TRANSPORT } from '../../core/options.ts';
import { isStoreError, type StoreError, systemError } from '../../errors/store-error.ts';
import { serialQueue } from '../../lib/concurrency.ts';
import { asRecord } from '../../lib/fields.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { type MemberCredentials, withoutEndedSession } from '../session/member-credentials.ts';
import { type FailureMeaning, type LoginAction, toMeaning } from './error-codes.ts';
import {
  type CallDetails,
  type CaptchaRequired,
  type CaptchaSiteKeys,
  type CustomLoginFailure,
  failedCall,
  replacedAttempt,
  unknownState,
} from './failures.ts';
import type { CaptchaTokens } from './inputs.ts';
import {
  type CurrentState,
  type CustomLoginResult,
  isPending,
  type PendingLogin,
  type ResponseContext,
  readLoginResponse,
} from './results.ts';

/** Options of one step. Steps are never retried: each password, code and token is sent once. */
export type CustomLoginCallOptions = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

/** One call of a login, and how its response is read. */
interface LoginCall extends Pick<ResponseContext, 'defaultState' | 'isSessionOptional' | 'email'> {
  operation: OperationInfo;
  input: object;
  options: CustomLoginCallOptions | undefined;
  action?: LoginAction;
  /** Only of calls that can send captcha tokens. */
  captchaTokens?: CaptchaTokens | undefined;
}

/** A call that continues a pending login. */
interface ContinuationCall extends Omit<LoginCall, 'input'> {
  /** The states that the call continues. */
  states: readonly PendingLogin['loginState'][];
  /** Passed by the caller to continue a login that is not stored here. */
  stateToken: string | undefined;
  toInput: (stateToken: string) => object;
}

type Sent =
  | { body: AuthenticationResponse; details: CallDetails }
  | { failure: CustomLoginFailure | CaptchaRequired };

interface LoginFlowOptions {
  session: Pick<MemberCredentials, 'end'> | undefined;
  captcha: CaptchaSiteKeys;
  mergeCredentialErrors: boolean;
  factors: boolean;
}

/**
 * The state machine of a custom login: one attempt at a time, from its first call to a success, a cancellation or the
 * next attempt. The pending login is stored under a key.
 */
export function createLoginFlow(
  client: StoreClient,
  storage: KeyValueStorage,
  key: string,
  options: LoginFlowOptions,
) {
  const pending = pendingLoginStore(storage, key);
  const { session, captcha, mergeCredentialErrors, factors } = options;
  /** The number of the current attempt. Responses to the calls of others have no effect. */
  let current = 0;

  async function endAttempt(): Promise<void> {
    current++;
    await pending.delete();
  }

  async function sendCall({
    operation,
    input,
    action = 'other',
    captchaTokens,
    ...call
  }: LoginCall): Promise<Sent> {
    const { signal, timeoutMs, headers } = call.options ?? {};
    let meaning: FailureMeaning | undefined;
    const onFailure = (error: StoreError): void => {
      meaning = toMeaning(error);
    };
    const request = () =>
      client[TRANSPORT].send<AuthenticationResponse>({ ...operation, onFailure }, input, {
        signal,
        timeoutMs,
        headers,
      });
    try {
      const result = await (session ? withoutEndedSession(session, request) : request());
      return { body: result.data, details: result.context };
    } catch (error) {
      // the storage of a session may throw anything
      const cause = isStoreError(error) ? error : systemError({ operation: operation.id, cause: error });
      const context = { action, mergeCredentialErrors, captcha, captchaTokens };
      return { failure: failedCall(cause, meaning ?? toMeaning(cause), context) };
    }
  }

  /** Sends a call, and stores the state that its response leads to. */
  async function advance(call: LoginCall, attempt: number, stateToken?: string): Promise<CustomLoginResult> {
    const sent = await sendCall(call);
    if ('failure' in sent) return sent.failure;
    const { email, defaultState, isSessionOptional } = call;
    const { body, details } = sent;
    const context = { details, email, stateToken, defaultState, isSessionOptional, factors };
    const result = readLoginResponse(body, context);
    if (attempt !== current) return replacedAttempt(details);
    await (isPending(result) ? pending.set(result) : endAttempt());
    return result;
  }

  const state = async (): Promise<CurrentState> => (await pending.get()) ?? { loginState: 'INITIAL' };

  return {
    /** Starts a new attempt. Forgets the pending login. */
    async start(call: LoginCall): Promise<CustomLoginResult> {
      const ended = endAttempt();
      const attempt = current;
      await ended;
      return advance(call, attempt);
    },
    /** Continues the pending login. */
    async resume({ states, toInput, ...call }: ContinuationCall): Promise<CustomLoginResult> {
      const attempt = current;
      const login = await pending.get();
      const stateToken =
        call.stateToken || (login && 'stateToken' in login.data ? login.data.stateToken : '');
      if ((login && !states.includes(login.loginState)) || !stateToken)
        return unknownState({ operation: call.operation.id });
      const input = toInput(stateToken);
      return advance({ ...call, input, email: login?.data.email }, attempt, stateToken);
    },
    /** Sends a call that does not change the state. */
    async send(call: LoginCall): Promise<CustomLoginResult> {
      const sent = await sendCall(call);
      return 'failure' in sent ? sent.failure : state();
    },
    state,
    async cancel(): Promise<CurrentState> {
      await endAttempt();
      return state();
    },
  };
}

const PENDING_LOGIN_MS = 10 * 60_000;

/**
 * The one login that is pending under a key. Accesses are serialised, so that the last write wins. If the storage fails, memory replaces it.
 */
function pendingLoginStore(storage: KeyValueStorage, key: string) {
  const queue = serialQueue();
  /** The text that the storage failed to write. */
  let unsaved: { text: string | undefined } | undefined;

  async function write(text: string | undefined): Promise<void> {
    try {
      await (text === undefined ? storage.delete(key) : storage.set(key, text, PENDING_LOGIN_MS));
      unsaved = undefined;
    } catch {
      unsaved = { text };
    }
  }

  const readStored = async (): Promise<string | undefined> => storage.get(key);

  async function read(): Promise<PendingLogin | undefined> {
    const text = unsaved ? unsaved.text : await readStored().catch(() => undefined);
    const login = text ? parsePendingLogin(text) : undefined;
    if (text && !login) await write(undefined);
    return login;
  }

  return {
    get: (): Promise<PendingLogin | undefined> => queue.run(read),
    set: (login: PendingLogin): Promise<void> =>
      queue.run(() => write(JSON.stringify({ at: Date.now(), ...login }))),
    delete: (): Promise<void> => queue.run(() => write(undefined)),
  };
}

/** Undefined for anything but a pending login of the last ten minutes, also after the clock was set back. */
function parsePendingLogin(text: string): PendingLogin | undefined {
  const { at, loginState, data } = asRecord(fromJson(text)) ?? {};
  const age = Date.now() - Number(at);
  const login = { loginState, data } as PendingLogin;
  return age >= 0 && age <= PENDING_LOGIN_MS && isPending(login) && asRecord(data) ? login : undefined;
}
