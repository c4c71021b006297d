import { fromJson } from '../../core/json.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import { type CallOptions, type StoreClient, TRANSPORT } from '../../core/options.ts';
import { type StoreError, systemError } from '../../errors/store-error.ts';
import { serialQueue } from '../../lib/concurrency.ts';
import { asRecord, asText } from '../../lib/fields.ts';
import { MAX_TIMEOUT_MS, within } from '../../lib/timeout.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { type MemberCredentials, withoutEndedSession } from '../session/member-credentials.ts';
import { type FailureMeaning, type LoginAction, toMeaning } from './error-codes.ts';
import type { CaptchaTokens } from './inputs.ts';
import {
  type CaptchaRequired,
  type CaptchaSiteKeys,
  type CurrentState,
  type CustomLoginFailure,
  type CustomLoginResult,
  type ErrorFacts,
  isPending,
  type LoginSuccess,
  type PendingLogin,
  type ResponseContext,
  readLoginResponse,
  replacedFailure,
  toFailureDetails,
  toFailureOrCaptcha,
  toLoginError,
  toUnknownFailure,
  unknownState,
} from './results.ts';

/** Options of one step. Steps are never retried: each password, code and token is sent once. */
export type CustomLoginCallOptions = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

interface LoginFlowOptions {
  client: StoreClient;
  session: Pick<MemberCredentials, 'end'> | undefined;
  pending: PendingLoginStore;
  captcha: CaptchaSiteKeys;
  mergeCredentialErrors: boolean;
  factors: boolean;
  completeWith: ((sessionToken: string, options: { signal: AbortSignal }) => Promise<void>) | undefined;
}

/** One call of a login, and how its response is read. */
interface LoginCall extends Pick<ResponseContext, 'defaultState' | 'isSessionOptional'> {
  operation: OperationInfo;
  input: object;
  options: CustomLoginCallOptions | undefined;
  action?: LoginAction;
  email?: string | undefined;
  /** Only of calls that can send captcha tokens. */
  captchaTokens?: CaptchaTokens | undefined;
}

/** A call that continues a pending login. */
interface ContinuationCall {
  operation: OperationInfo;
  /** The states that the call continues. */
  states: readonly PendingLogin['loginState'][];
  /** Passed by the caller to continue a login that is not stored here. */
  stateToken: string | undefined;
  toCall: (stateToken: string, pending: PendingLogin | undefined) => Omit<LoginCall, 'operation'>;
}

type SendResult = { body: unknown; facts: ErrorFacts } | { failure: CustomLoginFailure | CaptchaRequired };

/**
 * The state machine of a custom login: one attempt at a time, from its first call to a success, a
 * cancellation or the next attempt.
 */
export interface LoginFlow {
  /** Starts a new attempt. Forgets the pending login. */
  start(call: LoginCall): Promise<CustomLoginResult>;
  /** Continues the pending login. */
  resume(call: ContinuationCall): Promise<CustomLoginResult>;
  /** Sends a call that does not change the state. */
  send(call: LoginCall): Promise<SendResult>;
  state(): Promise<CurrentState>;
  cancel(): Promise<void>;
}

/** Responses that arrive after the end of their attempt have no effect. */
interface Attempt {
  hasEnded: boolean;
  /** Aborts the exchange of the session token. */
  controller: AbortController;
}

const createAttempt = (): Attempt => ({ hasEnded: false, controller: new AbortController() });

export function createLoginFlow({
  client,
  session,
  pending,
  captcha,
  mergeCredentialErrors,
  factors,
  completeWith,
}: LoginFlowOptions): LoginFlow {
  let current = createAttempt();

  async function restart(): Promise<Attempt> {
    current.controller.abort();
    const attempt = createAttempt();
    current = attempt;
    await pending.delete();
    return attempt;
  }

  async function send({
    operation,
    input,
    options: { signal, timeoutMs, headers } = {},
    action = 'other',
    captchaTokens,
  }: LoginCall): Promise<SendResult> {
    let meaning: FailureMeaning | undefined;
    const onFailure = (error: StoreError): void => {
      meaning = toMeaning(error);
    };
    const request = () =>
      client[TRANSPORT].send<unknown>({ ...operation, onFailure }, input, { signal, timeoutMs, headers });
    try {
      const result = await (session ? withoutEndedSession(session, request) : request());
      return { body: result.data, facts: result.facts() };
    } catch (error) {
      const cause = toLoginError(error, operation.id);
      meaning ??= toMeaning(cause);
      const details = toFailureDetails(cause, meaning, action, mergeCredentialErrors);
      return {
        failure: captchaTokens
          ? toFailureOrCaptcha(details, captcha, captchaTokens)
          : { loginState: 'FAILURE', ...details },
      };
    }
  }

  /** Sends a call, and stores the state that its response leads to. */
  async function advance(call: LoginCall, attempt: Attempt, stateToken?: string): Promise<CustomLoginResult> {
    const { email, defaultState, isSessionOptional } = call;
    const sent = await send(call);
    if ('failure' in sent) return sent.failure;
    const { body, facts } = sent;
    const result = readLoginResponse(body, {
      facts,
      email,
      stateToken,
      defaultState,
      isSessionOptional,
      factors,
    });
    if (attempt !== current || attempt.hasEnded) return replacedFailure(facts);
    if (isPending(result)) {
      await pending.set(result);
      return result;
    }
    attempt.hasEnded = true;
    await pending.delete();
    return result.loginState === 'SUCCESS' ? complete(result, attempt, call.options?.signal, facts) : result;
  }

  /** Exchanges the session token, until the step is aborted or the attempt is replaced. */
  async function complete(
    success: LoginSuccess,
    { controller }: Attempt,
    callerSignal: AbortSignal | undefined,
    facts: ErrorFacts,
  ): Promise<CustomLoginResult> {
    const signals = callerSignal ? [callerSignal, controller.signal] : [controller.signal];
    try {
      await within(
        MAX_TIMEOUT_MS,
        AbortSignal.any(signals),
        (reason, cause) => systemError({ ...facts, reason, cause }),
        async (signal) => completeWith?.(success.data.sessionToken, { signal }),
      );
      return success;
    } catch (error) {
      if (controller.signal.aborted) return replacedFailure(facts);
      return toUnknownFailure(toLoginError(error, facts.operation));
    }
  }

  async function resume(call: ContinuationCall): Promise<CustomLoginResult> {
    const { operation, states, toCall } = call;
    let attempt = current;
    const login = await pending.get();
    const isExpected = login ? states.includes(login.loginState) : !attempt.hasEnded;
    const stateToken = call.stateToken || (login && 'stateToken' in login.data ? login.data.stateToken : '');
    if (!isExpected || !stateToken) return unknownState({ operation: operation.id });
    // the attempt of this page is over, and the pending login is one that another page has stored
    if (attempt === current && attempt.hasEnded) attempt = current = createAttempt();
    return advance(
      { operation, email: login?.data.email, ...toCall(stateToken, login) },
      attempt,
      stateToken,
    );
  }

  return {
    start: async (call) => advance(call, await restart()),
    resume,
    send,
    state: async () => (await pending.get()) ?? { loginState: 'INITIAL' },
    cancel: async () => void (await restart()),
  };
}

const PENDING_LOGIN_MS = 10 * 60_000;

/** Stores the one login that is pending under a key. */
export interface PendingLoginStore {
  get(): Promise<PendingLogin | undefined>;
  set(login: PendingLogin): Promise<void>;
  delete(): Promise<void>;
}

/** Accesses are serialised, so that the last write wins. If the storage fails, memory replaces it. */
export function pendingLoginStore(storage: KeyValueStorage, key: string): PendingLoginStore {
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
    get: () => queue.run(read),
    set: (login) => queue.run(() => write(JSON.stringify({ at: Date.now(), ...login }))),
    delete: () => queue.run(() => write(undefined)),
  };
}

/** Undefined for anything but a pending login of the last ten minutes, also after the clock was set back. */
function parsePendingLogin(text: string): PendingLogin | undefined {
  const { at, loginState, data } = asRecord(fromJson(text)) ?? {};
  const age = Date.now() - Number(at);
  const login = { loginState, data } as PendingLogin;
  return age >= 0 && age <= PENDING_LOGIN_MS && isPending(login) && isComplete(login) ? login : undefined;
}

/** Whether a stored login has the properties that its state needs. */
function isComplete({ loginState, data }: PendingLogin): boolean {
  const record = asRecord(data);
  if (!record) return false;
  if (loginState === 'OWNER_APPROVAL_REQUIRED') return true;
  const isVerification = loginState === 'EMAIL_VERIFICATION_REQUIRED';
  return !!asText(record['stateToken']) && (isVerification || Array.isArray(record['factors']));
}
