import { apiKey, createTransport } from 'storewire';
import { expect, test } from 'vitest';
import { findCaptions } from '../app/features/product-media/captions.ts';

/** A merchant whose library has files with these names. */
const merchantWith = (...names: string[]) =>
  createTransport({
    auth: apiKey({ key: 'key', siteId: '5f0c2d1e-7a64-4b39-9d52-8c3e1f60b7a4' }),
    baseUrl: 'http://127.0.0.1:4010',
    fetch: async (input, init) => {
      const files = names.map((displayName) => ({
        id: displayName,
        displayName,
        url: `data:text/vtt,${displayName}`,
      }));
      const { pathname } = new URL(new Request(input, init).url);
      return Response.json(pathname.endsWith('/search') ? { files } : { file: files[0] });
    },
  });

test('captions are the file with the name of the video, and its extension is vtt', async () => {
  expect(await findCaptions('id', merchantWith('kiln.mp4', 'kiln.vtt'))).toBe('kiln.vtt');
  expect(await findCaptions('id', merchantWith('kiln', 'kiln.vtt'))).toBe('kiln.vtt');
});

test('a video without an extension is not its own captions', async () => {
  expect(await findCaptions('id', merchantWith('kiln'))).toBeUndefined();
});
