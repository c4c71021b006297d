import { expect, it, onTestFinished } from 'vitest';
import { startIdentityServer } from '../../scripts/identity/server.ts';

it('the identity server refuses what it cannot read, and goes on', async () => {
  const server = await startIdentityServer();
  onTestFinished(() => server.close());
  const post = (body: string): Promise<Response> =>
    fetch(`${server.url}/oauth2/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const good = JSON.stringify({ clientId: server.clientId, grantType: 'anonymous' });
  const answers = await Promise.all(['{', '[', good].map(post));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
});
