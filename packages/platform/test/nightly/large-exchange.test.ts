import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runPlatform } from '../../src/cli/platform.ts';
import { chunksOf } from '../../src/kernel/store/file-chunks.ts';
import { EXPORTED_FILE } from '../exported-file.ts';
import { newFolder } from '../new-folder.ts';

const BYTES = 600_000_000;

test('a file of 600 MB, which no text can contain, is imported and exported', async () => {
  const folder = newFolder();
  const [exported, data, again] = ['exported', 'data', 'again'].map((name) => join(folder, name));
  if (!exported || !data || !again) throw new Error('no folder');
  mkdirSync(join(exported, 'media'), { recursive: true });
  const path = join(exported, 'media', 'film');
  writeFileSync(path, '');
  truncateSync(path, BYTES);
  const digest = createHash('sha256');
  for (const chunk of chunksOf(path)) digest.update(chunk);
  const hash = digest.digest('hex');
  renameSync(path, join(exported, 'media', hash));
  const file = {
    ...EXPORTED_FILE,
    id: 'film',
    displayName: 'film.mp4',
    hash,
    mediaType: 'VIDEO',
    mimeType: 'video/mp4',
    sizeInBytes: String(BYTES),
  };
  writeFileSync(join(exported, 'file.jsonl'), `${JSON.stringify(file)}\n`);
  await runPlatform(['import', exported, '--data', data]);
  await runPlatform(['export', again, '--data', data]);
  expect(statSync(join(again, 'media', hash)).size).toBe(BYTES);
});
