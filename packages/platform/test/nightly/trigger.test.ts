import { afterEach, expect, test, vi } from 'vitest';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { runTrigger } from '../../src/cli/trigger.ts';
import { triggers } from '../../src/cli/triggers/table.ts';
import { ready, run } from '../commands.ts';
import { createReceiver } from '../receiver.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['empty', 'rich'])(
  'each event that has a trigger is caused in a shop with the seed %s',
  async (seed) => {
    const { facts } = await ready(['--memory', '--seed', seed]);
    const { url = '' } = facts;
    const admin = adminApi(url);
    const receiver = await createReceiver();
    await admin.addEventTarget({ url: receiver.url });
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    for (const [type, { summary }] of Object.entries(triggers)) {
      printed.mockClear();
      const { total } = await admin.listEvents({ type, limit: 1 });
      await runTrigger([type, '--url', url]);
      const after = await admin.listEvents({ type, limit: 1 });
      expect([type, after.total]).not.toEqual([type, total]);
      const lines = printed.mock.calls.map(([line]) => String(line));
      expect(lines[0]).toBe(`${type}: ${summary}`);
      // each call has its request id
      for (const line of lines.filter((each) => /^ {2}\w+\.\w+ \d/.test(each)))
        expect(line).toMatch(/ 200 \S+$/);
      const [event] = after.events;
      expect(lines.indexOf(`  ${type} ${event?.entityId}`)).toBeGreaterThan(lines.indexOf('Events:'));
      expect(lines.at(-1)).toMatch(`    ${receiver.url} → `);
    }
    expect(receiver.accepted.length).toBeGreaterThan(20);
  },
);

test('orders, reviews and requests are caused on a site with version 3', async () => {
  const { facts } = await ready(['--memory', '--seed', 'small', '--catalog', '3']);
  const { url = '' } = facts;
  const admin = adminApi(url);
  vi.spyOn(console, 'log').mockReturnValue();
  for (const type of [
    'wix.ecom.v1.order_approved',
    'wix.reviews.v1.review_created',
    'wix.ecom.v1.back_in_stock_notification_request_created',
  ]) {
    const { total } = await admin.listEvents({ type, limit: 1 });
    await runTrigger([type, '--url', url]);
    expect((await admin.listEvents({ type, limit: 1 })).total).toBeGreaterThan(total);
  }
});

test('trigger finds the platform by the environment, and says how to listen if nothing does', async () => {
  const { facts } = await ready(['--memory']);
  const env = { STOREWIRE_URL: facts['url'] ?? '' };
  const { status, output } = await run(['trigger', 'wix.members.v1.member_created'], { env });
  expect(output).toContain('npx storewire listen --forward-to localhost:3000/events');
  expect(status).toBe(0);
});
