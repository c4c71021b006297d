import { expect, test } from 'vitest';
import { signInSilently } from '../../../../src/auth/redirect-sign-in/silent.ts';
import { startShop } from './setup.ts';

test('a silent sign-in on a server throws and sends no request', async () => {
  const { server, client, session } = await startShop();
  await expect(signInSilently(client, session)).rejects.toThrow(
    'signInSilently needs a window: it runs in browsers only',
  );
  expect(server.visits).toEqual([]);
});
