import { once } from 'node:events';
import { verifyEvent } from 'storewire-server';
import { expect, test } from 'vitest';
import { adminApi } from '../../src/cli/running-platform/admin-api.ts';
import { ready, run, start } from '../commands.ts';
import { APPROVED, emit, listening } from '../listening.ts';
import { newFolder } from '../new-folder.ts';
import { createReceiver } from '../receiver.ts';

test('listen sends the events that follow to an endpoint, and prints each delivery with its response', async () => {
  const receiver = await createReceiver();
  receiver.statuses.push(500, null);
  const { url, admin, child, printed } = await listening(['--forward-to', receiver.url]);
  expect(printed()).toBe(`Events of ${url} are sent to ${receiver.url} (Ctrl-C stops it)\n`);
  const entities = ['order-1', 'order-2', 'order-3'];
  for (const entityId of entities) {
    await emit(url, entityId);
    await admin.deliverEvents();
  }
  await admin.advanceClock({ milliseconds: 60_000 });
  const line = (entity: string, attempt: number, result: string): RegExp =>
    new RegExp(
      `^\\d{4}-\\d\\d-\\d\\dT\\S+Z ${APPROVED} ${entity} attempt ${attempt} → ${result} \\(\\d+(\\.\\d)? ms\\)$`,
      'm',
    );
  await expect.poll(printed).toMatch(line('order-1', 1, '500'));
  await expect.poll(printed).toMatch(line('order-1', 2, '200'));
  await expect.poll(printed).toMatch(line('order-2', 1, 'no response in 1250 ms'));
  await expect.poll(printed).toMatch(line('order-3', 1, '200'));
  const { publicKey } = await admin.getShop();
  expect((await verifyEvent(receiver.bodies[0] ?? '', { publicKey })).type).toBe(APPROVED);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('listen names the reason why an endpoint cannot be reached', async () => {
  const { url, printed } = await listening(['--forward-to', '127.0.0.1:9/events']);
  await emit(url, 'order-1');
  await expect.poll(printed).toContain(`${APPROVED} order-1 attempt 1 → no connection (`);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('listen removes its target on %s', async (signal) => {
  const { admin, child } = await listening(['--forward-to', 'localhost:9/events']);
  expect((await admin.listEventTargets()).targets).toMatchObject([{ url: 'http://localhost:9/events' }]);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect((await admin.listEventTargets()).targets).toEqual([]);
});

test('listen removes its target when nothing reads its output any longer', async () => {
  const { url, admin, child } = await listening(['--forward-to', 'localhost:9/events']);
  child.stdout?.destroy();
  await emit(url, 'order-1');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect((await admin.listEventTargets()).targets).toEqual([]);
});

test('listen says that the platform has stopped, and fails', async () => {
  const { url, platform, child, printed } = await listening(['--forward-to', 'localhost:9/events']);
  platform.kill();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(printed()).toContain(`\nThe platform at ${url} has stopped\n`);
});

test('the target of a listen that was killed is replaced by the next one, and ends with the platform', async () => {
  const folder = newFolder();
  const first = await ready([], folder);
  const args = ['listen', '--forward-to', 'localhost:9/events', '--url', first.facts['url'] ?? ''];
  const killed = start(args);
  await expect.poll(killed.printed).toContain('Ctrl-C');
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const second = start(args);
  await expect.poll(second.printed).toContain('Ctrl-C');
  expect((await adminApi(first.facts['url'] ?? '').listEventTargets()).targets).toHaveLength(1);
  first.child.kill();
  await once(first.child, 'exit');
  const again = await ready([], folder);
  expect((await adminApi(again.facts['url'] ?? '').listEventTargets()).targets).toEqual([]);
});

test('of two commands that listen with the same URL, the first ends and says why', async () => {
  const { url, child, printed } = await listening(['--forward-to', 'localhost:9/events']);
  const other = start(['listen', '--forward-to', 'localhost:9/events', '--url', url]);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(printed()).toContain('\nThe target was removed, or replaced by another storewire listen\n');
  expect(other.child.exitCode).toBeNull();
});

test('listen leaves a target that someone else has added', async () => {
  const { child, facts } = await ready(['--memory']);
  const admin = adminApi(facts['url'] ?? '');
  await admin.addEventTarget({ url: 'http://localhost:9/events' });
  const args = ['listen', '--forward-to', 'localhost:9/events', '--url', facts['url'] ?? ''];
  expect(await run(args)).toEqual({ status: 1, output: 'url is a target already\n' });
  expect((await admin.listEventTargets()).targets).toHaveLength(1);
  child.kill();
});
