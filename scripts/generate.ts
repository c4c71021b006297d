/**
 * `npm run generate`: makes the generated files that are committed, from openapi/. With `--check` it writes nothing,
 * and fails if a file is not what it would write.
 */
import { basename, join, resolve } from 'node:path';
import { DescriptionError, findStale, generate, writeFolder } from 'storewire-tools';

const SOURCE = {
  main: '../src/index.ts',
  rootRuntime: '../src/runtime/index.ts',
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  msw: '../../src/runtime/msw.ts',
};

/** What the calls for react-admin import, which are a package of their own. */
const RESOURCES = {
  facts: 'storewire-react-admin',
  calls: () => 'storewire/operations',
  pagers: () => 'storewire/operations',
  types: 'storewire',
};

/**
 * The client of this repository is src/client.ts, its credentials are in src/auth, and packages/contract makes the
 * documents that other tools read.
 */
const NOT_COMMITTED = ['client.ts', 'credentials.ts', 'contract.json', 'wire.json'];

/** Where the calls for react-admin are. */
const REACT_ADMIN = 'packages/react-admin/generated';

/**
 * The files of each generated folder.
 */
export async function generateOwn(root: string): Promise<Map<string, Map<string, string>>> {
  const files = await generate({
    input: join(root, 'openapi/openapi.yaml'),
    imports: SOURCE,
    resources: RESOURCES,
  });
  for (const name of NOT_COMMITTED) files.delete(name);
  const folders = new Map<string, Map<string, string>>();
  for (const [name, text] of files) {
    const isResource = name.startsWith('resources/');
    const folder = isResource ? REACT_ADMIN : 'generated';
    const inFolder = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, inFolder.set(isResource ? basename(name) : name, text));
  }
  return folders;
}

async function main(isCheck: boolean): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const started = performance.now();
  let count = 0;
  let changed = 0;
  for (const [folder, files] of await generateOwn(root)) {
    count += files.size;
    if (!isCheck) changed += await writeFolder(join(root, folder), files);
    else
      for (const { file, state } of await findStale(join(root, folder), files)) {
        console.error(`${folder}/${file} ${state}: run npm run generate and commit the result`);
        process.exitCode = 1;
      }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!isCheck) console.log(`${count} files generated in ${seconds} s, ${changed} changed`);
}

if (import.meta.main) {
  await main(process.argv.includes('--check')).catch((error: unknown) => {
    if (!(error instanceof DescriptionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
