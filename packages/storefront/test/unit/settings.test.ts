import { expect, test } from 'vitest';
import { securityHeaders } from '../../server/security-headers.ts';
import { readPort, readSettings } from '../../server/settings.ts';

const VARIABLES = {
  STORE_URL: 'https://platform.example',
  STORE_CLIENT_ID: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
  SITE_ORIGIN: 'https://shop.example/',
};

test('pages get media from the hosts of the platform, or from those of a variable', () => {
  const policyOf = (variables = {}) =>
    securityHeaders('nonce', readSettings({ ...VARIABLES, ...variables }))['content-security-policy'];
  for (const directive of ['img-src', 'media-src', 'connect-src'])
    expect(policyOf()).toMatch(
      new RegExp(`${directive} [^;]*https://platform.example https://static.wixstatic.com https://video`),
    );
  const policy = policyOf({ MEDIA_ORIGINS: ' https://media.example  https://upload.example/path' });
  expect(policy).toContain(
    "media-src 'self' https://platform.example https://media.example https://upload.example;",
  );
  expect(policy).not.toContain('wixstatic');
});

test('a form may lead to a hosted checkout on any host, whose name only its redirect has', () => {
  const policy = securityHeaders('nonce', readSettings(VARIABLES))['content-security-policy'];
  expect(policy).toContain("form-action 'self' https: https://platform.example;");
});

test('a variable that is missing or wrong is named, without its value', () => {
  expect(() => readSettings({ ...VARIABLES, STORE_CLIENT_ID: '' })).toThrow('STORE_CLIENT_ID must be set');
  const urls = ['STORE_URL', 'SITE_ORIGIN', 'MEDIA_ORIGINS', 'STORE_MAIL_URL', 'STORE_ANALYTICS_SCRIPT'];
  for (const name of urls)
    expect(() => readSettings({ ...VARIABLES, [name]: 'localhost:3000' })).toThrow(
      new Error(`The environment variable ${name} must be a URL, such as https://shop.example`),
    );
  // an empty variable is one that is not set
  for (const port of [undefined, '']) expect(readPort(port)).toBe(3000);
  for (const port of ['abc', '-1', '65536']) expect(() => readPort(port)).toThrow('PORT');
  expect(readSettings({ ...VARIABLES, PROXIES: '' }).proxies).toBe(1);
  expect(() => readSettings({ ...VARIABLES, PROXIES: 'two' })).toThrow('PROXIES');
});
