// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { removeCookie, setCookie } from '../../../src/cookies.ts';
import { backendSession } from '../../../src/index.ts';

const IDENTITY = 'storewire-identity';

afterEach(() => removeCookie(IDENTITY));

describe('the session of a page behind a backend', () => {
  it('belongs to no user when its cookies were removed', async () => {
    const session = backendSession();
    setCookie(IDENTITY, '0b7d.member');
    expect(await session.session()).toEqual({ role: 'member', isLoggedIn: true, identity: '0b7d' });
    removeCookie(IDENTITY);
    expect(await session.session()).toEqual({ role: 'none', isLoggedIn: false, identity: 'none' });
  });
});
