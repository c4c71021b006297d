/** The packed packages, installed in an empty folder, run every command that serves. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root, runNode } from '../../package/packed.ts';
import { firstLine, newFolder, startCommand } from './project.ts';

let folder: string;
beforeAll(async () => {
  folder = await newFolder();
});

test('storewire mock prints that it starts, its URL, and each request that it responds to', async () => {
  const { printed } = startCommand(folder, 'mock', '--host', '0.0.0.0', '--port', '0');
  const ready = /^Starting the mock server …\nMock server at http:\/\/\S+:(\d+) \(Ctrl-C stops it\)\n/;
  await expect.poll(printed).toMatch(ready);
  const [, port] = ready.exec(printed()) ?? [];
  const response = await fetch(`http://localhost:${port}/ecom/v1/carts/current`, {
    headers: { authorization: 'any' },
  });
  expect(await response.json()).toMatchObject({ cart: { lineItems: expect.any(Array) } });
  await expect.poll(printed).toContain('GET /ecom/v1/carts/current\n');
});

test('storewire mcp serves the calls of the packed contract', async () => {
  const { child, printed } = startCommand(folder, 'mcp');
  let id = 0;
  async function ask(method: string, params: object): Promise<{ content?: object; isError?: boolean }> {
    id += 1;
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const answers = () => printed().split('\n').slice(0, -1);
    await expect.poll(answers).toHaveLength(id);
    const { result } = JSON.parse(answers().at(-1) ?? '') as { result: { content?: object } };
    return result;
  }
  const clientInfo = { name: 'test', version: '1.0.0' };
  await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  const callTool = (name: string, args: object) => ask('tools/call', { name, arguments: args });

  const shown = await callTool('show_call', { operation: 'orders.getOrder' });
  expect(JSON.stringify(shown.content)).toContain('/ecom/v1/orders/{id}');
  const guide = await callTool('show_guide', { guide: 'sessions' });
  expect(JSON.stringify(guide.content)).toContain('# Sessions and security');
  // rejected by the schemas of the package, before a request
  const made = await callTool('make_call', { operation: 'orders.getOrder' });
  expect(made.isError).toBe(true);
  expect(JSON.stringify(made.content)).toContain('INVALID_ARGUMENT: \\\\\\"id\\\\\\" is required');
});

test('storewire docs serves the guides, the calls and llms.txt', async () => {
  const { url } = await firstLine(startCommand(folder, 'docs', '--port', '0', '--json').printed);
  const guides = await readdir(join(root, 'packages/docs/guides'));
  const paths = [
    '/',
    '/calls/products/query-products/',
    '/search.json',
    ...guides.flatMap((file) => [`/guides/${basename(file, '.md')}/`, `/guides/${file}`]),
  ];
  const statuses = await Promise.all(
    paths.map(async (path) => `${path} ${(await fetch(`${url}${path}`)).status}`),
  );
  expect(statuses).toEqual(paths.map((path) => `${path} 200`));
  const index = await (await fetch(`${url}/llms.txt`)).text();
  expect(guides.filter((file) => !index.includes(`](/guides/${file})`))).toEqual([]);
});

test('in a checkout, in which packages are linked and not packed, the built command runs', async () => {
  const built = join(root, 'dist/bin/storewire.js');
  const { code } = await runNode([built, 'platform', '--memory', '--port', '0', '--exec', 'exit 5'], root);
  expect(code).toBe(5);
});
