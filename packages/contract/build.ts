/** `npm run build -w storewire-contract`: the documents next to the description, and the package. */
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pack } from 'storewire-dev-kit/pack';
import { writeDocuments } from './documents.ts';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const openapi = join(root, 'openapi');
/** Named in the package tests as well. */
const PACKED = join(root, '.cache/storewire-contract.tgz');

/** In the repository, a journey names the documents from its own folder. */
async function copyJourneys(): Promise<void> {
  const folder = join(here, 'journeys');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for await (const name of glob('*.arazzo.yaml', { cwd: join(openapi, 'journeys') })) {
    const text = await readFile(join(openapi, 'journeys', name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll('../../packages/contract/', '../'));
  }
}

await writeDocuments();
await copyJourneys();
await cp(join(openapi, 'EXTENSIONS.md'), join(here, 'EXTENSIONS.md'));
await cp(join(root, 'LICENSE'), join(here, 'LICENSE'));
const files = await pack(here, PACKED);
const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
console.log(`${files.length} files, ${megabytes.toFixed(1)} MB`);
