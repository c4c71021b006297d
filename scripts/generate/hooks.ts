import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'orval';
import type { Imports } from './calls.ts';
import { byService, type Operation } from './operations.ts';
import { DescriptionError } from './problem.ts';
import { isSecret } from './secret-calls.ts';
import { BANNER, capitalise, comment, quote } from './text.ts';

/** SWR hooks, one line each over the hand-written factories. orval walks the calls; our client function says what a line is. */
export async function makeHooks(operations: Operation[], imports: Imports): Promise<Map<string, string>> {
  const services = new Map([...byService(operations)].map(([service, calls]) => [service, calls.filter((call) => call.effect !== 'navigate')]));
  const all = [...services.values()].flat();
  checkHookNames(all);
  const hooks = new Map(all.map((call) => [call.name, hooksOf(call)]));
  const bodies = await runOrval(all, (name) => hooks.get(name) ?? '');
  const files = new Map<string, string>();
  for (const [service, calls] of services) {
    const code = bodies.get(service);
    if (calls.length > 0 && code) files.set(`hooks/${service}.ts`, header(service, code, imports) + code);
  }
  files.set('hooks/index.ts', `${BANNER}\n${[...files.keys()].map((file) => `export * from './${file.slice('hooks/'.length)}';`).join('\n')}\n`);
  return files;
}

const MAKES = '/* @__PURE__ */ ';

/** Hooks are of the client's side also where they are imported by what a server renders, so each file says so. */
function header(service: string, code: string, imports: Imports): string {
  const factories = ['actionHook', 'listHook', 'readHook'].filter((factory) => code.includes(`${MAKES}${factory}(`));
  const types = factories.map((factory) => `type ${capitalise(factory)}`);
  return `${BANNER}\n'use client';\n\nimport { ${[...factories, ...types].join(', ')} } from ${quote(imports.react)};\nimport * as calls from '../operations/${service}.ts';\nimport type * as T from '../types.ts';\n\n`;
}

interface Hook {
  name: string;
  factory: 'actionHook' | 'readHook' | 'listHook';
  /** What the factory takes beside the call. */
  rest: string;
}

function namesOf(call: Operation): Hook[] {
  const name = `use${capitalise(call.name)}`;
  if (call.effect === 'write' || isSecret(call))
    return [{ name: `${name}Action`, factory: 'actionHook', rest: call.invalidates.length > 0 ? `, ${quote(call.invalidates)}` : '' }];
  const read: Hook = { name, factory: 'readHook', rest: '' };
  return call.paging ? [read, { name: `${name}Infinite`, factory: 'listHook', rest: `, ${quote(call.paging)}` }] : [read];
}

function checkHookNames(calls: Operation[]): void {
  const owners = new Map<string, Operation>();
  for (const call of calls) {
    for (const { name } of namesOf(call)) {
      const other = owners.get(name);
      if (other) throw new DescriptionError([{ message: `${call.id}: its hook ${name} is that of ${other.id} too`, about: call.about }]);
      owners.set(name, call);
    }
  }
}

function hooksOf(call: Operation): string {
  const types = `<T.${call.inputName}, ${call.output ? `T.${call.output}` : 'void'}>`;
  const item = call.paging ? `${types.slice(0, -1)}, NonNullable<T.${call.output}[${quote(call.paging.items)}]>[number]>` : types;
  const lines = namesOf(call).map(
    ({ name, factory, rest }) =>
      `${comment([call.summary && `${call.summary}.`])}export const ${name}: ${capitalise(factory)}${factory === 'listHook' ? item : types} = ${MAKES}${factory}(calls.${call.name}${rest});\n`,
  );
  return lines.join('\n');
}

/** orval gets names only; what stands in its output beside them is one JSON text in a line. */
async function runOrval(calls: Operation[], implementation: (name: string) => string): Promise<Map<string, string>> {
  const paths = Object.fromEntries(
    calls.map((call) => [
      `/${call.service}/${call.name}`,
      { post: { operationId: call.name, tags: [call.service], responses: { 200: { description: 'ok' } } } },
    ]),
  );
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  try {
    await generate(
      {
        input: { target: { openapi: '3.1.0', info: { title: 'hooks', version: '1' }, paths } as never },
        output: {
          target: join(folder, 'hooks.ts'),
          mode: 'tags',
          client: () => ({
            client: ({ operationId }) => ({
              implementation: `\n${MARK}${JSON.stringify([operationId, implementation(operationId)])}\n`,
              imports: [],
              docComment: '',
            }),
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

/** Begins a line that holds a name and its code as JSON: no text of a description can begin a line. */
const MARK = '//storewire:';

/** Takes our lines out of orval's files, which also hold imports that we do not want. */
async function collect(folder: string, calls: Operation[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const source = await readFile(join(folder, file), 'utf8');
    for (const line of source.split('\n').filter((each) => each.startsWith(MARK))) {
      const [name, code] = JSON.parse(line.slice(MARK.length)) as [name: string, code: string];
      found.set(name, code);
    }
  }
  const bodies = Map.groupBy(calls, (call) => call.service);
  return new Map([...bodies].map(([service, list]) => [service, list.map((call) => found.get(call.name) ?? missing(call)).join('\n')]));
}

function missing(call: Operation): never {
  throw new Error(`orval left out ${call.id}`);
}
