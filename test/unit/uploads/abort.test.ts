import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gate } from 'storewire-dev-kit/server';
import { expect, it } from 'vitest';
import { upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { passSecond } from '../helpers/timers.ts';
import {
  acting,
  answering,
  BY_TUS,
  expectStored,
  fileOf,
  film,
  hurried,
  interrupt,
  keepUploads,
  platformForTest,
  toHost,
} from './setup.ts';

it.each([
  { what: 'in one request', method: 'PUT', options: {} },
  { what: 'by tus', method: 'PATCH', options: BY_TUS },
])('an aborted upload $what has its connection closed at once', async ({ method, options }) => {
  const { platform, client } = await platformForTest();
  const opened = gate<Socket>();
  platform.intercept = acting(method, (_seen, request) => opened.open(request.socket) ?? true);
  const stop = new AbortController();
  const failure = failureOf(upload(client, fileOf(50_000), { ...options, signal: stop.signal }));
  const socket = await opened.opened;
  const closed = once(socket, 'close');
  const reason = new Error('the page was left');
  stop.abort(reason);
  expect(await failure).toMatchObject({ kind: 'system', reason: 'abort', cause: reason });
  await closed;
});

it('an upload that was aborted before it started sends no request', async () => {
  const { platform, client } = await platformForTest();
  const reason = new Error('the page was left');
  const failure = await failureOf(upload(client, fileOf(10), { signal: AbortSignal.abort(reason) }));
  expect([failure.reason, failure.cause, platform.seen]).toEqual(['abort', reason, []]);
});

it('an aborted upload reports no progress and sends no request afterwards', async () => {
  const { platform, client } = await platformForTest();
  const stop = new AbortController();
  const sent: number[] = [];
  const onProgress = ({ sentBytes }: { sentBytes: number }): void => {
    sent.push(sentBytes);
    if (sentBytes > 0) stop.abort();
  };
  const options = { ...BY_TUS, signal: stop.signal, onProgress };
  expect((await failureOf(upload(client, film(), options))).reason).toBe('abort');
  const before = platform.seen.length;
  // meanwhile, whatever was on its way arrives
  await upload(client, fileOf(10), {});
  expect(sent.filter((bytes) => bytes > 0)).toHaveLength(1);
  expect(platform.seen).toHaveLength(before + 2);
});

it('an upload that is aborted while it waits to repeat a chunk sends no more', async () => {
  const { platform, client } = await platformForTest();
  const stop = new AbortController();
  let failed = 0;
  platform.intercept = acting('PATCH', (...args) => {
    // the first repetition is immediate
    if (++failed === 2) setTimeout(() => stop.abort(), 100);
    return answering(503)(...args);
  });
  const options = { ...BY_TUS, signal: stop.signal };
  const failure = await failureOf(hurried(platform, () => upload(client, fileOf(10), options)));
  expect(failure.reason).toBe('abort');
  await passSecond();
  await passSecond();
  expect(toHost(platform)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
});

it('an aborted upload is continued by the next one of the same file', async () => {
  keepUploads();
  const { platform, client } = await platformForTest();
  const file = film();
  await interrupt(platform, file, client);
  await upload(client, file, { ...BY_TUS, fileName: 'film.mp4' });
  expect(toHost(platform)).toEqual(['HEAD', 'PATCH', 'PUT']);
  await expectStored(platform, file);
});
