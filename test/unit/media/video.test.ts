import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { fillImage, mediaUrl, videoPoster, videoSources, videoUrl } from '../../../src/index.ts';
import { outcomeOf } from '../helpers/failure.ts';
import { stepsOf } from './arbitraries.ts';

const VIDEO = 'https://video.wixstatic.com/video/vid';
const { examples } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
).components;
const example = (name: string) => examples[name].value;

describe('a video', () => {
  test.each([
    ['wix:video://v1/vid/c.mp4', undefined, `${VIDEO}/file`],
    ['vid', 360 as const, `${VIDEO}/360p/mp4/file.mp4`],
    [`${VIDEO}/480p/mp4/file.mp4`, 1080 as const, `${VIDEO}/1080p/mp4/file.mp4`],
    [{ id: 'vid', url: null }, 720 as const, `${VIDEO}/720p/mp4/file.mp4`],
    [{ url: 'https://x.example/y.mp4' }, 720 as const, 'https://x.example/y.mp4'],
  ])('%j with the height %s has the URL %s', (source, height, url) => {
    expect(videoUrl(source, { height })).toBe(url);
  });

  test.each([
    ['height', () => videoUrl('vid', { height: 500 as never })],
    ['source', () => videoUrl('')],
    ['source', () => videoUrl({})],
    ['source', () => videoUrl('wix:image://v1/a.jpg')],
    ['source', () => videoSources({})],
    ['source', () => videoPoster('https://x.example/y.mp4')],
    ['source', () => videoPoster(null as never)],
    ['source', () => videoSources(null as never)],
  ])('throws an error that names the field %s if the source does not identify one', (field, call) => {
    expect(outcomeOf<unknown>(call)).toMatchObject({ kind: 'validation', violations: [{ field }] });
  });

  it('is played from the files and streams that a response lists', async () => {
    const { product } = example('ProductResponse-full');
    const item = product.media.items.find(({ mediaType }: { mediaType: string }) => mediaType === 'video');
    expect(videoSources(item)).toEqual([
      {
        src: 'https://video.example.com/video/11062b_c4e8/720p/mp4/file.mp4',
        type: 'video/mp4',
        width: 1280,
        height: 720,
      },
      {
        src: 'https://video.example.com/video/11062b_c4e8/480p/mp4/file.mp4',
        type: 'video/mp4',
        width: 854,
        height: 480,
      },
    ]);
    expect(
      videoSources({ id: 'vid', resolutions: [{ url: 'https://x.example/a', format: 'dash' }, {}] }),
    ).toEqual([{ src: 'https://x.example/a', type: 'application/dash+xml' }]);
    expect(
      outcomeOf(() => videoSources({ id: 'vid', resolutions: [{ url: 'javascript:alert(1)' }] })),
    ).toMatchObject({ kind: 'validation' });
    expect(videoSources('vid')).toEqual([{ src: `${VIDEO}/file` }]);
  });

  it('is played without the list items that do not match the contract', () => {
    const resolutions = [
      null,
      { url: 5 },
      { url: 'https://x.example/a', format: 'constructor' },
      { url: 'https://x.example/b', format: 7 },
    ] as never;
    expect(videoSources({ id: 'vid', resolutions })).toEqual([
      { src: 'https://x.example/a' },
      { src: 'https://x.example/b' },
    ]);
  });

  it('is streamed from the response of files.generateVideoStreamingUrl', async () => {
    const { downloadUrl } = example('DownloadUrlResponse-typical');
    expect(videoSources(downloadUrl)).toEqual([
      { src: downloadUrl.url, type: 'application/vnd.apple.mpegurl' },
    ]);
    expect(videoSources({ url: 'https://x.example/manifest.mpd?token=a' })).toMatchObject([
      { type: 'application/dash+xml' },
    ]);
    expect(outcomeOf(() => videoSources({}))).toMatchObject({ kind: 'validation' });
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
    [
      'the still frame of a product',
      { id: 'vid', video: { stillFrameMediaId: 's.jpg' }, thumbnail: { id: 't.jpg' } },
      { id: 's.jpg' },
    ],
    ['the thumbnail of a product', { id: 'vid', video: {}, thumbnail: { id: 't.jpg' } }, { id: 't.jpg' }],
    [
      'in its string',
      'wix:video://v1/vid#posterUri=p.jpg&posterWidth=1920&posterHeight=1080',
      { id: 'p.jpg', width: 1920, height: 1080 },
    ],
    ['stored for its id', { id: 'vid', posters: [] }, { id: 'vid.jpg' }],
  ])('is %s', (_which, source, poster) => {
    expect(videoPoster(source)).toEqual(poster);
    expect(mediaUrl(videoPoster(source))).toMatch(/^https:\/\//);
  });

  it('is found by the URL of another host if that host is an option', () => {
    const host = 'http://127.0.0.1:4010/files';
    expect(videoPoster(`${host}/video/vid/file`, { host })).toEqual({ id: 'vid.jpg' });
  });

  it('is scaled like any image', () => {
    const poster = videoPoster('wix:video://v1/vid#posterUri=p.jpg&posterWidth=1920&posterHeight=1080');
    expect(stepsOf(fillImage(poster, { width: 640, height: 360 }))).toMatchObject({
      width: 640,
      height: 360,
    });
  });
});
