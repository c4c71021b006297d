/**
 * `npm run generate:calls`: makes the generated files that are committed, from openapi/, but for those of other tools.
 * With `--check` it writes nothing, and fails if a file is not what it would write.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  DescriptionError,
  describeChanges,
  findStale,
  generate,
  listFiles,
  withKeyTables,
  writeFolder,
} from 'storewire-tools';

const SOURCE = {
  main: '../src/index.ts',
  rootRuntime: '../src/runtime/index.ts',
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  zod: '../../src/runtime/zod.ts',
  msw: '../../src/runtime/msw.ts',
};

/**
 * The client of this repository is src/client.ts, its credentials are in src/auth, and packages/contract makes the
 * documents that other tools read.
 */
const NOT_COMMITTED = ['client.ts', 'credentials.ts', 'contract.json'];

/** Files of openapi-typescript, openapi-ts and orval, which stay as they are. */
const OF_OTHERS = /^(?:schemas\.ts|paths\.ts|zod\/(?:requests|responses)\.ts|hooks\/.*)$/;

/** Where the calls for react-admin are. */
const REACT_ADMIN = 'packages/react-admin/generated';

async function generateOwn(root: string, isCheck: boolean): Promise<Map<string, Map<string, string>>> {
  const files = await generate({
    input: join(root, 'openapi/openapi.yaml'),
    imports: SOURCE,
    resources: true,
    isOnlyOwn: !isCheck,
  });
  for (const name of NOT_COMMITTED) files.delete(name);
  for (const name of await listFiles(join(root, 'generated')))
    if (OF_OTHERS.test(name) && !files.has(name))
      files.set(name, await readFile(join(root, 'generated', name), 'utf8'));
  const folders = new Map<string, Map<string, string>>();
  for (const [name, text] of files) {
    const isResource = name.startsWith('resources/');
    const folder = isResource ? REACT_ADMIN : 'generated';
    const inFolder = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, inFolder.set(isResource ? basename(name) : name, text));
  }
  return folders;
}

/** The page of the x- keys. Its tables are made from their declarations. */
const KEYS_PAGE = 'openapi/EXTENSIONS.md';

async function main(isCheck: boolean): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const started = performance.now();
  let count = 0;
  const changes: string[] = [];
  for (const [folder, files] of await generateOwn(root, isCheck)) {
    count += files.size;
    if (!isCheck) {
      const lines = describeChanges(await writeFolder(join(root, folder), files));
      changes.push(...lines.map((line) => `  ${folder}: ${line}`));
    } else
      for (const { file, state } of await findStale(join(root, folder), files))
        reportStale(`${folder}/${file} ${state}`);
  }
  const page = await readFile(join(root, KEYS_PAGE), 'utf8');
  const keysPage = withKeyTables(page);
  if (isCheck && page !== keysPage) reportStale(`${KEYS_PAGE} is out of date`);
  if (!isCheck && page !== keysPage) {
    await writeFile(join(root, KEYS_PAGE), keysPage);
    changes.push(`  ${KEYS_PAGE}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isCheck) return;
  console.log(`${count} files generated in ${seconds} s`);
  for (const line of changes.length > 0 ? changes : ['  nothing changed']) console.log(line);
}

function reportStale(what: string): void {
  console.error(`${what}: run npm run generate and commit the result`);
  process.exitCode = 1;
}

if (import.meta.main) {
  await main(process.argv.includes('--check')).catch((error: unknown) => {
    if (!(error instanceof DescriptionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
