import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { redisEventStore } from '../../src/webhooks/index.ts';
import { eventStoreTests } from '../unit/webhooks/event-stores.ts';
import { connect } from './resp.ts';

const port = inject('redisPort');

async function commands() {
  const redis = await connect(port);
  onTestFinished(redis.close);
  return redis.command;
}

const describeStore = (): unknown =>
  describe('a store in Redis', () => {
    eventStoreTests(async () => ({
      one: redisEventStore(await commands()),
      two: redisEventStore(await commands()),
      pass: (ms) => new Promise((done) => setTimeout(done, ms)),
    }));

    it('reads replies in bytes, and keeps endpoints of other prefixes apart', async () => {
      const command = await commands();
      const bytes = redisEventStore(async (parts) => {
        const reply = await command(parts);
        return typeof reply === 'string' ? new TextEncoder().encode(reply) : reply;
      });
      const key = crypto.randomUUID();
      expect(await bytes.take(key, 'a', 60_000)).toBe('taken');
      await bytes.finish(key, 60_000);
      expect(await bytes.take(key, 'a', 60_000)).toBe('done');
      expect(await redisEventStore(command, { prefix: 'other:' }).take(key, 'a', 60_000)).toBe('taken');
    });
  });

if (port > 0) describeStore();
