/**
 * `npm run generate -w storewire-platform`: writes generated/, which is what the platform needs of the
 * contract at run time. Does nothing if no source has changed. With `--check`, it changes no committed file,
 * and fails if one is stale.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isUnchanged, remember } from './fingerprint.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'packages/platform/generated');
const ACTIONS = 'actions.ts';

type Files = Map<string, string>;

/** The modules with values are too large for a diff. They are not committed. */
const isCommitted = (file: string): boolean => !file.endsWith('.js');

/** The methods of a platform follow from its table of actions, which loads the tables that are on disk. */
async function withActions(tables: Files): Promise<Files> {
  const { makeActions } = await import('./actions.ts');
  return new Map([...tables, [ACTIONS, makeActions()]]);
}

const textOf = (file: string): Promise<string> => readFile(join(folder, file), 'utf8').catch(() => '');

async function write(): Promise<void> {
  if (await isUnchanged(root)) return;
  const started = performance.now();
  const { writeFolder, tables } = await generated();
  const changedTables = await writeFolder(folder, new Map([...tables, [ACTIONS, await textOf(ACTIONS)]]));
  const files = await withActions(tables);
  const changed = changedTables + (await writeFolder(folder, files));
  await remember(root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${files.size} files of the platform made in ${seconds} s, ${changed} changed`);
}

async function check(): Promise<void> {
  const { findStale, writeFolder, tables } = await generated();
  const report = async (expected: Files): Promise<boolean> => {
    const stale = (await findStale(folder, expected)).filter(({ file }) => isCommitted(file));
    for (const { file, state } of stale) console.error(`packages/platform/generated/${file} ${state}`);
    if (stale.length > 0) process.exitCode = 1;
    return stale.length === 0;
  };
  const actions = await textOf(ACTIONS);
  if (!(await report(new Map([...tables, [ACTIONS, actions]])))) return;
  await writeFolder(folder, new Map([...tables, [ACTIONS, actions]]));
  await report(await withActions(tables));
}

/** The tables, and what compares and writes them. It is loaded only if it is needed. */
async function generated() {
  const [tools, { makeTables }] = await Promise.all([import('storewire-tools'), import('./generate.ts')]);
  return { ...tools, tables: await makeTables(root) };
}

await (process.argv.includes('--check') ? check() : write());
