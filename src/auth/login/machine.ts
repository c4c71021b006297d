import type { Members, OperationInfo } from '../../core/operation-info.ts';
import type { Transport } from '../../core/options.ts';
import { type Begun, readAnswer, unknownState } from './answer.ts';
import { type Facts, type StepOptions, sendOnce } from './calls.ts';
import type { LoginAction } from './codes.ts';
import { type CaptchaKeys, failWith, refusalOf, withCaptcha } from './failures.ts';
import type { CaptchaAnswers } from './payloads.ts';
import type { PendingStore } from './pending.ts';
import { secretsOf } from '../../core/secrets.ts';
import { withoutSecrets } from './secrets.ts';
import { type CaptchaRequired, type Failure, isWaiting, type LoginResult, type Standing, type Success, type Waiting } from './states.ts';

interface MachineOptions {
  client: Transport;
  pending: PendingStore;
  captcha: CaptchaKeys;
  isMerging: boolean;
  completeWith: ((sessionToken: string) => Promise<void>) | undefined;
}

/** A call of a sign-in, and how its answer is read. */
export interface Step {
  call: OperationInfo;
  input: Members;
  options: StepOptions | undefined;
  action?: LoginAction;
  /** Whom the sign-in is for. */
  email?: string | undefined;
  /** Answers of captchas, for a call that takes them. A call without has none to ask for. */
  captchaTokens?: CaptchaAnswers | undefined;
  read?: (answer: unknown, begun: Begun) => LoginResult;
}

/** Which waiting states a step belongs to, and the state token of a caller who knows better than the storage. */
interface Continuation {
  call: OperationInfo;
  states: readonly Waiting['loginState'][];
  stateToken: string | undefined;
  toStep: (stateToken: string, held: Waiting | undefined) => Omit<Step, 'call'>;
}

/** The ways in which a step moves a sign-in. */
interface Machine {
  /** Begins anew: what waited before is forgotten. */
  start(step: Step): Promise<LoginResult>;
  /** Goes on with what waits, in this flow or, by its state token, from elsewhere. */
  goOn(continuation: Continuation): Promise<LoginResult>;
  /** Sends a call that leaves the sign-in where it stands. */
  beside(step: Step): Promise<{ answer: unknown; facts: Facts } | { failure: Failure | CaptchaRequired }>;
  current(): Promise<Standing>;
  forget(): Promise<void>;
}

/** One try to get in, from its first step to its end. What an older one answers late is not acted on. */
interface Attempt {
  isOver: boolean;
}

export function createMachine({ client, pending, captcha, isMerging, completeWith }: MachineOptions): Machine {
  let attempt: Attempt = { isOver: false };

  async function begin(): Promise<Attempt> {
    const mine: Attempt = { isOver: false };
    attempt = mine;
    await pending.drop();
    return mine;
  }

  async function beside({ call, input, options = {}, action = 'other', captchaTokens }: Step): ReturnType<Machine['beside']> {
    const sent = await sendOnce(client, call, input, options);
    if ('answer' in sent) return sent;
    const refusal = refusalOf(sent.error, action, call.id, isMerging);
    return { failure: captchaTokens ? withCaptcha(refusal, captcha, captchaTokens) : { loginState: 'FAILURE', ...refusal } };
  }

  async function advance(step: Step, mine: Attempt, stateToken?: string): Promise<LoginResult> {
    const { email, read = readAnswer } = step;
    const sent = await beside(step);
    if ('failure' in sent) return sent.failure;
    const { answer, facts } = sent;
    return settle(read(answer, { facts, email, stateToken }), mine, facts);
  }

  /** Acts on an answer, unless its attempt is over or another one has begun since. */
  async function settle(result: LoginResult, mine: Attempt, facts: Facts): Promise<LoginResult> {
    if (mine !== attempt || mine.isOver) return failWith('replaced', 'Another sign-in has taken the place of this one', facts);
    if (isWaiting(result)) {
      await pending.keep(result);
      return result;
    }
    mine.isOver = true;
    await pending.drop();
    return result.loginState === 'SUCCESS' ? complete(result, facts) : result;
  }

  async function complete(success: Success, { operation }: Facts): Promise<LoginResult> {
    try {
      await completeWith?.(success.data.sessionToken);
      return success;
    } catch (error) {
      const cause = withoutSecrets(error, operation, secretsOf(success.data));
      return { loginState: 'FAILURE', error: cause.message, errorCode: 'notCompleted', cause };
    }
  }

  async function goOn({ call, states, stateToken: given, toStep }: Continuation): Promise<LoginResult> {
    let mine = attempt;
    const held = await pending.read();
    const isFitting = held ? states.includes(held.loginState) : !mine.isOver;
    const stateToken = given || (held && 'stateToken' in held.data ? held.data.stateToken : undefined);
    if (!isFitting || !stateToken) return unknownState({ operation: call.id });
    // another page has begun anew under the same name
    if (mine === attempt && mine.isOver) attempt = mine = { isOver: false };
    return advance({ call, email: held?.data.email, ...toStep(stateToken, held) }, mine, stateToken);
  }

  return {
    start: async (step) => advance(step, await begin()),
    goOn,
    beside,
    current: async () => (await pending.read()) ?? { loginState: 'INITIAL' },
    forget: async () => void (await begin()),
  };
}
