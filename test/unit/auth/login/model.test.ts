import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTransport, isStoreError, memoryStorage, type SessionStorage, type Transport } from '../../../../src/index.ts';
import { createLogin, type Login } from '../../../../src/auth/login/flow.ts';
import type { FactorAnswer } from '../../../../src/auth/login/payloads.ts';
import type { LoginResult, LoginState } from '../../../../src/auth/login/states.ts';

/*
 * Random steps of people and random answers of the platform, against what is known of each sign-in. The platform marks every
 * token with the name of the sign-in that it answers, so that a token in the wrong place is seen.
 */

const NAMES = ['ann', 'bob'] as const;
type Name = (typeof NAMES)[number];

const STATES: readonly LoginState[] = [
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
  'MFA_REQUIRED',
  'MFA_CHALLENGE',
];

const MINUTES = 60_000;
const PASSWORD = 'canary-password';
const FACTORS = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'] as const;

const serverState = fc.constantFrom('SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_MFA', 'MFA_CHALLENGE', 'STATUS_CHECK', 'NEW');
const stateAnswer = fc.record({ kind: fc.constant('state' as const), state: serverState, hasToken: fc.boolean(), factor: fc.constantFrom(...FACTORS) });
const code = fc.oneof(
  fc.constantFrom('-19995', -19976, '-19973', -19999, '-19971', -19970, 'THROTTLED_FEATURE', 'VERIFICATION_FAILED'),
  fc.string(),
  fc.integer(),
);
const codeAnswer = fc.record({ kind: fc.constant('code' as const), code, status: fc.constantFrom(400, 401, 403, 404, 409, 429, 500) });
const anyAnswer = fc.record({ kind: fc.constant('any' as const), body: fc.json(), status: fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 503) });
const network = fc.constant({ kind: 'network' as const });
const answer = fc.oneof({ weight: 5, arbitrary: stateAnswer }, { weight: 2, arbitrary: codeAnswer }, anyAnswer, network);
type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

const action = fc.constantFrom('register', 'login', 'verify', 'resend', 'answerFactor', 'recover', 'changePassword', 'reload', 'cancel', 'sendRecoveryEmail');
const step = fc.record({
  who: fc.constantFrom(...NAMES),
  action,
  answer,
  factorType: fc.constantFrom(...FACTORS),
  passes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 11 * MINUTES })),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function bodyOf(answered: Answer, mark: string): Response {
  if (answered.kind === 'network') throw new TypeError('fetch failed');
  if (answered.kind === 'any') return new Response(answered.body, { status: answered.status });
  if (answered.kind === 'code') return Response.json({ message: 'no', details: { applicationError: { code: answered.code } } }, { status: answered.status });
  const { state, hasToken, factor } = answered;
  const token = hasToken ? (state === 'SUCCESS' ? { sessionToken: mark } : { stateToken: mark }) : {};
  return Response.json({ state, ...token, mfaChallengeData: { factorType: factor } });
}

interface World {
  client: Transport;
  storage: SessionStorage;
  stored: Map<string, string>;
  sent: string[];
  completed: string[];
  now: number;
  /** Answers the request under way for somebody. */
  answers: Record<Name, Answer[]>;
  open: (who: Name) => Login;
}

/** The platform in place of the network, asked by e-mail or by a marked token. */
function createWorld(delay: () => Promise<void> = async () => undefined): World {
  const stored = new Map<string, string>();
  const memory = memoryStorage();
  const storage: SessionStorage = {
    get: (key) => memory.get(key),
    set: async (key, value) => {
      await delay();
      stored.set(key, value);
      await memory.set(key, value);
    },
    remove: async (key) => {
      await delay();
      stored.delete(key);
      await memory.remove(key);
    },
  };
  let count = 0;
  const fetch = async (_address: unknown, init?: RequestInit): Promise<Response> => {
    const who = new Headers(init?.headers).get('x-who') as Name;
    world.sent.push(`${who} ${init?.body}`);
    const answered = world.answers[who].shift() ?? { kind: 'network' };
    await delay();
    return bodyOf(answered, `token-${who}-${count++}`);
  };
  const client = createTransport({ fetch: fetch as typeof globalThis.fetch, retry: { baseMs: 0 } });
  const completeWith = async (token: string): Promise<void> => void world.completed.push(token);
  const captcha = { visible: 'visible', invisible: 'invisible' };
  const open = (who: Name): Login => createLogin(client, { storage, flow: who, completeWith, captcha, now: () => world.now });
  const world: World = { client, storage, stored, sent: [], completed: [], now: 0, answers: { ann: [], bob: [] }, open };
  return world;
}

function take(login: Login, { who, action: name, factorType }: Pick<Step, 'who' | 'action' | 'factorType'>): Promise<LoginResult> {
  const input = { email: `${who}@example.com`, password: PASSWORD };
  const options = { headers: { 'x-who': who } };
  switch (name) {
    case 'register':
      return login.register(input, options);
    case 'login':
      return login.login(input, options);
    case 'verify':
      return login.verify({ code: 'canary-code' }, options);
    case 'resend':
      return login.resend({}, options);
    case 'answerFactor':
      return login.answerFactor({ factorType, code: 'canary-code', password: PASSWORD, credential: '{}', challengeId: 'c' } as FactorAnswer, options);
    case 'recover':
      return login.recover({ recoveryToken: 'canary-recovery', password: PASSWORD }, options);
    case 'changePassword':
      return login.changePassword({ newPassword: PASSWORD }, options);
    case 'sendRecoveryEmail':
      return login.sendRecoveryEmail({ email: input.email }, options);
    case 'cancel':
      return login.cancel();
    default:
      return login.current();
  }
}

/** What holds of every result, whatever happened. */
function expectSound(result: LoginResult): void {
  expect(STATES).toContain(result.loginState);
  if ('errorCode' in result) {
    expect([typeof result.error, typeof result.errorCode, isStoreError(result.cause)]).toEqual(['string', 'string', true]);
    expect(JSON.stringify(result)).not.toContain('canary');
  }
  if (result.loginState === 'SUCCESS') expect(result.data.sessionToken).toMatch(/./);
  if (result.loginState === 'EMAIL_VERIFICATION_REQUIRED' || result.loginState.startsWith('MFA_')) {
    expect('data' in result && result.data && 'stateToken' in result.data && result.data.stateToken).toMatch(/./);
  }
}

/** Nobody's token ever travels with, or is stored for, somebody else, and no password is ever stored. */
function expectApart({ sent, stored }: World): void {
  for (const [index, name] of NAMES.entries()) {
    const other = `token-${NAMES[1 - index]}-`;
    expect(sent.filter((text) => text.startsWith(`${name} `) && text.includes(other))).toEqual([]);
    expect(stored.get(`storewire:login:${name}`) ?? '').not.toContain(other);
  }
  expect([...stored.values()].join()).not.toContain('canary');
}

const NEEDS: Partial<Record<Step['action'], readonly string[]>> = {
  verify: ['EMAIL_VERIFICATION_REQUIRED'],
  resend: ['EMAIL_VERIFICATION_REQUIRED'],
  answerFactor: ['MFA_REQUIRED', 'MFA_CHALLENGE'],
};

const ANEW: readonly string[] = ['register', 'login', 'recover', 'cancel'];

/** What waits for somebody, as the sequence of results tells it. */
interface Known {
  state: LoginState;
  at: number;
}

it('no sequence of steps, answers, reloads and clock jumps reaches an undefined state, throws, or keeps a sign-in that is finished', async () => {
  const run = async (steps: Step[]): Promise<void> => {
    const world = createWorld();
    const logins = { ann: world.open('ann'), bob: world.open('bob') };
    const known: Record<Name, Known> = { ann: { state: 'INITIAL', at: 0 }, bob: { state: 'INITIAL', at: 0 } };
    for (const each of steps) {
      const { who } = each;
      world.now += each.passes;
      for (const name of NAMES) if (world.now - known[name].at > 10 * MINUTES) known[name] = { state: 'INITIAL', at: world.now };
      if (each.action === 'reload') logins[who] = world.open(who);
      world.answers[who] = [each.answer];
      const sentBefore = world.sent.length;
      const completedBefore = world.completed.length;
      const result = await take(logins[who], each);
      expectSound(result);

      const needed = NEEDS[each.action];
      if (needed && !needed.includes(known[who].state)) {
        expect([result.loginState, 'error' in result && result.error, world.sent.length - sentBefore]).toEqual(['FAILURE', 'Unknown _state', 0]);
      } else if (needed || ANEW.includes(each.action)) {
        const isOver = result.loginState === 'SUCCESS' || result.loginState === 'INITIAL' || isOfAnswer(result);
        if (ANEW.includes(each.action) || isOver) known[who] = { state: 'INITIAL', at: world.now };
        if (WAITS.includes(result.loginState)) known[who] = { state: result.loginState, at: world.now };
      }
      expect(world.sent.length - sentBefore).toBeLessThanOrEqual(1);
      expect(world.completed.length - completedBefore).toBe(result.loginState === 'SUCCESS' ? 1 : 0);
      for (const name of NAMES) expect((await logins[name].current()).loginState).toBe(known[name].state);
      expect(world.stored.size).toBe(NAMES.filter((name) => known[name].state !== 'INITIAL').length);
      expectApart(world);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), run), { numRuns: 400 });
});

const WAITS: readonly LoginState[] = ['EMAIL_VERIFICATION_REQUIRED', 'OWNER_APPROVAL_REQUIRED', 'MFA_REQUIRED', 'MFA_CHALLENGE'];

/** Whether an answer came that says nothing with which the sign-in could go on. A refusal and an outage do not move it. */
const isOfAnswer = (result: LoginResult): boolean =>
  result.loginState === 'FAILURE' &&
  (result.errorCode === 'unknownState' || (result.errorCode === 'unexpectedAnswer' && result.cause.description !== undefined));

it('two sign-ins whose steps overlap in any order never mix, and only the newest attempt of each signs anybody in', async () => {
  const run = async (first: Answer[], steps: Step[], scheduler: fc.Scheduler): Promise<void> => {
    let isOverlapping = false;
    const world = createWorld(async () => void (isOverlapping && (await scheduler.schedule(Promise.resolve()))));
    const logins = { ann: world.open('ann'), bob: world.open('bob') };
    for (const [index, who] of NAMES.entries()) {
      world.answers[who] = first.slice(index, index + 1);
      await take(logins[who], { who, action: 'login', factorType: 'SMS' });
    }
    const early = world.completed.length;
    isOverlapping = true;
    for (const name of NAMES) world.answers[name] = steps.filter(({ who }) => who === name).map((each) => each.answer);
    const results = Promise.all(steps.map((each) => take(logins[each.who], each)));
    await scheduler.waitFor(results);
    const all = await results;
    for (const result of all) expectSound(result);
    expectApart(world);
    const successes = all.flatMap((result) => (result.loginState === 'SUCCESS' ? [result.data.sessionToken] : []));
    expect(world.completed.slice(early).toSorted()).toEqual(successes.toSorted());
    for (const name of NAMES) {
      expect(successes.filter((token) => token.includes(name)).length).toBeLessThanOrEqual(1);
      const settled = scheduler.waitFor(logins[name].current());
      const state = (await settled).loginState;
      expect([...WAITS, 'INITIAL']).toContain(state);
      // nothing waits any more once somebody is in
      if (successes.some((token) => token.includes(name))) expect(state).toBe('INITIAL');
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(stateAnswer, { maxLength: 2 }), fc.array(step, { maxLength: 8 }), fc.scheduler(), run), { numRuns: 300 });
});
