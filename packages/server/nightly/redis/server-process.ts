/** One of several servers: makes concurrent calls on demand, and prints the results. */
import { once } from 'node:events';
import { createClient } from 'storewire';
import { app, redisStorage } from 'storewire-server';
import { connect, DATABASES } from './resp.ts';

const [redisPort, baseUrl = '', task, leaseMs] = process.argv.slice(2);
const redis = await connect(Number(redisPort), DATABASES.storage);
const storage = redisStorage(redis.command, {
  prefix: 'test:',
  ...(leaseMs ? { leaseMs: Number(leaseMs) } : {}),
});

async function makeCalls(): Promise<void> {
  const client = createClient({
    baseUrl,
    auth: app({ appId: 'app-1', appSecret: 'secret', instanceId: 'i1', storage }),
  });
  await Promise.all(Array.from({ length: 20 }, () => client.orders.getOrder({ id: 'o1' })));
}

/** Takes the lock and never gives it back, as a server does that dies in the middle. */
const hold = (): Promise<void> | undefined =>
  storage.lock?.('shared', async () => {
    console.log('holding');
    await new Promise(() => undefined);
  });

console.log('ready');
await once(process.stdin, 'data');
await (task === 'hold' ? hold() : makeCalls());
console.log('done');
process.exit(0);
