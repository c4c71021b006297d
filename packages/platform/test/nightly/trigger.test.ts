import { afterEach, expect, test, vi } from 'vitest';
import { eventTypes } from '../../src/cli/event-names.ts';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { runTrigger } from '../../src/cli/trigger.ts';
import { triggers } from '../../src/cli/triggers/table.ts';
import { ready, run } from '../commands.ts';
import { createReceiver } from '../receiver.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['empty', 'rich'])(
  'each event that the platform can cause is caused in a shop with the seed %s',
  async (seed) => {
    const { facts } = await ready(['--memory', '--seed', seed]);
    const { url = '' } = facts;
    const admin = adminApi(url);
    const receiver = await createReceiver();
    await admin.addEventTarget({ url: receiver.url });
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    for (const type of eventTypes.filter((each) => triggers[each].cause)) {
      printed.mockClear();
      const { total } = await admin.listEvents({ type, limit: 1 });
      await runTrigger([type, '--url', url]);
      const after = await admin.listEvents({ type, limit: 1 });
      expect([type, after.total]).not.toEqual([type, total]);
      const lines = printed.mock.calls.map(([line]) => String(line));
      expect(lines[0]).toBe(`${type}: ${triggers[type].summary}`);
      // each call has its request id
      for (const line of lines.filter((each) => /^ {2}\w+\.\w+ \d/.test(each)))
        expect(line).toMatch(/ 200 \S+$/);
      const [event] = after.events;
      expect(lines.indexOf(`  ${type} ${event?.entityId}`)).toBeGreaterThan(lines.indexOf('Events:'));
      expect(lines.at(-1)).toMatch(`    ${receiver.url} → `);
    }
    expect(receiver.accepted.length).toBeGreaterThan(100);
  },
);

test('trigger finds the platform by the environment, and says how to listen if nothing does', async () => {
  const { facts } = await ready(['--memory']);
  const env = { STOREWIRE_URL: facts['url'] ?? '' };
  const { status, output } = await run(['trigger', 'wix.members.v1.member_created'], { env });
  expect(output).toContain('npx storewire listen --forward-to localhost:3000/events');
  expect(status).toBe(0);
});

test('trigger fails with what the platform responds', async () => {
  const { facts } = await ready(['--memory', '--clock', '2027-02-02T00:00:00Z']);
  const { status, output } = await run(['trigger', 'checkout_created', '--url', facts['url'] ?? '']);
  expect(output).toContain('checkouts.createCheckout was removed on 2027-02-01');
  expect(status).toBe(1);
});
