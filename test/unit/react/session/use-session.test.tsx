// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type KeyValueStorage, member } from '../../../../src/index.ts';
import { useSession, useSignIn, useSignOut } from '../../../../src/react/index.ts';
import { grab, inStore, openShop, renderInStore, settle } from '../../helpers/render.tsx';
import { tokensOf } from '../../helpers/tokens.ts';
import { Boundary, shown, silence } from '../boundary.tsx';
import { stage } from './setup.tsx';

const NOBODY = { isLoading: false, role: 'none', isSignedIn: false, sessionId: undefined, ended: undefined };

it.each([
  ['useSession', () => useSession()],
  ['useSignIn', () => useSignIn()],
  ['useSignOut', () => useSignOut()],
])('a session hook without a session says what to give: %s', (_name, useIt) => {
  silence();
  onTestFinished(cleanup);
  const { Grab } = grab<unknown>(useIt);
  const page = (
    <Boundary>
      <Grab />
    </Boundary>
  );
  let thrown: unknown;
  render(inStore(page, { client: openShop(() => ({})).client }), {
    onCaughtError: (error) => (thrown = error),
  });
  expect(shown()).toBe(
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
  );
  expect(thrown).toMatchObject({
    code: 'NO_CONTEXT',
    hint: 'give the StoreProvider above this component the session that member() or backendSession() returned',
  });
});

describe('useSession', () => {
  it('is loading at first, then has no member, and then the member that signs in', async () => {
    const { seen, state, client, session } = await stage(useSession);
    expect(seen[0]).toEqual({ ...NOBODY, isLoading: true });
    expect(state()).toEqual({ ...NOBODY, sessionId: expect.any(String) });
    await act(() => client.products.queryProducts());
    await waitFor(() => expect(state().role).toBe('visitor'));
    const { sessionId } = state();
    await act(() => session.start(tokensOf('ann')));
    await waitFor(() =>
      expect(state()).toMatchObject({ role: 'member', isSignedIn: true, ended: undefined }),
    );
    expect(state().sessionId).not.toBe(sessionId);
  });

  it('removes from the address bar what the platform has added to the URL, and nothing else', async () => {
    history.replaceState({ of: 'router' }, '', '/orders?page=2&wixMemberLoggedIn=false#top');
    onTestFinished(() => history.replaceState(null, '', '/'));
    await stage(useSession);
    expect(location.pathname + location.search + location.hash).toBe('/orders?page=2#top');
    expect(history.state).toEqual({ of: 'router' });
  });

  it('reports why a session has ended until the next sign-in', async () => {
    const { state, client, server, session } = await stage(useSession);
    await act(() => session.start(tokensOf('ann')));
    await act(() => session.end());
    await waitFor(() =>
      expect(state()).toMatchObject({ role: 'none', isSignedIn: false, ended: 'signedOut' }),
    );
    await act(() => session.start(tokensOf('bob')));
    await waitFor(() => expect(state()).toMatchObject({ isSignedIn: true, ended: undefined }));
    server.revoke();
    await act(() => expect(client.products.queryProducts()).rejects.toMatchObject({ status: 401 }));
    await act(() => client.products.queryProducts());
    await waitFor(() =>
      expect(state()).toMatchObject({ role: 'visitor', isSignedIn: false, ended: 'invalidGrant' }),
    );
  });

  it('does not say of who is signed in that a session has ended, whatever went by while no component was there', async () => {
    const { session, client, server, unmount } = await stage(useSession);
    await act(() => session.start(tokensOf('ann')));
    await act(() => session.end());
    unmount();
    await session.start(tokensOf('bob'));
    const { Grab, state } = grab(useSession);
    renderInStore(<Grab />, { client, session });
    await waitFor(() => expect(state()).toMatchObject({ isSignedIn: true, ended: undefined }));
    expect(server.tokenCalls()).toEqual([]);
  });

  it('shows all components the same at the same time', async () => {
    const pairs = new Set<string>();
    const { session } = await stage(() => pairs.add(`${useSession().sessionId} ${useSession().sessionId}`));
    await act(() => session.start(tokensOf('ann')));
    await act(() => session.end());
    await settle();
    expect([...pairs].filter((pair) => new Set(pair.split(' ')).size > 1)).toEqual([]);
    expect(pairs.size).toBeGreaterThan(2);
  });

  it('goes by what it asked last, however late an older answer comes', async () => {
    const session = member({ clientId: 'client-1' });
    const late = gate();
    let asked = 0;
    const slow: typeof session.session = async () => {
      const isFirst = ++asked === 1;
      const state = await session.session();
      if (isFirst) await late.opened;
      return state;
    };
    const { Grab, state } = grab(useSession);
    renderInStore(<Grab />, { client: openShop(() => ({})).client, session: { ...session, session: slow } });
    await act(() => session.start(tokensOf('ann')));
    await waitFor(() => expect(state()).toMatchObject({ role: 'member' }));
    late.open();
    await settle();
    expect(state()).toMatchObject({ role: 'member', isSignedIn: true });
  });

  it('has no member if the storage fails', async () => {
    const fail = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    const storage: KeyValueStorage = { get: fail, set: fail, delete: fail };
    const { state } = await stage(useSession, { storage });
    expect(state()).toEqual({ ...NOBODY, sessionId: expect.any(String) });
  });

  it('stops listening when the last component goes', async () => {
    const received = new Set<unknown>();
    const session = member({ clientId: 'client-1' });
    const onSession: typeof session.onSession = (listener) => {
      received.add(listener);
      const stop = session.onSession(listener);
      return () => {
        received.delete(listener);
        stop();
      };
    };
    const { Grab } = grab(useSession);
    const view = renderInStore(<Grab />, {
      client: openShop(() => ({})).client,
      session: { ...session, onSession },
    });
    await settle();
    expect(received.size).toBe(1);
    view.unmount();
    expect(received.size).toBe(0);
  });
});
