import { gate } from 'storewire-dev-kit/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createTransport, fixedToken, member, signInSilently } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { controlTimers } from '../../helpers/timers.ts';

const LIMIT_MS = 120_000;

afterEach(() => void vi.unstubAllGlobals());

it('a silent sign-in asks for a message without a prompt, and ends after two minutes without one', async () => {
  controlTimers();
  const appended = gate();
  const frame = { style: {}, setAttribute: () => undefined, remove: () => undefined };
  vi.stubGlobal('document', { createElement: () => frame, body: { append: () => appended.open() } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  const sent: string[] = [];
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    sent.push(String(init?.body));
    return Response.json({ redirectSession: { fullUrl: 'https://www.wixapis.com/oauth2/authorize' } });
  };
  const client = createTransport({ fetch, auth: fixedToken('access-1') });
  const ended = failureOf(signInSilently(client, member({ clientId: 'client-1' })));
  await appended.opened;
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({
    auth: { authRequest: { responseMode: 'web_message' }, prompt: 'none' },
  });
  // what is left is for the time that has passed meanwhile
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 30_000);
  expect(await Promise.race([ended, 'pending'])).toBe('pending');
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await ended).message).toBe('OAuth flow timed out');
});
