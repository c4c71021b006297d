import { startServer } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import { pageForTests } from '../serve-page.ts';
import type { messageFrom as MessageFrom } from './network-page.ts';

declare const messageFrom: typeof MessageFrom;

const tests = pageForTests(new URL('./network-page.ts', import.meta.url));

const expected = (url: string): string =>
  `System error occurred: ${url} cannot be reached, or does not allow this page (CORS): start it with npx storewire platform`;

test('Chromium gives no reason: the hint names the server, and neither path nor query', async () => {
  const page = await tests.newTab();
  await page.goto(tests.url());
  await page.waitForFunction(() => 'messageFrom' in globalThis);
  // it allows no page of another origin
  const server = await startServer((_request, response) => response.end('{}'));
  const read = (): Promise<string> => page.evaluate((url) => messageFrom(`${url}/api`), server.url);
  expect(await read()).toBe(expected(server.url));
  await server.stop();
  expect(await read()).toBe(expected(server.url));
});
