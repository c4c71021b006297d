/** Random and hostile requests to the hosted pages. */
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { ANN, MORGAN } from '../../src/features/identity/samples.ts';
import { executes, MARKUP } from '../hostile.ts';
import { authorizationRequest, createIdentityShop, GOOGLE, PASSWORD, pkce } from '../identity-shop.ts';

const value = fc.oneof(
  fc.constantFrom(MARKUP, '', '\0', 'constructor', '__proto__', 'toString', 'x'.repeat(5000)),
  fc.constantFrom(ANN.email, ANN.id, MORGAN.email, PASSWORD, GOOGLE, 'javascript:alert(1)'),
  fc.string(),
);
const step = fc.oneof(fc.constantFrom('choose', 'login', 'register', 'continue', 'cancel'), value);
const NAMES = [
  ...['email', 'password', 'memberId', 'connection', 'name', 'reason'],
  ...['recoveryToken', '__proto__', 'state'],
];
const fields = fc.dictionary(fc.constantFrom(...NAMES), value);

test('no request to a hosted page fails, or makes it contain markup of its sender', async () => {
  const shop = createIdentityShop();
  const query = new URLSearchParams(authorizationRequest(shop, pkce().codeChallenge));
  const location = await shop.locationOf(`/oauth2/authorize?${query}`);
  const session = location.searchParams.get('session') ?? '';
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '/sign-in',
        '/provider',
        '/recovery',
        '/logout',
        '/visit',
        '/problem',
        '/oauth2/message',
      ),
      fc.boolean(),
      step,
      fields,
      async (path, isPost, name, more) => {
        const form = { ...more, session, step: name };
        const canPost = ['/sign-in', '/provider', '/recovery'].includes(path);
        const response = await (isPost && canPost
          ? shop.open(path, { form })
          : shop.open(`${path}?${new URLSearchParams(form)}`));
        expect(response.status).toBeLessThan(500);
        expect(executes(await response.text())).toBe(false);
        expect(response.headers.get('location') ?? '').not.toMatch(/^javascript:/);
      },
    ),
    { numRuns: caseCount(400) },
  );
});

test('no request to the authorization endpoint fails, or redirects to a site that is not allowed', async () => {
  const shop = createIdentityShop();
  const hostile = fc.constantFrom(
    ...[
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
    ],
    ...[
      'http://localhost@evil.example/',
      'http://localhost:1@evil.example',
      'http://127.0.0.1.evil.example/',
    ],
    ...['http://localhost:3000/\r\nx: y', 'http://[::1]:3000/in', 'http://localhost:3000/in', MARKUP],
  );
  const given = fc.record(
    {
      redirectUri: fc.oneof(hostile, value),
      state: value,
      responseMode: fc.oneof(fc.constantFrom('query', 'fragment', 'web_message'), value),
      prompt: fc.oneof(fc.constantFrom('none', 'login', 'select_account'), value),
      sessionToken: value,
      idp: fc.oneof(fc.constant(GOOGLE), value),
      codeChallenge: value,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(given, async (more) => {
      const request = { ...authorizationRequest(shop, pkce().codeChallenge), ...more };
      const response = await shop.open(`/oauth2/authorize?${new URLSearchParams(request)}`);
      expect([302, 400]).toContain(response.status);
      const location = response.headers.get('location');
      if (location !== null)
        expect(new URL(location).hostname).toMatch(/^(?:localhost|127\.0\.0\.1|\[::1\])$/);
    }),
    { numRuns: caseCount(400) },
  );
});
