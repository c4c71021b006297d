import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { MINUTE_MS as MINUTES } from 'storewire-dev-kit/time';
import { afterEach, expect, it, vi } from 'vitest';
import { type CustomLogin, createCustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import type { CustomLoginResult, CustomLoginState } from '../../../../src/auth/custom-login/states.ts';
import {
  createTransport,
  isStoreError,
  type KeyValueStorage,
  memoryStorage,
  type Transport,
} from '../../../../src/index.ts';

/**
 * Random steps and random responses, compared with a model of each login. The platform marks every token with
 * the name of the login that it is for, so that a token in the wrong place is found.
 */

afterEach(() => void vi.restoreAllMocks());

const NAMES = ['ann', 'bob'] as const;
type Name = (typeof NAMES)[number];

const STATES: readonly CustomLoginState[] = [
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

const PASSWORD = 'canary-password';
const FACTORS = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'] as const;

const serverState = fc.constantFrom(
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'STATUS_CHECK',
  'NEW',
);
const stateAnswer = fc.record({
  kind: fc.constant('state' as const),
  state: serverState,
  hasToken: fc.boolean(),
  factor: fc.constantFrom(...FACTORS),
});
const code = fc.oneof(
  fc.constantFrom(
    '-19995',
    -19976,
    '-19973',
    -19999,
    '-19971',
    -19970,
    'THROTTLED_FEATURE',
    'VERIFICATION_FAILED',
  ),
  fc.string(),
  fc.integer(),
);
const codeAnswer = fc.record({
  kind: fc.constant('code' as const),
  code,
  status: fc.constantFrom(400, 401, 403, 404, 409, 429, 500),
});
const anyAnswer = fc.record({
  kind: fc.constant('any' as const),
  body: fc.json(),
  status: fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 503),
});
const network = fc.constant({ kind: 'network' as const });
const answer = fc.oneof(
  { weight: 5, arbitrary: stateAnswer },
  { weight: 2, arbitrary: codeAnswer },
  anyAnswer,
  network,
);
type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

const action = fc.constantFrom(
  'register',
  'login',
  'verify',
  'resend',
  'verifyFactor',
  'recover',
  'reload',
  'cancel',
  'sendRecoveryEmail',
);
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
  if (answered.kind === 'code')
    return Response.json(
      { message: 'no', details: { applicationError: { code: answered.code } } },
      { status: answered.status },
    );
  const { state, hasToken, factor } = answered;
  const token = hasToken ? (state === 'SUCCESS' ? { sessionToken: mark } : { stateToken: mark }) : {};
  return Response.json({ state, ...token, mfaChallengeData: { factorType: factor } });
}

interface World {
  client: Transport;
  storage: KeyValueStorage;
  stored: Map<string, string>;
  sent: string[];
  now: number;
  /** The responses to the next requests of each login. */
  answers: Record<Name, Answer[]>;
  open: (who: Name) => CustomLogin;
}

/** Replaces the network. */
function createWorld(delay: () => Promise<void> = async () => undefined): World {
  const stored = new Map<string, string>();
  const memory = memoryStorage();
  const storage: KeyValueStorage = {
    get: (key) => memory.get(key),
    set: async (key, value) => {
      await delay();
      stored.set(key, value);
      await memory.set(key, value);
    },
    delete: async (key) => {
      await delay();
      stored.delete(key);
      await memory.delete(key);
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
  const captcha = { visible: 'visible', invisible: 'invisible' };
  const open = (who: Name): CustomLogin =>
    createCustomLogin(client, { storage, flow: who, captcha, factors: true });
  const world: World = {
    client,
    storage,
    stored,
    sent: [],
    now: 0,
    answers: { ann: [], bob: [] },
    open,
  };
  vi.spyOn(Date, 'now').mockImplementation(() => world.now);
  return world;
}

function runStep(
  login: CustomLogin,
  { who, action: name, factorType }: Pick<Step, 'who' | 'action' | 'factorType'>,
): Promise<CustomLoginResult> {
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
    case 'verifyFactor':
      return login.verifyFactor(
        {
          factorType,
          smsData: { code: 'canary-code' },
          passwordData: { password: PASSWORD },
        },
        options,
      );
    case 'recover':
      return login.recoverPassword({ recoveryToken: 'canary-recovery', password: PASSWORD }, options);
    case 'sendRecoveryEmail':
      return login.sendRecoveryEmail({ email: input.email }, options);
    case 'cancel':
      return login.cancel();
    default:
      return login.currentState();
  }
}

/** Checks the invariants of every result. */
function expectSound(result: CustomLoginResult): void {
  expect(STATES).toContain(result.loginState);
  if ('errorCode' in result) {
    expect([typeof result.error, typeof result.reason, isStoreError(result.cause)]).toEqual([
      'string',
      'string',
      true,
    ]);
    expect(JSON.stringify(result)).not.toContain('canary');
  }
  if (result.loginState === 'SUCCESS') expect(result.data.sessionToken).toMatch(/./);
  if (result.loginState === 'EMAIL_VERIFICATION_REQUIRED' || result.loginState.startsWith('MFA_')) {
    expect('data' in result && result.data && 'stateToken' in result.data && result.data.stateToken).toMatch(
      /./,
    );
  }
}

/** No token is sent or stored for another login, and no password is stored. */
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
  verifyFactor: ['MFA_REQUIRED', 'MFA_CHALLENGE'],
};

const ANEW: readonly string[] = ['register', 'login', 'recover', 'cancel'];

/** The expected state of a login. */
interface Known {
  state: CustomLoginState;
  at: number;
}

it('no sequence of steps, responses, reloads and clock changes reaches an undefined state, throws, or keeps a finished login', async () => {
  const run = async (steps: Step[]): Promise<void> => {
    const world = createWorld();
    const logins = { ann: world.open('ann'), bob: world.open('bob') };
    const known: Record<Name, Known> = { ann: { state: 'INITIAL', at: 0 }, bob: { state: 'INITIAL', at: 0 } };
    for (const each of steps) {
      const { who } = each;
      world.now += each.passes;
      for (const name of NAMES)
        if (world.now - known[name].at > 10 * MINUTES) known[name] = { state: 'INITIAL', at: world.now };
      if (each.action === 'reload') logins[who] = world.open(who);
      world.answers[who] = [each.answer];
      const sentBefore = world.sent.length;
      const result = await runStep(logins[who], each);
      expectSound(result);

      const needed = NEEDS[each.action];
      if (needed && !needed.includes(known[who].state)) {
        expect([
          result.loginState,
          'error' in result && result.error,
          world.sent.length - sentBefore,
        ]).toEqual(['FAILURE', 'Unknown _state', 0]);
      } else if (needed || ANEW.includes(each.action)) {
        const isOver =
          result.loginState === 'SUCCESS' || result.loginState === 'INITIAL' || isOfAnswer(result);
        if (ANEW.includes(each.action) || isOver) known[who] = { state: 'INITIAL', at: world.now };
        if (WAITS.includes(result.loginState)) known[who] = { state: result.loginState, at: world.now };
      }
      expect(world.sent.length - sentBefore).toBeLessThanOrEqual(1);
      for (const name of NAMES)
        expect((await logins[name].currentState()).loginState).toBe(known[name].state);
      expect(world.stored.size).toBe(NAMES.filter((name) => known[name].state !== 'INITIAL').length);
      expectApart(world);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), run), { numRuns: caseCount(400) });
});

const WAITS: readonly CustomLoginState[] = [
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'MFA_REQUIRED',
  'MFA_CHALLENGE',
];

/** Whether the failure is that of a response, which ends the login. An error and an outage do not. */
const isOfAnswer = (result: CustomLoginResult): boolean =>
  result.loginState === 'FAILURE' &&
  (result.cause.code === 'unknownState' ||
    result.cause.description?.startsWith('The response has no usable ') === true);

it('two logins whose steps overlap in any order never mix, and only the newest attempt of each succeeds', async () => {
  const run = async (first: Answer[], steps: Step[], scheduler: fc.Scheduler): Promise<void> => {
    let isOverlapping = false;
    const world = createWorld(
      async () => void (isOverlapping && (await scheduler.schedule(Promise.resolve()))),
    );
    const logins = { ann: world.open('ann'), bob: world.open('bob') };
    for (const [index, who] of NAMES.entries()) {
      world.answers[who] = first.slice(index, index + 1);
      await runStep(logins[who], { who, action: 'login', factorType: 'SMS' });
    }
    isOverlapping = true;
    for (const name of NAMES)
      world.answers[name] = steps.filter(({ who }) => who === name).map((each) => each.answer);
    const results = Promise.all(steps.map((each) => runStep(logins[each.who], each)));
    await scheduler.waitFor(results);
    const all = await results;
    for (const result of all) expectSound(result);
    expectApart(world);
    const successes = all.flatMap((result) =>
      result.loginState === 'SUCCESS' ? [result.data.sessionToken] : [],
    );
    for (const name of NAMES) {
      expect(successes.filter((token) => token.includes(name)).length).toBeLessThanOrEqual(1);
      const settled = scheduler.waitFor(logins[name].currentState());
      const state = (await settled).loginState;
      expect([...WAITS, 'INITIAL']).toContain(state);
      // nothing is pending after a success
      if (successes.some((token) => token.includes(name))) expect(state).toBe('INITIAL');
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(stateAnswer, { maxLength: 2 }),
      fc.array(step, { maxLength: 8 }),
      fc.scheduler(),
      run,
    ),
    { numRuns: caseCount(300) },
  );
});
