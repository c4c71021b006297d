import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCodeVerifier } from '../../../src/auth/redirect-sign-in/authorization.ts';
import { createClient, fixedToken, graphql, member, readSettings, runWebMethod } from '../../../src/index.ts';
import { callWebMethod, queryMembersPages } from '../../../src/operations.ts';
import {
  externalLogin,
  getClient,
  getElevatedClient,
  requestCookies,
  serverCookies,
  tokenInfo,
} from '../../../src/server/index.ts';
import {
  type CustomLogin,
  type CustomLoginResult,
  createCustomLogin,
  signInSilently,
} from '../../../src/sign-in.ts';
import { failureOf } from '../helpers/failure.ts';

/**
 * What the specification names and the client implements, in addition to the contract: shapes, messages,
 * codes and constants. Copied by hand from sections 3 to 6, 8 and 9 of both documents.
 */
const SPECIFIED = {
  /** Section 6. */
  webMethods: {
    permissions: ['anyone', 'site-member', 'admin'],
    messages: [
      'Insufficient permissions',
      'Request is missing authentication data',
      'invalid request',
      'Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information.',
    ],
    invalidRequestStatus: 400,
  },
  /** Section 8: what a server code or a violation means to a registration and to a login. */
  registrationErrors: {
    EMAIL: 'invalidEmail',
    '-19971': 'missingCaptchaToken',
    '-19970': 'invalidCaptchaToken',
    '-19995': 'emailAlreadyExists',
  },
  loginErrors: {
    '-19971': 'missingCaptchaToken',
    '-19970': 'invalidCaptchaToken',
    '-19976': 'invalidPassword',
    '-19973': 'resetPassword',
    other: 'invalidEmail',
  },
  /** Section 4: what a state of the server is for a login that does not handle factors. */
  clientStates: {
    SUCCESS: 'SUCCESS',
    REQUIRE_OWNER_APPROVAL: 'OWNER_APPROVAL_REQUIRED',
    REQUIRE_EMAIL_VERIFICATION: 'EMAIL_VERIFICATION_REQUIRED',
    UNKNOWN_STATE: 'Unknown _state',
    STATUS_CHECK: 'Unknown _state',
    REQUIRE_MFA: 'Unknown _state',
    MFA_CHALLENGE: 'Unknown _state',
  },
  /**
   * Messages, word for word, as the document of the catalog has them. Where it cuts a message off, or says that there are variants, the rest is from the SDK
   * of the platform.
   */
  messages: {
    // section 4, and 8 again
    unknownState: 'Unknown _state',
    // section 5
    emailViolation: 'is no address',
    // section 8: other messages
    memberTokens: 'Failed to get member tokens',
    noNextPage: 'No next page to fetch',
    noPreviousPage: 'No previous page to fetch',
    noContext:
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    noElevatedClient:
      'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules',
    noFetchWithAuth: 'fetchWithAuth is not available in this context',
    noGraphql: 'graphql is not available in this context',
    oauthTimeout: 'OAuth flow timed out',
    tokenEndpoint: 'something went wrong',
    tokenInfo: 'Failed to get token info. Unexpected status code from Wix OAuth API: 400',
  },
  /** Sections 4, 7 and 9. */
  constants: {
    defaultPageSize: 50,
    pkceVerifierDefaultLength: 43,
    environmentPrefix: 'NEXT_PUBLIC_',
    silentLoginTimeoutMs: 120_000,
    cookiePath: '/',
    webMethodPath: '/_webMethods/{module}/{functionName}',
    silentLoginResponseMode: 'web_message',
    silentLoginPrompt: 'none',
    graphqlVersion: 'alpha',
  },
} as const;

const { messages, constants, webMethods } = SPECIFIED;
const CLIENT_ID = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
const TOKENS = { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 14_400 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Sent {
  path: string;
  body: string;
}

/** A client of a platform that gives one response to every call, and tokens on request. */
function platform(body: unknown, status = 200) {
  const sent: Sent[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input));
    sent.push({ path: pathname, body: String(init.body ?? '') });
    const isToken = pathname === '/oauth2/token' && status === 200;
    return Response.json(isToken ? TOKENS : body, { status });
  };
  const session = member({ clientId: CLIENT_ID });
  return { client: createClient({ fetch, auth: session, retry: false }), fetch, session, sent };
}

const messageOf = async (call: Promise<unknown>): Promise<string> => (await failureOf(call)).message;

/** A platform that rejects requests of a client without a session. */
const refusing = (body: unknown, status = 400) => {
  const { fetch } = platform(body, status);
  return createClient({ fetch, auth: fixedToken('access-1'), retry: false });
};

const violations = (...list: [field: string, description: string, data?: object][]) => ({
  details: {
    validationError: {
      fieldViolations: list.map(([field, description, data]) => ({ field, description, data })),
    },
  },
});
const applicationError = (code: string) => ({
  message: 'Refused',
  details: { applicationError: { code, description: 'Sold out' } },
});

describe('error codes', () => {
  const CREDENTIALS = { email: 'ann@example.com', password: 'correct horse battery staple' };

  test.each(Object.entries(SPECIFIED.clientStates))(
    'the state %s of the server is %s',
    async (state, expected) => {
      const body = {
        state,
        sessionToken: 'session-1',
        stateToken: 'state-1',
        requireMfaData: { availableFactors: [] },
        mfaChallengeData: { factorType: 'SMS' },
      };
      const result = await createCustomLogin(refusing(body, 200)).login(CREDENTIALS);
      expect(result.loginState === 'FAILURE' ? result.error : result.loginState).toBe(expected);
    },
  );

  const signIns: [
    title: string,
    codes: Record<string, string>,
    act: (login: CustomLogin) => Promise<CustomLoginResult>,
  ][] = [
    ['a registration', SPECIFIED.registrationErrors, (login) => login.register(CREDENTIALS)],
    ['a login', SPECIFIED.loginErrors, (login) => login.login(CREDENTIALS)],
  ];

  test.each(
    signIns.flatMap(([title, codes, act]) =>
      Object.entries(codes).map(([code, meaning]) => [title, code, meaning, act] as const),
    ),
  )('%s that is rejected with %s fails with %s', async (_title, code, meaning, act) => {
    const body =
      code === 'EMAIL' ? violations(['loginId', 'is wrong', { type: 'EMAIL' }]) : applicationError(code);
    expect(await act(createCustomLogin(refusing(body)))).toMatchObject({
      loginState: 'FAILURE',
      errorCode: meaning,
    });
  });
});

describe('messages', () => {
  const lastPage = () => queryMembersPages(refusing({ members: [] }, 200));

  const synchronous = (work: () => unknown): Promise<string> => messageOf(Promise.resolve().then(work));

  const PRODUCED: Record<keyof typeof messages, () => Promise<string>> = {
    emailViolation: async () => {
      const body = violations(['loginId', 'is no address', { type: 'EMAIL' }]);
      const result = await createCustomLogin(refusing(body)).register({ email: 'a', password: 'b' });
      return 'error' in result ? result.error : result.loginState;
    },
    unknownState: async () => {
      const result = await createCustomLogin(refusing({})).verify({ code: '123456' });
      return 'error' in result ? result.error : result.loginState;
    },
    memberTokens: () => messageOf(externalLogin(refusing({}), { memberId: 'm1', apiKey: 'key' })),
    tokenEndpoint: async () => {
      const read = (status: number) => messageOf(platform({}, status).client.orders.getOrder({ id: 'o1' }));
      const found = await Promise.all([201, 307, 400, 401, 403, 404, 429, 500, 503].map(read));
      return [...new Set(found)].join();
    },
    tokenInfo: () => messageOf(tokenInfo(refusing({}), 'access-1')),
    oauthTimeout: () => messageOf(signInSilentlyFor(constants.silentLoginTimeoutMs)),
    noNextPage: async () => messageOf((await lastPage()).next()),
    noPreviousPage: async () => messageOf((await lastPage()).prev()),
    noContext: () => synchronous(getClient),
    noElevatedClient: () => synchronous(getElevatedClient),
    noFetchWithAuth: () => messageOf(runWebMethod(undefined as never, 'shop', 'refund')),
    noGraphql: () => messageOf(graphql(undefined as never, '{ site { name } }')),
  };

  test.each(Object.entries(messages))('%s: %s', async (name, words) => {
    expect(await PRODUCED[name as keyof typeof messages]()).toBe(words);
  });
});

/** A silent sign-in whose frame sends nothing, after so many milliseconds of the flow. */
async function signInSilentlyFor(ms: number): Promise<void> {
  const opened = Promise.withResolvers<void>();
  const frame = { style: {}, setAttribute: () => undefined, remove: () => undefined };
  vi.stubGlobal('document', { createElement: () => frame, body: { append: () => opened.resolve() } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  const fullUrl = 'https://www.wixapis.com/oauth2/authorize';
  const { client, session, sent } = platform({ redirectSession: { fullUrl } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signingIn = signInSilently(client, session);
  const outcome = Promise.allSettled([signingIn]);
  await opened.promise;
  const { auth } = JSON.parse(sent.at(-1)?.body ?? '');
  expect([auth.authRequest.responseMode, auth.prompt]).toEqual([
    constants.silentLoginResponseMode,
    constants.silentLoginPrompt,
  ]);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(await Promise.race([signingIn, 'pending'])).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  return signingIn;
}

describe('constants', () => {
  test('the default size of a page', async () => {
    const { pageSize } = await queryMembersPages(refusing({ members: [] }, 200));
    expect(pageSize).toBe(constants.defaultPageSize);
  });

  test('the default length of a PKCE verifier', () => {
    expect(createCodeVerifier()).toHaveLength(constants.pkceVerifierDefaultLength);
  });

  test('the prefix of environment variables', () => {
    vi.stubEnv(`${constants.environmentPrefix}STORE_CLIENT_ID`, 'client-1');
    expect(readSettings('clientId').clientId).toBe('client-1');
    vi.unstubAllEnvs();
  });

  test('the path of cookies', async () => {
    const jar = requestCookies(new Request('https://shop.example/'));
    const storage = serverCookies(jar);
    await storage.set('key', 'value');
    await storage.save();
    const [cookie = ''] = jar.addTo(new Response()).headers.getSetCookie();
    expect(cookie.split('; ')).toContain(`Path=${constants.cookiePath}`);
  });

  test('the path of web methods', () => {
    expect(callWebMethod.info.path).toBe(constants.webMethodPath);
  });

  test('the version of the GraphQL schema', async () => {
    const { client, sent } = platform({ data: {} });
    await graphql(client, '{ site { name } }');
    expect(sent.at(-1)?.path).toBe(`/graphql/${constants.graphqlVersion}`);
  });
});

interface Bundle {
  paths: Record<string, { post?: { description: string; responses: object } }>;
}

test('the contract names the permissions, messages and statuses of web methods', async () => {
  const bundle = await readFile(
    fileURLToPath(import.meta.resolve('storewire-contract/contract.json')),
    'utf8',
  );
  const { paths } = JSON.parse(bundle) as Bundle;
  const described = paths[constants.webMethodPath]?.post;
  const named = [...webMethods.permissions, ...webMethods.messages];
  expect(named.filter((name) => !described?.description.includes(name))).toEqual([]);
  expect(described?.responses).toHaveProperty(String(webMethods.invalidRequestStatus));
});
