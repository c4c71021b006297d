import { expect, test } from 'vitest';
import { newAnn, startMemberShop } from './member.ts';

const shop = await startMemberShop();

test('a member who signed in a while ago is asked to sign in again before a password is changed', async () => {
  const ann = await newAnn(shop);
  await shop.platform.advanceClock({ milliseconds: 11 * 60_000 });
  const response = await ann.request('/en/account/password', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'password', newPassword: 'another horse' }),
  });
  expect(await response.text()).toContain('Sign in again to continue.');
  await newAnn(shop);
});
