import type { AuthenticationResponse } from '../../../generated/types.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import { type CallOptions, type Result, type StoreClient, TRANSPORT } from '../../core/options.ts';
import { asStoreError } from '../../errors/store-error.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { type MemberCredentials, withoutEndedSession } from '../session/member-credentials.ts';
import type { LoginAction } from './error-codes.ts';
import {
  type CaptchaSiteKeys,
  type ErrorContext,
  failedCall,
  replacedAttempt,
  unknownState,
} from './failures.ts';
import type { CaptchaTokens } from './inputs.ts';
import { pendingLoginStore } from './pending-login.ts';
import {
  type ContinuingStep,
  type CurrentState,
  type CustomLoginResult,
  isPending,
  type KnownLogin,
  mayContinue,
  readLoginResponse,
} from './states.ts';

/** Options of one step. Steps are never retried: each password, code and token is sent once. */
export type CustomLoginCallOptions = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

/** One call of a login, and how its response is read. */
interface LoginCall extends Pick<KnownLogin, 'defaultState' | 'isSessionOptional' | 'email'> {
  operation: OperationInfo;
  input: object;
  options: CustomLoginCallOptions | undefined;
  action?: LoginAction;
  /** Only of calls that can send captcha tokens. */
  captchaTokens?: CaptchaTokens | undefined;
}

/** A call that continues a pending login. */
interface ContinuationCall extends Omit<LoginCall, 'input'> {
  step: ContinuingStep;
  /** Passed by the caller to continue a login that is not stored here. */
  stateToken: string | undefined;
  toInput: (stateToken: string) => object;
}

interface LoginFlowOptions {
  session: Pick<MemberCredentials, 'end'> | undefined;
  captcha: CaptchaSiteKeys;
  hasFactors: boolean;
}

/**
 * The state machine of a custom login: one attempt at a time, from its first call to a success, a cancellation or the
 * next attempt. The pending login is stored under a key.
 */
export function createLoginFlow(
  client: StoreClient,
  storage: KeyValueStorage,
  key: string,
  { session, captcha, hasFactors }: LoginFlowOptions,
) {
  const pending = pendingLoginStore(storage, key);
  /** The number of the current attempt. Responses to the calls of others have no effect. */
  let current = 0;

  async function endAttempt(): Promise<void> {
    current++;
    await pending.delete();
  }

  async function sendCall(
    { operation, input, action = 'other', captchaTokens, options = {} }: LoginCall,
    read: (body: AuthenticationResponse, context: ErrorContext) => Promise<CustomLoginResult>,
  ): Promise<CustomLoginResult> {
    const { signal, timeoutMs, headers } = options;
    const request = () =>
      client[TRANSPORT].send<AuthenticationResponse>(operation, input, { signal, timeoutMs, headers });
    let sent: Result<AuthenticationResponse>;
    try {
      sent = await (session ? withoutEndedSession(session, request) : request());
    } catch (error) {
      // the storage of a session may throw anything
      return failedCall(asStoreError(error, operation.id), action, captcha, captchaTokens);
    }
    return read(sent.data, sent.context);
  }

  /** Sends a call, and stores the state that its response leads to. */
  const advance = (call: LoginCall, attempt: number, stateToken?: string): Promise<CustomLoginResult> =>
    sendCall(call, async (body, context) => {
      const { email, defaultState, isSessionOptional } = call;
      const known = { context, email, stateToken, defaultState, isSessionOptional, hasFactors };
      const result = readLoginResponse(body, known);
      if (attempt !== current) return replacedAttempt(context);
      await (isPending(result) ? pending.set(result) : endAttempt());
      return result;
    });

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
    async resume({ step, toInput, ...call }: ContinuationCall): Promise<CustomLoginResult> {
      const attempt = current;
      const login = await pending.get();
      const stateToken =
        call.stateToken || (login && 'stateToken' in login.data ? login.data.stateToken : '');
      if ((login && !mayContinue(login, step)) || !stateToken)
        return unknownState({ operation: call.operation.id });
      const input = toInput(stateToken);
      return advance({ ...call, input, email: login?.data.email }, attempt, stateToken);
    },
    /** Sends a call that does not change the state. */
    send: (call: LoginCall): Promise<CustomLoginResult> => sendCall(call, state),
    state,
    async cancel(): Promise<CurrentState> {
      await endAttempt();
      return state();
    },
  };
}
