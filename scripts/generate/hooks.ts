import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'orval';
import type { Imports } from './calls.ts';
import { byService, type Operation } from './operations.ts';
import { BANNER, capitalise, comment, quote } from './text.ts';

/** Input of these services is a secret, and a hook's input becomes a cache key: they have actions only. */
const SECRET_SERVICES = new Set(['authentication', 'verification', 'recovery', 'oauth']);

/** SWR hooks, one line each over the hand-written factories. orval walks the calls; our client function says what a line is. */
export async function makeHooks(operations: Operation[], imports: Imports): Promise<Map<string, string>> {
  const services = new Map([...byService(operations)].map(([service, calls]) => [service, calls.filter((call) => call.effect !== 'navigate')]));
  const byId = new Map([...services.values()].flat().map((call) => [call.name, call]));
  const bodies = await runOrval([...services.values()].flat(), (name) => hooksOf(byId.get(name) as Operation));
  const files = new Map<string, string>();
  for (const [service, calls] of services) {
    const code = bodies.get(service);
    if (calls.length > 0 && code) files.set(`hooks/${service}.ts`, header(service, code, imports) + code);
  }
  files.set('hooks/index.ts', `${BANNER}\n${[...files.keys()].map((file) => `export * from './${file.slice('hooks/'.length)}';`).join('\n')}\n`);
  return files;
}

function header(service: string, code: string, imports: Imports): string {
  const factories = ['actionHook', 'listHook', 'readHook'].filter((factory) => code.includes(`${factory}(`));
  const types = factories.map((factory) => `type ${capitalise(factory)}`);
  return `${BANNER}\nimport { ${[...factories, ...types].join(', ')} } from ${quote(imports.react)};\nimport * as calls from '../operations/${service}.ts';\nimport type * as T from '../types.ts';\n\n`;
}

function hooksOf(call: Operation): string {
  const types = `<T.${call.inputName}, ${call.output ? `T.${call.output}` : 'void'}>`;
  const hook = capitalise(call.name);
  const item = call.paging ? `${types.slice(0, -1)}, NonNullable<T.${call.output}[${quote(call.paging.items)}]>[number]>` : types;
  const line = (name: string, factory: string, rest: string): string =>
    `${comment([`${call.summary}.`])}export const use${name}: ${capitalise(factory)}${factory === 'listHook' ? item : types} = /* @__PURE__ */ ${factory}(calls.${call.name}${rest});\n`;
  if (call.effect === 'write' || SECRET_SERVICES.has(call.service)) return line(`${hook}Action`, 'actionHook', call.invalidates.length > 0 ? `, ${quote(call.invalidates)}` : '');
  const lines = [line(hook, 'readHook', '')];
  if (call.paging) lines.push(line(`${hook}Infinite`, 'listHook', `, ${quote(call.paging)}`));
  return lines.join('\n');
}

/** orval gets names only, so nothing else of a description can reach its output. */
async function runOrval(calls: Operation[], implementation: (name: string) => string): Promise<Map<string, string>> {
  const paths = Object.fromEntries(calls.map((call) => [`/${call.service}/${call.name}`, { post: { operationId: call.name, tags: [call.service], responses: { 200: { description: 'ok' } } } }]));
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  try {
    await generate(
      {
        input: { target: { openapi: '3.1.0', info: { title: 'hooks', version: '1' }, paths } as never },
        output: {
          target: join(folder, 'hooks.ts'),
          mode: 'tags',
          client: () => ({
            client: ({ operationId }) => ({ implementation: `${START}${operationId}\n${implementation(operationId)}${END}`, imports: [], docComment: '' }),
            header: () => '',
            footer: () => '',
            dependencies: () => [],
          }),
        },
      },
      folder,
      { logLevel: 'silent' } as never,
    );
    return await collect(folder, calls);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const START = '//storewire:';
const END = '//storewire-end\n';

/** Takes our lines out of orval's files, which also hold imports that we do not want. */
async function collect(folder: string, calls: Operation[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const source = await readFile(join(folder, file), 'utf8');
    for (const block of source.split(START).slice(1)) {
      const [name = '', ...rest] = (block.split(END)[0] ?? '').split('\n');
      found.set(name.trim(), rest.join('\n'));
    }
  }
  const bodies = Map.groupBy(calls, (call) => call.service);
  return new Map([...bodies].map(([service, list]) => [service, list.map((call) => found.get(call.name) ?? missing(call)).join('\n')]));
}

function missing(call: Operation): never {
  throw new Error(`orval left out ${call.id}`);
}
