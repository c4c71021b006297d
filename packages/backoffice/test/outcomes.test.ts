import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from 'storewire-dev-kit/server';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../server/app.ts';
import { openAudit } from '../server/audit.ts';
import { BUILD } from '../server/build.ts';
import { localStaff } from '../server/local-staff.ts';
import { openOffice, openProfile, signIn, type TestOffice } from './office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

interface Variant {
  productId: string;
  quantity: number;
}

const setStock = (key: string, body: Variant): [path: string, init: RequestInit] => [
  '/api/local/setStock',
  { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(body) },
];

it('a write that is repeated with its key is made once, and gets the first answer', async () => {
  const [page, colleague] = [openProfile(office.origin), openProfile(office.origin)];
  await signIn(page, 'owner@example.com');
  await signIn(colleague, 'catalog@example.com');
  const [product] = office.platform.listItems({ entity: 'product', limit: 1 }).items;
  const productId = String(product?.['id']);
  const changes = async () => (await (await page('/staff/changes?resource=variants')).json()).total;
  const write = setStock('1', { productId, quantity: 5 });
  // at the same time, and later
  const answers = await Promise.all([page(...write), page(...write)]);
  answers.push(await page(...write));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(texts).size).toBe(1);
  expect(await changes()).toBe(1);
  // another write, another key and another person
  await page(...setStock('1', { productId, quantity: 6 }));
  await page(...setStock('2', { productId, quantity: 5 }));
  await colleague(...write);
  expect(await changes()).toBe(4);
});

it('a write without an answer of the platform is refused when it is repeated with its key', async () => {
  const other = await openOffice();
  const page = openProfile(other.origin);
  await signIn(page, 'owner@example.com');
  await other.platform.close();
  const write = setStock('1', { productId: 'any', quantity: 5 });
  expect((await page(...write)).status).toBe(502);
  expect((await page(...write)).status).toBe(409);
  await other.close();
});

it('a write that is repeated with its key after its author got another role is made once', async () => {
  const staff = localStaff(SAMPLE_PASSWORD);
  const other = await openOffice({ staff });
  onTestFinished(() => other.close());
  const page = openProfile(other.origin);
  await signIn(page, 'catalog@example.com');
  const [product] = other.platform.listItems({ entity: 'product', limit: 1 }).items;
  const write = setStock('1', { productId: String(product?.['id']), quantity: 5 });
  expect((await page(...write)).status).toBe(200);
  for (const account of staff) if (account.email === 'catalog@example.com') account.role = 'owner';
  expect((await page(...write)).status).toBe(200);
  expect((await (await page('/staff/changes?resource=variants')).json()).total).toBe(1);
});

it('a write whose answer is lost in a restart of the server is refused when it is repeated with its key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let made = 0;
  // a platform whose answers are lost
  const platform = createServer(({ socket }) => {
    made += 1;
    socket.destroy();
  });
  const storeUrl = `http://127.0.0.1:${await listen(platform)}`;
  onTestFinished(() => void platform.close());
  const origin = 'http://localhost';
  const auditFile = join(folder, 'audit.sqlite');
  const settings = { origin, storeUrl, apiKey: 'any', siteId: crypto.randomUUID(), isLocal: true, auditFile };
  const staff = localStaff(SAMPLE_PASSWORD);
  /** Starts the server, signs in, writes, and stops the server. */
  const writeAfterStart = async (): Promise<number> => {
    const audit = openAudit(auditFile);
    const app = createApp({ ...settings, staff, folder: BUILD, audit });
    const post = (path: string, body: object, added: Record<string, string>) => {
      const headers = { origin, 'content-type': 'application/json', ...added };
      return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const credentials = { username: 'owner@example.com', password: SAMPLE_PASSWORD };
    const cookie = (await post('/staff/sign-in', credentials, {})).headers.getSetCookie().at(-1) ?? '';
    const write = { productId: 'any', quantity: 5 };
    const { status } = await post('/api/local/setStock', write, { cookie, 'idempotency-key': '1' });
    audit.close();
    return status;
  };
  expect(await writeAfterStart()).toBe(502);
  expect(await writeAfterStart()).toBe(409);
  expect(made).toBe(1);
});
