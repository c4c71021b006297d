import { expect, test } from 'vitest';
import { TRANSPORT } from '../../src/core/options.ts';
import { createClient, member } from '../../src/index.ts';
import { startPlatform } from '../unit/helpers/platform.ts';

test('all who ask a new session at once get one identity, so that nothing is read twice', async () => {
  const { url } = await startPlatform();
  const session = member({ clientId: 'client-1' });
  const client = createClient({ baseUrl: url, auth: session });
  const changes: string[] = [];
  client[TRANSPORT].onIdentity(() => changes.push('changed'));
  const [identity, state] = await Promise.all([
    client[TRANSPORT].identity(),
    session.session(),
    client.currentCart.getCurrentCart(),
  ]);
  expect([state.identity, changes]).toEqual([identity, []]);
});
