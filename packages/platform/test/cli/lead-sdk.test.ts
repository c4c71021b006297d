/** `node --import storewire-platform/lead-sdk`, in a process of its own, as it replaces the `fetch` of its process. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { newFolder } from '../new-folder.ts';

const PRELOAD = pathToFileURL(resolve(import.meta.dirname, '../../src/lead-sdk.ts')).href;

/** Is loaded first: stands for the network, and answers with the request. */
const NETWORK = `
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { method, url, signal } = request;
  return Response.json({ method, url, type: request.headers.get('content-type'), body: await request.text(), aborted: signal.aborted });
};
`;

/** Runs a program that prints JSON, with the preload and these variables. */
async function runLed(program: string, env: Record<string, string | undefined>) {
  const folder = newFolder();
  writeFileSync(join(folder, 'network.mjs'), NETWORK);
  writeFileSync(join(folder, 'program.mjs'), program);
  const imports = ['--import', './network.mjs', '--import', PRELOAD];
  return run(process.execPath, ['--conditions=storewire-source', ...imports, 'program.mjs'], {
    cwd: folder,
    env: { ...process.env, STOREWIRE_MEDIA_HOST: undefined, ...env },
  });
}

const FORMS = `
const url = 'https://www.wixapis.com/stores-reader/v1/products/query?a=b%20c';
const headers = { 'content-type': 'application/json' };
const init = { method: 'POST', headers, body: '{}' };
const forms = [[url], [new URL(url)], [url, init], [new Request(url, init)],
  [new Request(url, init), { method: 'PUT', body: '[]' }],
  [new Request(url, { signal: AbortSignal.abort() })], [url, { signal: AbortSignal.abort() }]];
console.log(JSON.stringify(await Promise.all(forms.map(async (form) => (await fetch(...form)).json()))));
`;

const STOREWIRE_URL = 'http://127.0.0.1:4010';

test('each form of a call of the SDK is led to the platform with its method, headers, body and signal', async () => {
  const url = `${STOREWIRE_URL}/stores-reader/v1/products/query?a=b%20c`;
  const get = { method: 'GET', url, type: null, body: '', aborted: false };
  const post = { method: 'POST', url, type: 'application/json', body: '{}', aborted: false };
  const put = { ...post, method: 'PUT', body: '[]' };
  const aborted = { ...get, aborted: true };
  const { output } = await runLed(FORMS, { STOREWIRE_URL });
  expect(JSON.parse(output)).toEqual([get, get, post, post, put, aborted, aborted]);
});

const HOSTS = `
const urls = ['https://edge.wixapis.com/a', 'https://static.wixstatic.com/media/a.png', 'https://www.wixapis.com:8443/a',
  'https://www.wixapis.com.example/a', 'https://api.example/?of=www.wixapis.com', 'https://manage.wixapis.com/a'];
console.log(JSON.stringify(await Promise.all(urls.map(async (url) => (await (await fetch(url)).json()).url))));
`;

test('calls of other hosts are not led, and pictures if a host of pictures is set', async () => {
  const others = [
    'https://www.wixapis.com:8443/a',
    'https://www.wixapis.com.example/a',
    'https://api.example/?of=www.wixapis.com',
    'https://manage.wixapis.com/a',
  ];
  const [plain, withPictures] = await Promise.all([
    runLed(HOSTS, { STOREWIRE_URL }),
    runLed(HOSTS, { STOREWIRE_URL, STOREWIRE_MEDIA_HOST: 'static.wixstatic.com' }),
  ]);
  const picture = 'https://static.wixstatic.com/media/a.png';
  expect(JSON.parse(plain.output)).toEqual([`${STOREWIRE_URL}/a`, picture, ...others]);
  expect(JSON.parse(withPictures.output)).toEqual([
    `${STOREWIRE_URL}/a`,
    `${STOREWIRE_URL}/media/a.png`,
    ...others,
  ]);
});

test.each([
  [undefined, 'It is not set'],
  ['https://shop.example', 'It has another value'],
  ['http://127.0.0.1:4010/stores', 'It has another value'],
])('a process whose platform is %s does not start, and says why in a sentence', async (url, why) => {
  const { code, output } = await runLed('console.log("started")', { STOREWIRE_URL: url });
  expect(code).toBe(1);
  expect(output).toMatch(/^storewire-platform\/lead-sdk needs STOREWIRE_URL .*\.\n$/);
  expect(output).toContain(why);
});
