import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { eventBodies } from '../../generated/event-bodies.js';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { runTrigger } from '../../src/cli/trigger.ts';
import { triggers } from '../../src/cli/triggers/table.ts';
import { ready, run } from '../commands.ts';
import { newFolder } from '../new-folder.ts';
import { createReceiver } from '../receiver.ts';
import { createShop } from '../shop.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['1', 'empty'],
  ['1', 'rich'],
  ['3', 'empty'],
  ['3', 'small'],
])(
  'each event that has a trigger is caused on a site with version %s and the seed %s',
  async (catalog, seed) => {
    const { facts } = await ready(['--memory', '--seed', seed, '--catalog', catalog]);
    const { url = '' } = facts;
    const admin = adminApi(url);
    const receiver = await createReceiver();
    await admin.addEventTarget({ url: receiver.url });
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    for (const [type, trigger] of Object.entries(triggers)) {
      if (!trigger) continue;
      if (trigger.catalog !== undefined && String(trigger.catalog) !== catalog) {
        await expect(runTrigger([type, '--url', url])).rejects.toThrow(`this site has version ${catalog}`);
        continue;
      }
      printed.mockClear();
      const { total } = await admin.listEvents({ type, limit: 1 });
      await runTrigger([type, '--url', url]);
      const after = await admin.listEvents({ type, limit: 1 });
      expect([type, after.total]).not.toEqual([type, total]);
      const lines = printed.mock.calls.map(([line]) => String(line));
      expect(lines[0]).toBe(`${type}: ${trigger.summary}`);
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

test('each event is emitted with the fields of its example', async () => {
  const shop = createShop();
  const url = await shop.listen({ port: 0 });
  vi.spyOn(console, 'log').mockReturnValue();
  const file = join(newFolder(), 'fields.json');
  for (const [type, { content }] of Object.entries(eventBodies().events)) {
    writeFileSync(file, JSON.stringify(content['entity'] ?? content['data'] ?? {}));
    await runTrigger([type, '--data', file, '--url', url]);
    expect(shop.listEvents({ limit: 1 }).events).toMatchObject([{ type, content }]);
  }
});

test('trigger finds the platform by the environment, and says how to listen if nothing does', async () => {
  const { facts } = await ready(['--memory']);
  const env = { STOREWIRE_URL: facts['url'] ?? '' };
  const { status, output } = await run(['trigger', 'wix.members.v1.member_created'], { env });
  expect(output).toContain('npx storewire listen --forward-to localhost:3000/events');
  expect(status).toBe(0);
});
