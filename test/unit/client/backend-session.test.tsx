// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backendSession, type CallEvent, createClient } from '../../../src/index.ts';

const SESSION_ID = 'storewire-session-id';

const FIRST_VISITOR = 'storewire-session-id:visitor';
const OF_MEMBER = 'storewire-session-id:0b7d';

function setCookie(name: string, value: string, attributes = '', page = document): void {
  page.cookie = `${encodeURIComponent(name)}=${value}; Path=/${attributes}`;
}

const removeCookie = (name: string): void => setCookie(name, '', '; Max-Age=-1');

afterEach(() => {
  removeCookie(SESSION_ID);
  removeCookie(FIRST_VISITOR);
  removeCookie(OF_MEMBER);
});

describe('the session of a page behind a backend', () => {
  it('reports changes of the session and why it ended, but not that it was there before the page', async () => {
    setCookie(SESSION_ID, '0b7d.member');
    const session = backendSession();
    const events: unknown[] = [];
    onTestFinished(session.onSession((event) => events.push(event)));
    await session.session();
    expect(events).toEqual([]);
    setCookie(SESSION_ID, '77aa.ended');
    expect(await session.session()).toEqual({ role: 'none', isSignedIn: false, sessionId: '77aa' });
    expect(events.splice(0)).toEqual([{ type: 'ended', role: 'member', reason: 'invalidGrant' }]);
    setCookie(SESSION_ID, '5a1c.member');
    await session.session();
    setCookie(SESSION_ID, '93c0');
    await session.session();
    expect(events).toEqual([
      { type: 'started', role: 'member' },
      { type: 'ended', role: 'member', reason: 'signedOut' },
      { type: 'started', role: 'visitor' },
    ]);
  });

  it('belongs to no user when its cookies were removed', async () => {
    const session = backendSession();
    setCookie(SESSION_ID, '0b7d.member');
    expect(await session.session()).toEqual({ role: 'member', isSignedIn: true, sessionId: '0b7d' });
    removeCookie(SESSION_ID);
    expect(await session.session()).toEqual({ role: 'none', isSignedIn: false, sessionId: 'none' });
  });

  it('belongs to the first visitor of the browser only until there is another session', async () => {
    setCookie(FIRST_VISITOR, '5a1c');
    expect(await backendSession().session()).toMatchObject({ role: 'visitor', sessionId: '5a1c' });
    setCookie(SESSION_ID, '0b7d');
    setCookie(OF_MEMBER, '0b7d.member');
    expect(await backendSession().session()).toMatchObject({ role: 'member', sessionId: '0b7d' });
  });

  it('is that of the last sign-in or sign-out, whatever a late response says of an earlier session', async () => {
    setCookie(SESSION_ID, '93c0');
    setCookie(OF_MEMBER, '0b7d.member');
    expect(await backendSession().session()).toMatchObject({ role: 'visitor', sessionId: '93c0' });
  });

  it('is read again when the page is focused, as the message of another tab may be lost, while anyone listens', async () => {
    setCookie(SESSION_ID, '0b7d.member');
    const session = backendSession();
    const heard: unknown[] = [];
    await session.session();
    const stop = [
      session.onSession(({ type }) => heard.push(type)),
      session.onSessionId?.(() => heard.push('sessionId')),
    ];
    setCookie(SESSION_ID, '93c0');
    window.dispatchEvent(new Event('focus'));
    expect(heard).toEqual(['sessionId', 'ended', 'started']);
    for (const each of stop) each?.();
    const read = vi.spyOn(document, 'cookie', 'get');
    onTestFinished(() => read.mockRestore());
    window.dispatchEvent(new Event('focus'));
    expect(read).not.toHaveBeenCalled();
  });

  it('is requested also where Web Locks exist and are refused, as in a sandboxed frame', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('denied here')) } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const fetch = async (): Promise<Response> => {
      setCookie(FIRST_VISITOR, '5a1c');
      return Response.json({ sessionId: '5a1c', cart: { id: 'c1' } });
    };
    const client = createClient({ baseUrl: 'https://shop.example/api/store', auth: backendSession(), fetch });
    expect(await client.currentCart.getCurrentCart()).toMatchObject({ cart: { id: 'c1' } });
  });
});

it('that a backend does not give is an error that listeners hear', async () => {
  const events: CallEvent[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/api/store',
    auth: backendSession(),
    fetch: async () => Response.json({}),
    on: (event) => void events.push(event),
  });
  await expect(client.currentCartV2.getCurrentCart()).rejects.toMatchObject({ reason: 'badAnswer' });
  expect(events.map(({ type, operation }) => [type, operation]).slice(0, 3)).toEqual([
    ['request', 'backend.session'],
    ['response', 'backend.session'],
    ['error', 'backend.session'],
  ]);
});
