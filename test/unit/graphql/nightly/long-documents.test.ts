import { expect, it } from 'vitest';
import { graphql } from '../../../../src/graphql/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { growthOf, QUADRATIC } from '../../helpers/growth.ts';
import { startSite } from '../site.ts';

it.each<[string, (size: number) => string]>([
  ['an unterminated string of escapes', (size) => `{ a(b: "${'\\"'.repeat(size / 2)}`],
  ['an unterminated block string of escapes', (size) => `{ a(b: """${'\\"""'.repeat(size / 4)}`],
  ['quotation marks', (size) => '"'.repeat(size + 1)],
  ['quotation marks on lines of their own', (size) => '"\n'.repeat(size / 2)],
  ['unterminated strings', (size) => '"a '.repeat(size / 3)],
  ['brackets', (size) => '{('.repeat(size / 2)],
])('a document of %s is read in linear time', async (_title, documentOf) => {
  const fetch = async (): Promise<Response> => new Response(null, { status: 503 });
  const { client } = await startSite({ fetch });
  const read = async (text: string): Promise<void> =>
    expect(await failureOf(graphql(client, text))).toMatchObject({ kind: 'system', reason: 'server' });
  expect(await growthOf((size) => [documentOf(size)], read, 5000)).toBeLessThan(QUADRATIC);
});
