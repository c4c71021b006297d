import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports every module of every folder that it is given and uses what they export, then says what that did to
 * the process. Started as a process of its own; answers with one line of JSON per folder. What the first
 * folder adds to the globals is normal.
 */
/** A client that sends nothing. */
const CLIENT = {
  [Symbol.for('storewire.transport')]: {
    call: async () => ({}),
    read: async (
      _operation: unknown,
      _input: unknown,
      _options: unknown,
      reader: (body: object, call: object) => unknown,
    ) => reader({}, { context: {} }),
    buildUrl: () => new URL('https://www.example.com'),
  },
};

let before: string[] | undefined;
const known = Object.getOwnPropertyNames(Object.prototype).toSorted().join();

for (const folder of process.argv.slice(2)) {
  const failures: string[] = [];
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
  for (const file of files) {
    try {
      const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
      use(file, module);
    } catch (error) {
      failures.push(`${file}: ${String(error)}`);
    }
  }
  before ??= globals();
  const added = globals().filter((name) => !before?.includes(name));
  for (const name of added) Reflect.deleteProperty(globalThis, name);
  const isIntact = Object.getOwnPropertyNames(Object.prototype).toSorted().join() === known;
  console.log(JSON.stringify({ folder, files: files.length, failures, added, isIntact }));
}

/** What a program does with the exports: it parses with schemas, asks handlers, makes calls. */
function use(file: string, module: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(module)) {
    if (name.endsWith('Schema'))
      for (const input of [undefined, 'text', {}, [], { wishlist: {} }])
        (value as { safeParse: (input: unknown) => unknown }).safeParse(input);
    if (file.startsWith('operations/') && typeof value === 'function') value(CLIENT, {});
    if (file.startsWith('paging/') && typeof value === 'function') void Promise.resolve(value(CLIENT, {}));
    if (file.startsWith('msw/') && name.endsWith('Handler'))
      askHandler(value as (options: object) => unknown);
  }
}

/** The second time looks through every failure for one that is not there. */
function askHandler(handler: (options: object) => unknown): void {
  handler({ body: {} });
  try {
    handler({ example: 'noSuchExample' });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function globals(): string[] {
  return Object.getOwnPropertyNames(globalThis);
}
