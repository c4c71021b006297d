import { ANN } from 'storewire-platform';
import { expect, test } from 'vitest';
import { openPageForTests, server, silently } from './sign-in-browser.ts';

openPageForTests();

test('a silent sign-in shows no page and ends with a member session', async () => {
  expect(await silently({ sessionToken: server.signOn(ANN.email) })).toEqual({ role: 'member', shown: '' });
  const exchanges = server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code');
  expect(exchanges.map((call) => Object.keys(call).toSorted())).toEqual([
    ['clientId', 'code', 'codeVerifier', 'grantType'],
  ]);
  const [{ query } = { query: {} }] = server.visits.filter(({ path }) => path === '/oauth2/authorize');
  expect(query).toMatchObject({ responseMode: 'web_message', prompt: 'none', codeChallengeMethod: 'S256' });
  expect(Object.keys(query)).not.toContain('redirectUri');
});
