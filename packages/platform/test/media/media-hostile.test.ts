import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { hostileText } from '../hostile.ts';
import { image, open, uploadAs } from '../media.ts';
import { createShop } from '../shop.ts';

const HOSTILE_TEXT = fc.oneof(
  fc.constantFrom(
    '..%2f..%2fetc%2fpasswd',
    '%E0%A4%A',
    '"; filename=x.html',
    '\ud800.png',
    'w_1,h_1,fp_9_9',
    'w_5000,h_5000,al_c,q_-1,enc_exe',
  ),
  hostileText,
);

/** What a URL can contain. */
const segment = (text: string): string => encodeURIComponent(text.toWellFormed()) || '-';

test('no hostile URL of a file makes the platform fail', async () => {
  const shop = createShop();
  const { url } = await uploadAs(shop, await image(8, 6), 'mug.png');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(url, `${url}/v1/fill`, `${url}/v1/crop`, `${shop.base.origin()}/_files`),
      fc.array(HOSTILE_TEXT, { maxLength: 4 }),
      HOSTILE_TEXT,
      fc.constantFrom('', 'bytes=0-', 'bytes=9-1', 'bytes=-', 'bytes=0-0,2-3', 'lines=1'),
      async (base, segments, token, range) => {
        const path = [base, ...segments.map(segment)].join('/');
        for (const query of ['', `?token=${segment(token)}`])
          expect((await open(shop, path + query, { range })).status).toBeLessThan(500);
      },
    ),
    { numRuns: caseCount(500) },
  );
});

test('a file with a hostile name and type is stored, read and opened', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  await fc.assert(
    fc.asyncProperty(HOSTILE_TEXT, HOSTILE_TEXT, HOSTILE_TEXT, async (name, type, contentType) => {
      const info = {
        fileName: name.slice(0, 1000),
        mimeType: type.slice(0, 100),
        filePath: name.slice(0, 100),
      };
      const issued = await files.generateFileUploadUrl(info).catch(() => undefined);
      if (!issued) return;
      const response = await shop.fetch(issued.uploadUrl, {
        method: 'PUT',
        headers: { 'content-type': encodeURIComponent(contentType.toWellFormed()) },
        body: 'glaze',
      });
      if (response.status === 400) return;
      expect(response.status).toBe(200);
      const { file } = (await response.json()) as { file: { id: string; operationStatus: string } };
      const read = await files.getFileDescriptor({ fileId: file.id });
      expect(read.file.id).toBe(file.id);
      expect((await open(shop, read.file.url)).status).toBe(file.operationStatus === 'READY' ? 200 : 404);
    }),
    { numRuns: caseCount(300) },
  );
});

test('no hostile request to the host of uploads makes the platform fail', async () => {
  const shop = createShop();
  const origin = shop.base.origin();
  const issued = await shop
    .as('staff')
    .files.generateFileResumableUploadUrl({ mimeType: 'text/plain', fileName: 'notes.txt' });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('PUT', 'POST', 'PATCH', 'DELETE', 'GET', 'OPTIONS'),
      fc.oneof(HOSTILE_TEXT, fc.constant(issued.uploadToken ?? '')),
      fc.constantFrom('', '0', '-1', '5', '1e9', '0x10', '99999999999999999999'),
      fc.string(),
      async (method, token, number, body) => {
        for (const path of ['/_files/resumable', `/_files/resumable/${segment(token)}`, '/_files/upload/x']) {
          const { status } = await shop.fetch(origin + path, {
            method,
            headers: {
              'tus-resumable': '1.0.0',
              'content-type': 'application/offset+octet-stream',
              'upload-length': number,
              'upload-offset': number,
              'upload-metadata': `token ${Buffer.from(token).toString('base64')},filename`,
            },
            ...(method !== 'GET' && { body }),
          });
          expect(status).toBeLessThan(500);
        }
      },
    ),
    { numRuns: caseCount(500) },
  );
});
