import { expect, test } from 'vitest';
import { openWith } from '../scripted-platform.ts';

test('while the platform is silent, everything responds in time with the status 503', async () => {
  const { send } = await openWith(() => undefined);
  // what hangs fails: it takes as long as a few deadlines
  const signal = AbortSignal.timeout(60_000);
  const paths = [
    '/captions/x',
    '/sitemap.xml',
    '/en/collections/mugs',
    '/en/products/tidal-mug',
    '/en/orders/x',
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const hang = new Promise<string>((done) => {
        signal.addEventListener('abort', () => done('hangs'));
      });
      return [path, await Promise.race([send(path).then(({ status }) => status), hang])];
    }),
  );
  expect(answers).toEqual(paths.map((path) => [path, 503]));
});
