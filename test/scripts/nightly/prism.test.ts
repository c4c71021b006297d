/** `npx prism mock openapi/openapi.yaml`: a mock server that knows nothing of this project. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from 'storewire-dev-kit/free-port';
import {
  type Response as Described,
  type Example,
  exchangeOf,
  jsonOf,
  type Operation,
  readDescription,
  readOperations,
  resolve,
} from 'storewire-tools';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const document = await readDescription(join(root, 'openapi/openapi.yaml'));
const operations = readOperations(document);

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const cli = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));
const prism = spawn(process.execPath, [cli, 'mock', 'openapi/openapi.yaml', '--port', String(port)], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(async () => {
  prism.kill();
  await once(prism, 'exit');
});
for await (const line of createInterface(prism.stdout)) if (line.includes('is listening')) break;
// its log would fill the pipe
prism.stdout.resume();

/** The examples of the responses of a call, as what `Prefer` asks for. */
const examplesOf = ({ described }: Operation): { prefer: string; status: number; value: unknown }[] =>
  Object.entries(described.responses ?? {}).flatMap(([status, response]) => {
    const { examples = {} } = jsonOf(resolve<Described>(document, response).content) ?? {};
    return Object.entries(examples).map(([name, example]) => ({
      prefer: `code=${status}, example=${name}`,
      status: Number(status),
      value: resolve<Example>(document, example).value,
    }));
  });

function send(operation: Operation, prefer: string, body?: unknown): Promise<Response> {
  const { path, query, body: given } = exchangeOf(document, operation);
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const sent = body ?? given;
  return fetch(`${url}${filled}?${new URLSearchParams(query)}`, {
    method: operation.method.toUpperCase(),
    redirect: 'manual',
    headers: { authorization: 'token', 'content-type': 'application/json', prefer },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
}

test.each(operations.map((operation) => ({ id: operation.id, operation })))(
  '$id answers with each of its named examples',
  async ({ operation }) => {
    for (const { prefer, status, value } of examplesOf(operation)) {
      const response = await send(operation, prefer);
      expect([response.status, await response.json()]).toEqual([status, value]);
    }
  },
);

test.each(operations.filter(({ body }) => body).map((operation) => ({ id: operation.id, operation })))(
  '$id refuses a body of another form',
  async ({ operation }) => {
    const { status } = await send(operation, 'dynamic=false', 'text');
    expect([400, 422]).toContain(status);
  },
);
