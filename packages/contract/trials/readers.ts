/** Tools that read the document and write no client. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import redocly from '@redocly/cli/package.json' with { type: 'json' };
import { execute, install, type Tool } from './tool.ts';

const root = resolve(import.meta.dirname, '../../..');
const JOURNEYS = ['run', '--project', 'contract', 'packages/contract/test/journeys.test.ts'];

const SPECMATIC = '2.55.1';
const POSTMAN = '6.3.3';
const SCALAR = '0.29.8';

/** Prints the URL of each request of the collection. */
const POSTMAN_PROGRAM = `
import { readFileSync } from 'node:fs';
import converter from 'openapi-to-postmanv2';
const data = JSON.parse(readFileSync('openapi.json', 'utf8'));
converter.convertV2({ type: 'json', data }, { folderStrategy: 'Tags' }, (error, { result, reason, output }) => {
  if (error || !result) throw error ?? new Error(reason);
  const collection = output[0].data;
  const variables = new Map(collection.variable.map(({ key, value }) => [\`{{\${key}}}\`, value]));
  const requests = (item) => (item.request ? [item.request] : (item.item ?? []).flatMap(requests));
  for (const { method, url } of requests(collection)) {
    const host = [url.host].flat().map((part) => variables.get(part) ?? part).join('.');
    console.log(method, [url.protocol && url.protocol + ':/', host, ...url.path].filter(Boolean).join('/'));
  }
});`;

const SCALAR_PROGRAM = `
import { readFileSync } from 'node:fs';
import { dereference, validate } from '@scalar/openapi-parser';
const text = readFileSync('openapi.json', 'utf8');
const { errors = [] } = await validate(text);
const { schema } = await dereference(text);
if (errors.length > 0 || JSON.stringify(Object.keys(schema.paths)) !== JSON.stringify(Object.keys(JSON.parse(text).paths)))
  throw new Error(JSON.stringify(errors));`;

/** \`METHOD URL\` of all calls of a document, without the names of what is inserted. */
async function callsOf(document: string): Promise<string[]> {
  const { paths, servers } = JSON.parse(await readFile(document, 'utf8'));
  return Object.entries<Record<string, { servers?: { url: string }[] }>>(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, { servers: own = servers }]) => `${method.toUpperCase()} ${own[0].url}${path}`,
      ),
    )
    .map((line) => line.replaceAll(/\{[^}]+\}/g, '*'));
}

export const readerTools: Tool[] = [
  {
    name: "Postman's converter (openapi-to-postmanv2)",
    version: POSTMAN,
    document: 'openapi.json',
    command: 'npx openapi2postmanv2 -s openapi.json -o collection.json',
    generate: async ({ folder, document }) => {
      await install(folder, `openapi-to-postmanv2@${POSTMAN}`);
      await writeFile(join(folder, 'convert.mjs'), POSTMAN_PROGRAM);
      const printed = await execute(folder, [process.execPath, 'convert.mjs']);
      const found = printed
        .trim()
        .split('\n')
        .map((line) => line.replaceAll(/(?<=\/):[^/]+/g, '*'))
        .toSorted();
      const expected = (await callsOf(document)).toSorted();
      const missing = expected.filter((line) => !found.includes(line));
      if (missing.length > 0) throw new Error(`Without the right URL: ${missing.join(', ')}`);
      return 'requests, each with its host and path';
    },
    operations: async ({ folder }) => {
      const printed = await execute(folder, [process.execPath, 'convert.mjs']);
      return String(printed.trim().split('\n').length);
    },
  },
  {
    name: 'Scalar (@scalar/openapi-parser)',
    version: SCALAR,
    document: 'openapi.json',
    command: 'npx @scalar/cli document validate openapi.json',
    generate: async ({ folder }) => {
      await install(folder, `@scalar/openapi-parser@${SCALAR}`);
      await writeFile(join(folder, 'read.mjs'), SCALAR_PROGRAM);
      await execute(folder, [process.execPath, 'read.mjs']);
      return 'valid, all references resolved';
    },
  },
  {
    name: 'Specmatic',
    version: SPECMATIC,
    document: 'openapi-3.0.json',
    command: 'npx specmatic validate --spec-file=openapi-3.0.json',
    note: 'Of 3.1, it does not read the form of the token endpoint, which is one of several grants.',
    needs: { install: 'a JRE, 17 or newer', test: ['java', '-version'] },
    generate: async ({ folder }) => {
      await install(folder, `specmatic@${SPECMATIC}`);
      const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
      await execute(folder, ['java', '-jar', jar, 'validate', '--spec-file=openapi-3.0.json']);
      return 'valid, examples included';
    },
  },
  {
    name: 'Redocly Respect, an Arazzo runner',
    version: redocly.version,
    document: 'openapi.json',
    command: 'npx redocly respect openapi/journeys/*.arazzo.yaml',
    note: 'A test of the gate runs it.',
    call: async () => {
      await execute(root, [join(root, 'node_modules/.bin/vitest'), ...JOURNEYS]);
      return 'yes: every step of `openapi/journeys/`';
    },
  },
];
