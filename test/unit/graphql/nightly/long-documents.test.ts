import { expect, it } from 'vitest';
import { graphql } from '../../../../src/graphql/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { startSite } from '../site.ts';

/** Work that grows with the square of it would exceed the limit of a test many times. */
const LENGTH = 200_000;

it.each<[string, (size: number) => string]>([
  ['an unterminated string of escapes', (size) => `{ a(b: "${'\\"'.repeat(size / 2)}`],
  ['an unterminated block string of escapes', (size) => `{ a(b: """${'\\"""'.repeat(size / 4)}`],
  ['quotation marks', (size) => '"'.repeat(size + 1)],
  ['quotation marks on lines of their own', (size) => '"\n'.repeat(size / 2)],
  ['unterminated strings', (size) => '"a '.repeat(size / 3)],
  ['brackets', (size) => '{('.repeat(size / 2)],
])('a long document of %s is read', async (_title, documentOf) => {
  const fetch = async (): Promise<Response> => new Response(null, { status: 503 });
  const { client } = await startSite({ fetch });
  const failure = await failureOf(graphql(client, documentOf(LENGTH)));
  expect(failure).toMatchObject({ kind: 'system', reason: 'server' });
});
