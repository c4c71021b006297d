// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, type KeyValueStorage, member } from '../../../../src/index.ts';
import { useSession, useSignIn, useSignOut } from '../../../../src/react/index.ts';
import { grab, inStore, openShop, renderInStore, settle } from '../../helpers/render.tsx';
import { sharedStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { stage } from './setup.tsx';

class Boundary extends Component<{ children: ReactNode; onError: (error: Error) => void }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

describe('a session hook', () => {
  it.each([
    ['useSession', () => useSession()],
    ['useSignIn', () => useSignIn()],
    ['useSignOut', () => useSignOut()],
  ])('without a session says what to give: %s', (_name, useIt) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    onTestFinished(cleanup);
    const messages: string[] = [];
    const { Grab } = grab<unknown>(useIt);
    render(
      inStore(
        <Boundary onError={({ message }) => messages.push(message)}>
          <Grab />
        </Boundary>,
        { client: openShop(() => ({})).client },
      ),
    );
    expect(messages).toEqual([
      'Wix context is not available: the StoreProvider above this component has no session. Give it what member() or backendSession() returned',
    ]);
  });
});

describe('useSession', () => {
  it('is loading at first, then has no member, and then the member that signs in', async () => {
    const { seen, state, client, session } = await stage(useSession);
    expect(seen[0]).toEqual({
      isLoading: true,
      role: 'none',
      isLoggedIn: false,
      identity: undefined,
      ended: undefined,
    });
    expect(state()).toEqual({
      isLoading: false,
      role: 'none',
      isLoggedIn: false,
      identity: expect.any(String),
      ended: undefined,
    });
    await act(() => client.products.queryProducts());
    await waitFor(() => expect(state().role).toBe('visitor'));
    const { identity } = state();
    await act(() => session.start(tokensOf('ann')));
    await waitFor(() =>
      expect(state()).toMatchObject({ role: 'member', isLoggedIn: true, ended: undefined }),
    );
    expect(state().identity).not.toBe(identity);
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
      expect(state()).toMatchObject({ role: 'none', isLoggedIn: false, ended: 'signedOut' }),
    );
    await act(() => session.start(tokensOf('bob')));
    await waitFor(() => expect(state()).toMatchObject({ isLoggedIn: true, ended: undefined }));
    server.revoke();
    await act(() => expect(client.products.queryProducts()).rejects.toMatchObject({ status: 401 }));
    await act(() => client.products.queryProducts());
    await waitFor(() =>
      expect(state()).toMatchObject({ role: 'visitor', isLoggedIn: false, ended: 'invalidGrant' }),
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
    await waitFor(() => expect(state()).toMatchObject({ isLoggedIn: true, ended: undefined }));
    expect(server.tokenCalls()).toEqual([]);
  });

  it.each([
    ['signs out', (other: ReturnType<typeof member>) => other.end(), { role: 'none', ended: 'signedOut' }],
    [
      'signs another member in',
      (other: ReturnType<typeof member>) => other.start(tokensOf('bob')),
      { role: 'member', ended: undefined },
    ],
  ])('hears when another tab %s', async (_title, change, expected) => {
    const tab = sharedStorage();
    const { state, session, server } = await stage(useSession, { storage: tab() });
    await act(() => session.start(tokensOf('ann')));
    const { identity } = state();
    const other = member({ clientId: server.clientId, storage: tab() });
    await act(() => change(other));
    await waitFor(() => expect(state()).toMatchObject(expected));
    expect(state().identity).toBe((await other.session()).identity);
    expect(state().identity).not.toBe(identity);
  });

  it('hears in another tab that the platform has ended the session', async () => {
    const tab = sharedStorage();
    const { state, session, server } = await stage(useSession, { storage: tab() });
    await act(() => session.start(tokensOf('ann')));
    const other = createClient({
      baseUrl: server.url,
      auth: member({ clientId: server.clientId, storage: tab(), afterEnd: 'visitor' }),
    });
    await act(() => expect(other.products.queryProducts()).rejects.toMatchObject({ status: 401 }));
    await act(() => other.products.queryProducts());
    await waitFor(() =>
      expect(state()).toMatchObject({ role: 'visitor', isLoggedIn: false, ended: 'invalidGrant' }),
    );
  });

  it('shows all components the same at the same time', async () => {
    const pairs = new Set<string>();
    const { session } = await stage(() => pairs.add(`${useSession().identity} ${useSession().identity}`));
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
    expect(state()).toMatchObject({ role: 'member', isLoggedIn: true });
  });

  it('has no member if the storage fails', async () => {
    const fail = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    const storage: KeyValueStorage = { get: fail, set: fail, delete: fail };
    const { state } = await stage(useSession, { storage });
    expect(state()).toEqual({
      isLoading: false,
      role: 'none',
      isLoggedIn: false,
      identity: undefined,
      ended: undefined,
    });
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
