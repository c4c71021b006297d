/** Several processes behind a load balancer, as in production. */
import { Agent, request as send } from 'node:http';
import { apiKey, createClient } from 'storewire';
import { freePort } from 'storewire-dev-kit/free-port';
import { startRedis } from 'storewire-dev-kit/redis';
import { createPlatform } from 'storewire-platform';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '../../server/start.ts';
import { allOf, readPage, textOf } from '../html-page.ts';
import { ANN, memberOf, newAnn } from '../member.ts';
import { startProcess } from '../shop-process.ts';
import { newVisitor } from '../visitor.ts';

const redis = await startRedis();
afterAll(async () => {
  if (redis) await redis.stop();
  else console.warn('Sessions and limits of several processes were not tested: there is no redis-server.');
});

/** A load balancer that sends each request to the next process. */
async function startBalancer(port: number, processes: { port: number }[]): Promise<void> {
  let count = 0;
  const agent = new Agent();
  const server = await listen((incoming, response) => {
    const { port: target = 0 } = processes[count++ % processes.length] ?? {};
    const { method, url, headers } = incoming;
    const outgoing = send(
      { agent, host: '127.0.0.1', port: target, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    incoming.pipe(outgoing);
  }, port);
  onTestFinished(() => closeServer(server));
}

async function startShop() {
  const platform = createPlatform({ seed: 'rich', clock: { at: '2027-02-02T09:00:00Z', runs: true } });
  onTestFinished(() => platform.close());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const storeUrl = await platform.listen({ port: 0 });
  const variables = {
    STORE_URL: storeUrl,
    STORE_MAIL_URL: `${storeUrl}/__dev/api/sendMail`,
    STORE_CLIENT_ID: platform.shop.clientId,
    STORE_API_KEY: platform.shop.apiKey,
    STORE_SITE_ID: platform.shop.siteId,
    ...(redis && { STORE_REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
    SITE_ORIGIN: origin,
  };
  const processes = [await startProcess(variables), await startProcess(variables)];
  await startBalancer(port, processes);
  const { apiKey: key, siteId } = platform.shop;
  const auth = apiKey({ key, siteId });
  const merchant = createClient({ auth, baseUrl: 'http://127.0.0.1', fetch: platform.fetch });
  return { platform, merchant, origin, processes };
}

describe.runIf(redis)('processes with a Redis server', () => {
  test('a session that one process has begun is refreshed once for requests that reach both', async () => {
    const shop = await startShop();
    const { platform } = shop;
    const ann = await newAnn(shop);
    for (let index = 0; index < 2; index++) expect((await ann.open('/en/account')).text).toContain(ANN);
    platform.advanceClock({ milliseconds: 5 * 60 * 60 * 1000 });
    platform.clearRequests();
    const pages = await Promise.all(Array.from({ length: 6 }, () => ann.open('/en/account')));
    for (const { text } of pages) expect(text).toContain(ANN);
    const { requests } = platform.listRequests({ limit: 1000 });
    expect(requests.filter(({ path }) => path === '/oauth2/token')).toHaveLength(1);
  });

  test('attempts to find an order are limited over all processes', async () => {
    const visitor = newVisitor(await startShop());
    const attempt = async (index: number): Promise<string> => {
      const form = { intent: 'find', number: '77777', email: `guess-${index}@example.com` };
      const init = { method: 'POST', body: new URLSearchParams(form) };
      return (await visitor.open('/en/find-order', init)).text;
    };
    for (let index = 0; index < 5; index++) expect(await attempt(index)).toContain('There is no order');
    for (let index = 5; index < 7; index++) expect(await attempt(index)).toContain('Too many attempts');
  });

  test('of withdrawals from a contract that reach both at the same time, one counts, and one email confirms it', async () => {
    const shop = await startShop();
    const { platform } = shop;
    const { ann, order } = await memberOf(shop);
    const id = await order({ 'Espresso cup': 1 });
    const { number } = (await ann.orders.getOrder({ id })).order;
    // each process has read the order before the other one changes it
    await platform.addFault({ kind: 'latency', milliseconds: 1_000, call: 'orders.updateOrder' });
    const confirm = async (name: string) => {
      const form = { intent: 'confirm', name, orderNumber: number ?? '', email: ANN };
      const init = { method: 'POST', body: new URLSearchParams(form) };
      const page = await newVisitor(shop).open('/en/withdrawal', init);
      return textOf(allOf(page.document, 'main dl bdi')[0]);
    };
    const [one, other] = await Promise.all(['Ann Byrne', 'A. Byrne'].map(confirm));
    expect(one).toBe(other);
    const { mails } = platform.listMails({ to: ANN });
    expect(mails.filter(({ subject }) => subject.includes('withdrawal'))).toHaveLength(1);
  });
});

test('a process that is asked to stop finishes its requests and exits with 0', async () => {
  const { processes } = await startShop();
  const [first] = processes;
  const origin = `http://127.0.0.1:${first?.port}`;
  const page = fetch(`${origin}/en/products`).then(readPage);
  await fetch(`${origin}/robots.txt`);
  const code = await first?.stop();
  expect([(await page).status, code]).toEqual([200, 0]);
});
