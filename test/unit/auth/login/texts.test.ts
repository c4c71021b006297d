import { expect, it } from 'vitest';
import { LOGIN_TEXTS, loginText } from '../../../../src/auth/login/texts.ts';

it('every code has a sentence for people of its own', () => {
  const sentences = Object.values(LOGIN_TEXTS);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^{}_]+\.$/);
});

it('texts of your own win, and may be a part of them', () => {
  const texts = { throttled: 'Zu viele Versuche.' };
  expect([loginText('throttled', texts), loginText('network', texts)]).toEqual(['Zu viele Versuche.', LOGIN_TEXTS.network]);
});

it('a code of a newer version has the text of an unknown one', () => {
  expect(loginText('brandNew' as never)).toBe(LOGIN_TEXTS.unknown);
});

it('no sentence tells an unknown address from a wrong password once they are merged', () => {
  expect(loginText('invalidCredentials')).toBe('The email address or the password is wrong.');
});
