import { expect, test } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { withFile } from './read-text.ts';
import { IMPORTS, write } from './shop.ts';

test.each([
  ['links each to the file that describes it', '../description', '(../description/api.yaml)'],
  ['has no links where the files of the description cannot be reached', undefined, ''],
])('the index of calls %s', async (_title, sources, link) => {
  const files = await withFile(write(), (input) =>
    generate({ input, imports: IMPORTS, ...(sources && { sources }) }),
  );
  const call = '`GET /v1/wishlists/{id}`';
  expect(files.get('api.md')).toContain(link ? `[${call}]${link}` : `| ${call} |`);
});
