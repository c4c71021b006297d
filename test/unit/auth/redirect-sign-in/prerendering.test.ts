import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { signInSilently, signOut } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { comeBack, keyOf, ORIGIN, startShop } from './setup.ts';

/** A page that the browser prerenders, until `show` is called. */
function prerender(): { show: () => void } {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    show() {
      page.prerendering = false;
      page.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}

describe('a page that the browser prerenders', () => {
  it('uses up nothing of the sign-in before it is shown, and then signs in', async () => {
    const { complete, exchanges, session, storage, ...shop } = await comeBack();
    const { show } = prerender();
    const completing = complete();
    await setImmediate();
    expect([exchanges(), Object.keys(JSON.parse((await storage.get(keyOf(shop))) ?? ''))]).toEqual([
      [],
      expect.arrayContaining(['codeVerifier']),
    ]);
    show();
    expect([await completing, (await session.session()).role]).toEqual([{ returnTo: '/' }, 'member']);
  });

  it('that is never shown leaves the sign-in for the page that is, also after an abort', async () => {
    const { complete, exchanges } = await comeBack();
    const { show } = prerender();
    const controller = new AbortController();
    const aborted = failureOf(complete(undefined, { signal: controller.signal }));
    controller.abort();
    expect((await aborted).reason).toBe('abort');
    show();
    await setImmediate();
    expect(exchanges()).toEqual([]);
    expect(await complete()).toEqual({ returnTo: '/' });
  });

  it('signs nobody out before it is shown', async () => {
    const { complete, client, session } = await comeBack();
    await complete();
    const { show } = prerender();
    const leaving = signOut(client, session, { postFlowUrl: '/', origin: ORIGIN });
    await setImmediate();
    expect((await session.session()).role).toBe('member');
    show();
    await leaving;
    expect((await session.session()).role).not.toBe('member');
  });

  it('begins a silent sign-in when it is shown, as no frame loads before', async () => {
    const { client, session, server } = await startShop();
    const { show } = prerender();
    const tokens = () => server.tokenCalls().length;
    const failed = failureOf(signInSilently(client, session));
    // requests that began later have arrived
    for (let count = 0; count < 5; count++) await fetch(server.url);
    expect(tokens()).toBe(0);
    show();
    // this document loads no frames
    expect([(await failed).code, tokens()]).toEqual(['frame_failed', 1]);
  });
});
