import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { authProvider } from '../src/index.ts';

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  );

/** A server with the account of Ann, and at most one session. */
async function openServer(role = 'support') {
  const state = { isSignedIn: false, status: 0 };
  const server = await startServer(({ method, url, body }, response) => {
    if (state.status) return json(response, {}, state.status);
    if (method === 'GET' && url === '/staff/session')
      return state.isSignedIn
        ? json(response, { id: 'u1', fullName: 'Ann', role })
        : json(response, { message: 'No session' }, 401);
    if (method === 'POST' && url === '/staff/sign-out') state.isSignedIn = false;
    if (method === 'POST' && url === '/staff/sign-in') {
      state.isSignedIn = body === JSON.stringify({ username: 'ann', password: 'right' });
      if (!state.isSignedIn) return json(response, {}, 401);
    }
    response.writeHead(204).end();
  });
  const options = {
    url: `${server.url}/staff`,
    permissions: { owner: '*', support: { orders: ['list', 'show'], reviews: '*' } },
  } as const;
  return { server, state, options, auth: authProvider(options) };
}

describe('the auth provider', () => {
  it('says when to try again after too many attempts', async () => {
    const server = await startServer((_request, response) =>
      response.writeHead(429, { 'retry-after': '830' }).end(),
    );
    const auth = authProvider({ url: server.url, permissions: {} });
    const error = await failure(auth.login({ username: 'ann', password: 'right' }));
    expect(error).toMatchObject({ status: 429, message: 'Too many attempts. Try again in 14 min.' });
  });

  it('signs in, knows who is signed in, and signs out', async () => {
    const { auth, server } = await openServer();
    expect(await failure(auth.checkAuth({}))).toMatchObject({ status: 401 });
    await auth.login({ username: 'ann', password: 'right' });
    await auth.checkAuth({});
    expect(await auth.getIdentity?.()).toMatchObject({ id: 'u1', fullName: 'Ann' });
    expect(await auth.getPermissions?.({})).toBe('support');
    // the page asks once, and again at each navigation
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/staff/session',
      '/staff/sign-in',
      '/staff/session',
    ]);
    await auth.logout({});
    expect(await failure(auth.checkAuth({}))).toMatchObject({ status: 401 });
  });

  it('rejects a wrong password with the text of react-admin, and other failures with another', async () => {
    const { auth, state } = await openServer();
    const signIn = () => failure(auth.login({ username: 'ann', password: 'wrong' }));
    expect(await signIn()).toMatchObject({ message: 'ra.auth.sign_in_error' });
    state.status = 503;
    expect(await signIn()).toMatchObject({ message: 'ra.notification.http_error', status: 503 });
  });

  it.each([
    { role: 'owner', resource: 'products', action: 'delete', expected: true },
    { role: 'support', resource: 'orders', action: 'show', expected: true },
    { role: 'support', resource: 'orders', action: 'edit', expected: false },
    { role: 'support', resource: 'products', action: 'list', expected: false },
    { role: 'support', resource: 'reviews', action: 'delete', expected: true },
    { role: 'trainee', resource: 'orders', action: 'list', expected: false },
    { role: 'support', resource: 'toString', action: 'list', expected: false },
    { role: 'toString', resource: 'name', action: 'toString', expected: false },
  ])(
    'returns $expected for $action of $resource by the role $role',
    async ({ role, expected, ...access }) => {
      const { auth, state } = await openServer(role);
      state.isSignedIn = true;
      expect(await auth.canAccess?.(access)).toBe(expected);
    },
  );

  it('ends the session after a 401 only', async () => {
    const { auth } = await openServer();
    await auth.checkError({ status: 403 });
    await auth.checkError(new TypeError('fetch failed'));
    expect(await failure(auth.checkError({ status: 401 }))).toMatchObject({ status: 401 });
  });

  it('keeps the session while the server has a failure, and reads it again afterwards', async () => {
    const { auth, state } = await openServer();
    state.status = 503;
    await auth.checkAuth({});
    expect(await failure(auth.getIdentity?.() ?? Promise.resolve())).toMatchObject({ status: 503 });
    state.status = 0;
    state.isSignedIn = true;
    expect(await auth.getIdentity?.()).toMatchObject({ id: 'u1' });
  });

  it('knows who is signed in while the server has a failure', async () => {
    const { auth, state } = await openServer();
    state.isSignedIn = true;
    await auth.checkAuth({});
    state.status = 503;
    await auth.checkAuth({});
    expect(await auth.getIdentity?.()).toMatchObject({ id: 'u1' });
    expect(await auth.canAccess?.({ resource: 'orders', action: 'show' })).toBe(true);
    state.status = 401;
    await failure(auth.checkAuth({}));
    state.status = 503;
    expect(await failure(auth.getIdentity?.() ?? Promise.resolve())).toMatchObject({ status: 503 });
  });

  it.each([403, 429, 500])(
    'stays signed in after a sign-out that the server answers with %i',
    async (status) => {
      const { auth, state } = await openServer();
      state.isSignedIn = true;
      await auth.checkAuth({});
      state.status = status;
      expect(await failure(auth.logout({}))).toMatchObject({ status });
      state.status = 0;
      expect(await auth.getIdentity?.()).toMatchObject({ id: 'u1' });
    },
  );

  it('is signed out if there was no session', async () => {
    const { auth, state } = await openServer();
    state.status = 401;
    expect(await auth.logout({})).toBeUndefined();
  });

  it('leaves for the identity provider where there is one', async () => {
    const { options } = await openServer();
    const auth = authProvider({ ...options, signInUrl: 'https://office.example/staff/start' });
    const redirect = { redirectTo: 'https://office.example/staff/start' };
    expect(await failure(auth.checkAuth({}))).toMatchObject(redirect);
    expect(await failure(auth.checkError({ status: 401 }))).toMatchObject(redirect);
    expect(await auth.logout({})).toBe(redirect.redirectTo);
  });
});
