import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { redisEventStore } from '../../../src/webhooks/index.ts';
import { claimed, eventStoreTests } from '../../unit/webhooks/event-stores.ts';
import { connect, DATABASES } from './resp.ts';

const port = inject('redisPort');

async function commands() {
  const redis = await connect(port, DATABASES.events);
  onTestFinished(redis.close);
  return redis.command;
}

describe.runIf(port > 0)('a store in Redis', () => {
  eventStoreTests(async () => ({
    one: redisEventStore(await commands()),
    two: redisEventStore(await commands()),
    pass: (ms) => new Promise((done) => setTimeout(done, ms)),
  }));

  it('reads replies in bytes, and separates endpoints by prefix', async () => {
    const command = await commands();
    const bytes = redisEventStore(async (parts) => {
      const reply = await command(parts);
      return typeof reply === 'string' ? new TextEncoder().encode(reply) : reply;
    });
    const key = crypto.randomUUID();
    await (await claimed(bytes, key)).complete(60_000);
    expect(await bytes.claim(key, 60_000)).toBe('duplicate');
    await claimed(redisEventStore(command, { prefix: 'other:' }), key);
  });
});
