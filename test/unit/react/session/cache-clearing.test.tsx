// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backendSession, createClient, type MemberCredentials, member } from '../../../../src/index.ts';
import { createTransport } from '../../../../src/operations.ts';
import {
  type PageSession,
  useGetCurrentCart,
  useGetProduct,
  useQueryProductsInfinite,
  useSignOut,
} from '../../../../src/react/index.ts';
import { grab, openShop, renderInStore, settle } from '../../helpers/render.tsx';
import { sharedStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { showPage, stage } from './setup.tsx';

/** A person's token names the person, and every answer quotes it. */
function openHouse({ late }: { late?: Promise<void> } = {}) {
  const tab = sharedStorage();
  const session = member({ clientId: 'client-1', storage: tab(), afterEnd: 'visitor' });
  const asked: string[] = [];
  const gone = { isGone: false };
  const fetch = async (
    address: string,
    { headers, body }: { headers: Record<string, string>; body: string | null },
  ): Promise<Response> => {
    const { pathname } = new URL(address);
    if (pathname === '/oauth2/token') {
      if (gone.isGone && body?.includes('refresh_token'))
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      return Response.json({
        access_token: 'access-visitor',
        refresh_token: 'refresh-visitor',
        expires_in: 14_400,
      });
    }
    if (pathname.endsWith('/redirect-session')) throw new TypeError('offline');
    const who = headers['authorization'] ?? 'nobody';
    asked.push(`${who} ${pathname}`);
    if (late && who === 'access-ann') await late;
    if (gone.isGone && who === 'access-ann') return Response.json({}, { status: 401 });
    if (!pathname.includes('query')) return Response.json({ cart: { id: who }, product: { name: who } });
    const { query } = JSON.parse(body ?? '{}') as { query: { paging: { offset?: number } } };
    return Response.json({
      products: [{ id: `${who} ${query.paging.offset ?? 0}` }],
      metadata: { total: 2 },
    });
  };
  const client = createClient({
    baseUrl: 'https://shop.example',
    auth: session,
    retry: false,
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  const otherTab = (): MemberCredentials => member({ clientId: 'client-1', storage: tab() });
  return { session, client, asked, gone, otherTab };
}

/** A read, a read that keeps what it had, a list of two pages, and the sign-out. */
function usePage() {
  const cart = useGetCurrentCart({}, { keepPreviousData: true });
  const product = useGetProduct({ id: 'p1' });
  const { items, loadMore } = useQueryProductsInfinite({ query: { paging: { limit: 1 } } });
  const shown = [cart.data?.cart.id, product.data?.product?.name, ...items.map(({ id }) => id)];
  return { ...useSignOut(), loadMore, shown: shown.filter(Boolean).join(', ') };
}

const ALL_OF_ANN = 'access-ann, access-ann, access-ann 0, access-ann 1';

async function openPage(house = openHouse()) {
  await house.session.start(tokensOf('ann'));
  const { Grab, state, seen } = grab(usePage);
  const cache = new Map();
  renderInStore(<Grab />, { client: house.client, session: house.session, cache });
  await settle();
  await act(async () => state().loadMore());
  await settle();
  const text = (): string =>
    JSON.stringify([...cache].map(([key, value]) => [key, { ...value, _k: value._k }]));
  return { ...house, state, seen, text };
}

const WAYS: [string, (page: Awaited<ReturnType<typeof openPage>>) => Promise<unknown>, string][] = [
  ['the person signs out', ({ state }) => state().signOut({ postFlowUrl: '/' }), 'access-visitor'],
  ['another person signs in', ({ session }) => session.start(tokensOf('bob')), 'access-bob'],
  [
    'the platform ends the session',
    async ({ client, gone }) => {
      gone.isGone = true;
      await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 401 });
      await client.currentCart.getCurrentCart();
    },
    'access-visitor',
  ],
  ['another tab signs out', ({ otherTab }) => otherTab().end(), 'access-visitor'],
  ['another tab signs another member in', ({ otherTab }) => otherTab().start(tokensOf('bob')), 'access-bob'],
];

describe('when another member signs in or the session ends', () => {
  it.each(WAYS)(
    'nothing of the person before is in the cache or on the page: %s',
    async (_title, change, next) => {
      const page = await openPage();
      expect([page.state().shown, page.text()]).toEqual([ALL_OF_ANN, expect.stringContaining('access-ann')]);
      page.asked.length = 0;
      const before = page.seen.length;
      await act(() => change(page));
      await settle();
      expect(page.state().shown).toBe(`${next}, ${next}, ${next} 0`);
      // a call of the previous member detects that the platform ended the session
      expect(page.asked.filter((call) => !call.endsWith('/carts/current')).toSorted()).toEqual(
        [
          `${next} /stores-reader/v1/products/p1`,
          `${next} /stores-reader/v1/products/query-platformized`,
        ].toSorted(),
      );
      expect(page.text()).not.toContain('ann');
      const later = page.seen.slice(before).map(({ shown }) => shown);
      const firstOfNext = later.findIndex((text) => text.includes(next));
      expect(later.slice(firstOfNext).filter((text) => text.includes('ann'))).toEqual([]);
    },
  );

  it('nothing under way for the person before comes back late, pages of lists included', async () => {
    const late = gate();
    const { session, state, text } = await openPage(openHouse({ late: late.opened }));
    await act(() => session.start(tokensOf('bob')));
    await settle();
    late.open();
    await settle();
    expect(state().shown).toBe('access-bob, access-bob, access-bob 0');
    expect(text()).not.toContain('ann');
  });

  it('nothing is forgotten when the tokens of the same person are renewed', async () => {
    const page = await openPage();
    const before = page.asked.length;
    await act(async () => {
      const { sessionId } = await page.session.session();
      const rejected = { headers: { authorization: 'access-ann' }, sessionId };
      expect(await page.session.refresh?.(rejected, contextOf(), undefined)).toMatchObject({ sessionId });
      expect((await page.session.session()).sessionId).toBe(sessionId);
    });
    await settle();
    expect([page.state().shown, page.asked.length]).toEqual([ALL_OF_ANN, before]);
  });
});

describe('useSignOut', () => {
  it('ends the session and clears the cache also if the platform cannot be notified, and reports why', async () => {
    const { state, session, text } = await openPage();
    const { error } = await act(() => state().signOut({ postFlowUrl: '/' }));
    expect([error?.reason, state().error, state().isWorking, (await session.session()).isSignedIn]).toEqual([
      'network',
      error,
      false,
      false,
    ]);
    expect(text()).not.toContain('ann');
  });

  it('lets a mistake of the program be seen, and is not under way any more', async () => {
    const { state, session } = await openPage();
    Object.defineProperty(session, 'clientId', {
      get() {
        throw new TypeError('a mistake');
      },
    });
    await expect(act(() => state().signOut({ postFlowUrl: '/' }))).rejects.toThrow('a mistake');
    await settle();
    expect(state()).toMatchObject({ isWorking: false, error: undefined });
  });

  it('is working until the browser leaves, and not any more on a page that the browser restores', async () => {
    const { state, session } = await stage(useSignOut);
    await act(() => session.start(tokensOf('ann')));
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    onTestFinished(() => assign.mockRestore());
    const { logoutUrl } = await act(() => state().signOut({ postFlowUrl: '/' }));
    expect([assign.mock.calls, state().isWorking]).toEqual([[[logoutUrl]], true]);
    await showPage({ persisted: false });
    expect(state().isWorking).toBe(true);
    await showPage({ persisted: true });
    expect(state()).toMatchObject({ isWorking: false, error: undefined });
  });
});

describe('useSignOut behind a backend', () => {
  const open = (leave: (returnTo?: string) => void) => {
    const session: PageSession = { ...backendSession(), signOut: leave };
    const { Grab, state } = grab(useSignOut);
    renderInStore(<Grab />, { client: openShop(() => ({})).client, session });
    return state;
  };

  it('is working until the browser leaves, and not any more on a page that the browser restores', async () => {
    const left: unknown[] = [];
    const state = open((returnTo) => void left.push(returnTo));
    await act(() => state().signOut({ postFlowUrl: '/bye' }));
    expect([left, state().isWorking]).toEqual([['/bye'], true]);
    await showPage({ persisted: true });
    expect(state().isWorking).toBe(false);
  });

  it('rejects if an option of the session is missing, and is not working any more', async () => {
    const state = open(backendSession().signOut);
    await expect(act(() => state().signOut({ postFlowUrl: '/' }))).rejects.toThrow(
      'This needs the option signOutUrl of backendSession',
    );
    await settle();
    expect(state()).toMatchObject({ isWorking: false, error: undefined });
  });

  it('reports why a custom session could not sign out', async () => {
    const cause = new Error('offline');
    const state = open(async () => {
      throw cause;
    });
    const { error } = await act(() => state().signOut({ postFlowUrl: '/' }));
    expect([error?.cause, state().error, state().isWorking]).toEqual([cause, error, false]);
  });
});

const contextOf = () => ({
  client: createTransport({
    fetch: async () => Response.json({ access_token: 'access-new', expires_in: 14_400 }),
  }),
});
