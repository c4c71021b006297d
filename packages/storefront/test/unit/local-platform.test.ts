import { expect, test } from 'vitest';
import { localPlatform } from '../../server/local-platform.ts';
import { readSettings } from '../../server/settings.ts';

const GIVEN = {
  STOREWIRE_URL: 'http://localhost:4011',
  STOREWIRE_CLIENT_ID: 'client',
  STOREWIRE_SITE_ID: 'site',
  STOREWIRE_API_KEY: 'key',
  PORT: '3001',
};

test('a server that the command of the local platform has started uses that platform, at its own port', () => {
  expect(readSettings(localPlatform(GIVEN))).toMatchObject({
    storeUrl: 'http://localhost:4011',
    clientId: 'client',
    siteId: 'site',
    apiKey: 'key',
    origin: 'http://localhost:3001',
    mail: { url: 'http://localhost:4011/__dev/api/sendMail' },
  });
});

test('a platform that the environment names gets nothing of the local one', () => {
  expect(localPlatform({ ...GIVEN, STORE_URL: 'https://store.example' })).toEqual({});
  expect(localPlatform({})).toEqual({});
});
