import { expect, test } from 'vitest';
import { signInSilently } from '../../../../src/auth/sign-in/silent.ts';
import { startShop } from './setup.ts';

test('a silent sign-in on a server says that it needs a browser, and asks the platform for nothing', async () => {
  const { server, client, session } = await startShop();
  await expect(signInSilently(client, session)).rejects.toThrow('signInSilently needs a window: it runs in browsers only');
  expect(server.visits).toEqual([]);
});
