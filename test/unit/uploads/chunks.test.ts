import { expect, it } from 'vitest';
import { type UploadProgress, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import {
  acting,
  answering,
  BY_TUS,
  both,
  breaking,
  cutting,
  expectStored,
  fileOf,
  film,
  hurried,
  losing,
  platformForTest,
  toHost,
} from './setup.ts';

it.each([
  { what: 'in one request', options: {} },
  { what: 'in chunks', options: BY_TUS },
])('progress of a file $what never decreases and ends exactly at the end', async ({ options }) => {
  const { client } = await platformForTest();
  const emitted: UploadProgress[] = [];
  await upload(client, film(), { ...options, onProgress: (each) => emitted.push(each) });
  const sent = emitted.map(({ sentBytes }) => sentBytes);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(emitted[0]).toEqual({ sentBytes: 0, totalBytes: 5_500_000 });
  expect(sent.includes(5_000_000)).toBe(options === BY_TUS);
  expect(emitted.at(-1)).toEqual({ sentBytes: 5_500_000, totalBytes: 5_500_000 });
});

it('the request for a URL is as the contract defines it', async () => {
  const { platform, client } = await platformForTest();
  const about = {
    labels: ['mug'],
    parentFolderId: 'folder-1',
    private: true,
    filePath: '/films',
    externalInfo: { origin: 'test', externalIds: ['7'] },
  };
  await upload(client, fileOf(30_000), { ...BY_TUS, ...about, onProgress: () => undefined });
  expect(platform.seen[0]?.input).toEqual({
    fileName: 'film.mp4',
    mimeType: 'video/mp4',
    sizeInBytes: '30000',
    uploadProtocol: 'TUS',
    ...about,
  });
});

it.each([
  ['whose connection is cut', cutting],
  ['that gets a 409', answering(409)],
  ['that gets a 423', answering(423)],
  ['that gets a 500', answering(500)],
  ['that gets a 503', answering(503)],
])('a chunk %s is repeated from the offset of the host', async (_what, act) => {
  const { platform, client } = await platformForTest();
  platform.intercept = acting('PATCH', act, 2);
  const file = film();
  await upload(client, file, BY_TUS);
  expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'PUT']);
  await expectStored(platform, file);
  expect(platform.tokens).toHaveLength(1);
});

it('a chunk whose response is lost is not sent again', async () => {
  const { platform, client } = await platformForTest();
  platform.intercept = both(acting('PATCH', losing, 1), acting('HEAD', answering(503), 1));
  const file = film();
  await hurried(platform, () => upload(client, file, BY_TUS));
  expect(toHost(platform)).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH', 'PUT']);
  await expectStored(platform, file);
});

it('a chunk of which a part has arrived continues after that part', async () => {
  const { platform, client } = await platformForTest();
  await breaking(platform, [2_000_000, 6_000_000]);
  const file = film();
  await hurried(platform, () => upload(client, file, BY_TUS));
  await expectStored(platform, file);
  const [first = 0] = platform.seen
    .filter(({ method }) => method === 'PATCH')
    .map(({ headers }) => Number(headers['upload-offset']))
    .filter((offset) => offset > 0);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(2_000_000);
});

it('a chunk is repeated five times', async () => {
  const { platform, client } = await platformForTest();
  platform.intercept = acting('PATCH', answering(503));
  const failure = await failureOf(hurried(platform, () => upload(client, fileOf(30_000), BY_TUS)));
  expect([failure.status, failure.kind]).toEqual([503, 'system']);
  expect(toHost(platform).filter((method) => method === 'PATCH')).toHaveLength(6);
});

it.each([400, 404, 413])('a chunk that the host rejects with %i fails the upload at once', async (status) => {
  const { platform, client } = await platformForTest();
  platform.intercept = acting('PATCH', answering(status));
  expect((await failureOf(upload(client, fileOf(30_000), BY_TUS))).status).toBe(status);
  expect(toHost(platform)).toEqual(['POST', 'PATCH']);
});

it('no token is used for two creations, even if the response to the first is lost', async () => {
  const { platform, client } = await platformForTest();
  platform.intercept = acting('POST', losing, 1);
  const file = fileOf(50_000);
  await upload(client, file, BY_TUS);
  expect(platform.tokens).toHaveLength(2);
  await expectStored(platform, file);
});

it.each([
  ['the response is lost', losing],
  ['the host responds with 423', answering(423)],
  ['the host responds with 503', answering(503)],
])('the last request is repeated, and makes one file, if %s', async (_what, act) => {
  const { platform, client } = await platformForTest();
  platform.intercept = acting('PUT', act, 1);
  const { id } = await upload(client, fileOf(50_000), BY_TUS);
  expect(platform.files.map((file) => file.id)).toEqual([id]);
  expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PUT', 'HEAD', 'PUT']);
});

it.each(['0', '-1', 'NaN', ''])(
  'an upload fails, and creates no file, if the host claims to have received %j bytes',
  async (offset) => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PATCH', answering(204, {}, { 'upload-offset': offset }));
    const failure = await failureOf(upload(client, fileOf(50_000), BY_TUS));
    expect([failure.kind, failure.reason, platform.files]).toEqual(['system', 'badAnswer', []]);
    expect(toHost(platform)).toEqual(['POST', 'PATCH']);
  },
);

it('a host that loses chunks again and again gets each five more times', async () => {
  const { platform, client } = await platformForTest();
  const lost = answering(200, {}, { 'upload-offset': '0', 'upload-length': '5500000' });
  const first = answering(204, {}, { 'upload-offset': '5000000' });
  let count = 0;
  const everySecondFails: typeof first = (...args) =>
    count++ % 2 ? answering(500)(...args) : first(...args);
  platform.intercept = both(acting('HEAD', lost), acting('PATCH', everySecondFails));
  const failure = await failureOf(hurried(platform, () => upload(client, film(), BY_TUS)));
  expect([failure.status, toHost(platform).filter((method) => method === 'PATCH').length]).toEqual([500, 12]);
});

it('an offset beyond the end of the file fails the upload', async () => {
  const { platform, client } = await platformForTest();
  platform.intercept = acting('PATCH', answering(204, {}, { 'upload-offset': '6000000' }));
  const failure = await failureOf(upload(client, film(), BY_TUS));
  expect([failure.reason, toHost(platform)]).toEqual(['badAnswer', ['POST', 'PATCH']]);
});
