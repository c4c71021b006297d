import { describe, expect, it, test } from 'vitest';
import { expiresAt, fillImage, isExpired, mediaUrl, posterOf, videoSources, videoUrl } from '../../../src/media/index.ts';
import { readFileSync } from 'node:fs';
import { outcomeOf } from '../helpers/failure.ts';
import { stepsOf } from './arbitraries.ts';

const VIDEO = 'https://video.wixstatic.com/video/vid';
const { examples } = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')).components;
const example = (name: string) => examples[name].value;

describe('a video', () => {
  test.each([
    ['wix:video://v1/vid/c.mp4', undefined, `${VIDEO}/file`],
    ['vid', 360 as const, `${VIDEO}/360p/mp4/file.mp4`],
    [`${VIDEO}/480p/mp4/file.mp4`, 1080 as const, `${VIDEO}/1080p/mp4/file.mp4`],
    [{ id: 'vid', url: null }, 720 as const, `${VIDEO}/720p/mp4/file.mp4`],
    [{ url: 'https://x.example/y.mp4' }, 720 as const, 'https://x.example/y.mp4'],
  ])('%j in height %s is at %s', (source, height, address) => {
    expect(videoUrl(source, { height })).toBe(address);
  });

  test.each([
    ['height', () => videoUrl('vid', { height: 500 as never })],
    ['source', () => videoUrl('')],
    ['source', () => videoUrl({})],
    ['source', () => videoUrl('wix:image://v1/a.jpg')],
    ['source', () => videoSources({})],
    ['source', () => posterOf('https://x.example/y.mp4')],
    ['source', () => posterOf(null as never)],
    ['source', () => videoSources(null as never)],
  ])('is refused with the field %s where nothing can be made of it', (field, call) => {
    expect(outcomeOf<unknown>(call)).toMatchObject({ kind: 'validation', violations: [{ field }] });
  });

  it('is played from what an answer lists', async () => {
    const { product } = example('ProductResponse-full');
    const item = product.media.items.find(({ mediaType }: { mediaType: string }) => mediaType === 'video');
    expect(videoSources(item)).toEqual([
      { src: 'https://video.example.com/video/11062b_c4e8/720p/mp4/file.mp4', type: 'video/mp4', width: 1280, height: 720 },
      { src: 'https://video.example.com/video/11062b_c4e8/480p/mp4/file.mp4', type: 'video/mp4', width: 854, height: 480 },
    ]);
    expect(videoSources({ id: 'vid', resolutions: [{ url: 'https://x.example/a', format: 'dash' }, {}] })).toEqual([
      { src: 'https://x.example/a', type: 'application/dash+xml' },
    ]);
    expect(outcomeOf(() => videoSources({ id: 'vid', resolutions: [{ url: 'javascript:alert(1)' }] }))).toMatchObject({ kind: 'validation' });
    expect(videoSources('vid')).toEqual([{ src: `${VIDEO}/file` }]);
  });

  it('is played without what in an answer is none of the contract', () => {
    const resolutions = [null, { url: 5 }, { url: 'https://x.example/a', format: 'constructor' }, { url: 'https://x.example/b', format: 7 }] as never;
    expect(videoSources({ id: 'vid', resolutions })).toEqual([{ src: 'https://x.example/a' }, { src: 'https://x.example/b' }]);
  });

  it('is streamed from the answer of files.generateVideoStreamingUrl', async () => {
    const { downloadUrl } = example('DownloadUrlResponse-typical');
    expect(videoSources(downloadUrl)).toEqual([{ src: downloadUrl.url, type: 'application/vnd.apple.mpegurl' }]);
    expect(videoSources({ url: 'https://x.example/manifest.mpd?token=a' })).toMatchObject([{ type: 'application/dash+xml' }]);
    const { downloadUrl: none } = example('DownloadUrlResponse-minimal');
    expect(outcomeOf(() => videoSources(none))).toMatchObject({ kind: 'validation' });
  });
});

describe('the poster of a video', () => {
  test.each([
    [
      'the second of two',
      { id: 'vid', posters: [{ id: 'p1.jpg' }, { url: 'https://s.example/p2.jpg', width: 3, height: 4 }] },
      { url: 'https://s.example/p2.jpg', width: 3, height: 4 },
    ],
    ['the only one', { id: 'vid', posters: [{ id: 'p1.jpg' }] }, { id: 'p1.jpg' }],
    ['the still frame of a product', { id: 'vid', video: { stillFrameMediaId: 's.jpg' }, thumbnail: { id: 't.jpg' } }, { id: 's.jpg' }],
    ['the thumbnail of a product', { id: 'vid', video: {}, thumbnail: { id: 't.jpg' } }, { id: 't.jpg' }],
    ['in its string', 'wix:video://v1/vid#posterUri=p.jpg&posterWidth=1920&posterHeight=1080', { id: 'p.jpg', width: 1920, height: 1080 }],
    ['kept under its id', { id: 'vid', posters: [] }, { id: 'vid.jpg' }],
  ])('is %s', (_which, source, poster) => {
    expect(posterOf(source)).toEqual(poster);
    expect(mediaUrl(posterOf(source))).toMatch(/^https:\/\//);
  });

  it('is found by the address of a store elsewhere when its host is given', () => {
    const host = 'http://127.0.0.1:4010/files';
    expect(posterOf(`${host}/video/vid/file`, { host })).toEqual({ id: 'vid.jpg' });
  });

  it('is scaled like any picture', () => {
    const poster = posterOf('wix:video://v1/vid#posterUri=p.jpg&posterWidth=1920&posterHeight=1080');
    expect(stepsOf(fillImage(poster, { width: 640, height: 360 }))).toMatchObject({ width: 640, height: 360 });
  });
});

describe('the end of an address', () => {
  const END = Date.UTC(2026, 2, 2, 19, 15);
  const tokenOf = (payload: unknown): string => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;
  const signed = (exp: unknown): string => `https://download-files.wixmp.com/ugd/a.pdf?filename=ä&token=${tokenOf({ exp, name: 'ü?>' })}`;

  it('is what the answer says', async () => {
    const { files } = example('ListFilesResponse-full');
    expect(expiresAt(files[1].media.document)).toEqual(new Date(END));
  });

  it('is that of the token in the address', () => {
    expect(expiresAt(signed(END / 1000))).toEqual(new Date(END));
    expect(expiresAt({ url: signed(END / 1000) })).toEqual(new Date(END));
  });

  it('is the earlier one where both are there', () => {
    expect(expiresAt({ url: signed(END / 1000), urlExpirationDate: '2026-03-01T00:00:00.000Z' })).toEqual(new Date('2026-03-01T00:00:00.000Z'));
    expect(expiresAt({ url: signed(END / 1000), urlExpirationDate: '2027-03-01T00:00:00.000Z' })).toEqual(new Date(END));
  });

  test.each([
    'https://static.wixstatic.com/media/a.jpg',
    'https://video.example.com/playlist.m3u8?token=example',
    'https://x.example/?token=a.b.c',
    'https://x.example/?token=a.bnVsbA.c',
    signed('soon'),
    signed(1e300),
    'a.jpg',
    '',
    {},
    { urlExpirationDate: null },
    { urlExpirationDate: 'soon' },
    null,
    undefined,
  ])('is not known of %j, which lasts', (source) => {
    expect([expiresAt(source), isExpired(source, Number.MAX_SAFE_INTEGER)]).toEqual([undefined, false]);
  });

  test.each([
    [END - 60_001, undefined, false],
    [END - 60_000, undefined, true],
    [END - 1, 0, false],
    [END, 0, true],
    [END - 300_000, 300_000, true],
  ])('has come at %d with a leeway of %s ms: %s', (now, leewayMs, isOver) => {
    expect(isExpired({ urlExpirationDate: new Date(END).toISOString() }, now, leewayMs)).toBe(isOver);
  });

  it('is held against the clock when no time is given', () => {
    expect(isExpired({ urlExpirationDate: '2020-01-01T00:00:00Z' })).toBe(true);
    expect(isExpired({ urlExpirationDate: '9020-01-01T00:00:00Z' })).toBe(false);
  });
});
