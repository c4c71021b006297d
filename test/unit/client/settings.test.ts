import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { readServerSettings } from 'storewire-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../src/settings.ts';

const ALL = {
  clientId: 'NEXT_PUBLIC_STORE_CLIENT_ID',
  baseUrl: 'NEXT_PUBLIC_STORE_BASE_URL',
  siteUrl: 'NEXT_PUBLIC_STORE_SITE_URL',
  redirectUri: 'NEXT_PUBLIC_STORE_REDIRECT_URI',
  captchaSiteKey: 'NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY',
  invisibleCaptchaSiteKey: 'NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY',
} as const;

afterEach(() => void vi.unstubAllEnvs());

/**
 * What the settings are in a page: bundled for a browser with these values written in, run where there is no
 * `process`.
 */
async function readInPage(values: Record<string, string>, call: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { readSettings } from './src/settings.ts'; ${call}`,
      resolveDir: resolve(import.meta.dirname, '../../..'),
    },
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    bundle: true,
    minify: true,
    platform: 'browser',
    write: false,
  });
  return JSON.parse(runInContext(`${outputFiles[0]?.text};result`, createContext({ result: '' })) as string);
}

const SHOW = 'result = JSON.stringify(readSettings())';
const TRY =
  "try { readSettings('clientId', 'baseUrl', 'redirectUri') } catch (error) { result = JSON.stringify(error.message) }";

describe('the settings of a page', () => {
  it('are what a bundler has written in', async () => {
    const values = Object.fromEntries(Object.values(ALL).map((name) => [name, `value of ${name}`]));
    expect(await readInPage(values, SHOW)).toEqual(
      Object.fromEntries(Object.entries(ALL).map(([name, variable]) => [name, `value of ${variable}`])),
    );
  });

  it('name each variable that is missing, and no other, though a page has no process', async () => {
    expect(await readInPage({ NEXT_PUBLIC_STORE_BASE_URL: 'https://x.example' }, TRY)).toBe(
      'Missing settings: NEXT_PUBLIC_STORE_CLIENT_ID, NEXT_PUBLIC_STORE_REDIRECT_URI. Set them before a build that writes them into the page, as that of Next.js does',
    );
  });

  it.each(['', ' ', 'undefined'])(
    'count %j as missing, which builds make of a variable that is not set',
    (value) => {
      vi.stubEnv('NEXT_PUBLIC_STORE_CLIENT_ID', value);
      expect(() => readSettings('clientId')).toThrow('Missing settings: NEXT_PUBLIC_STORE_CLIENT_ID.');
      expect(readSettings()).toEqual({});
    },
  );

  it('are read from the environment on a server', () => {
    vi.stubEnv('NEXT_PUBLIC_STORE_CLIENT_ID', ' client-1\n');
    const { clientId } = readSettings('clientId');
    expect(clientId satisfies string).toBe('client-1');
  });
});

describe('the settings of a server', () => {
  it('are read from the environment of the command', () => {
    vi.stubEnv('STORE_APP_ID', 'app-1');
    vi.stubEnv('STORE_APP_SECRET', 'secret');
    const { appId, appSecret } = readServerSettings('appId', 'appSecret');
    expect([appId satisfies string, appSecret satisfies string]).toEqual(['app-1', 'secret']);
  });

  it('name each variable that is missing', () => {
    vi.stubEnv('STORE_APP_ID', 'app-1');
    expect(() => readServerSettings('appId', 'appSecret', 'apiKey')).toThrow(
      new Error(
        'Missing settings: STORE_APP_SECRET, STORE_API_KEY. Set them in the environment of the server',
      ),
    );
    vi.stubEnv('STORE_APP_ID', '');
    vi.stubEnv('STORE_INSTANCE_ID', 'i1');
    expect(readServerSettings()).toEqual({ instanceId: 'i1' });
  });

  it.each(['NEXT_PUBLIC_STORE_APP_SECRET', 'NEXT_PUBLIC_STORE_API_KEY'])(
    'reject a secret in %s, which would be part of every page, and do not show it',
    (name) => {
      vi.stubEnv(name, 'canary');
      expect(() => readServerSettings()).toThrow(
        new Error(`${name} would be part of every page. Rename the variable, and replace the secret`),
      );
    },
  );
});
