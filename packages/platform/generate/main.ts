/**
 * `npm run generate -w storewire-platform`: writes generated/, which is what the platform needs of the contract at run
 * time. Does nothing if no source has changed. The files are not committed.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fingerprint } from 'storewire-dev-kit/fingerprint';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'packages/platform/generated');
const fingerprint = new Fingerprint(
  root,
  [
    'openapi',
    'packages/tools/src',
    'packages/platform/generate',
    'packages/platform/src',
    'packages/platform/generated',
    'package-lock.json',
  ],
  'packages/platform/.cache/generated.sha256',
);
const ACTIONS = 'actions.ts';

type Files = Map<string, string>;

/** The methods of a platform follow from its table of actions, which loads the tables that are on disk. */
async function withActions(tables: Files): Promise<Files> {
  const { makeActions } = await import('./actions.ts');
  return new Map([...tables, [ACTIONS, makeActions()]]);
}

const textOf = (file: string): Promise<string> => readFile(join(folder, file), 'utf8').catch(() => '');

if (!(await fingerprint.isUnchanged())) {
  const started = performance.now();
  // loaded only if they are needed, which takes seconds
  const [{ writeFolder }, { makeTables }] = await Promise.all([
    import('storewire-tools'),
    import('./generate.ts'),
  ]);
  const tables = await makeTables(root);
  await writeFolder(folder, new Map([...tables, [ACTIONS, await textOf(ACTIONS)]]));
  await writeFolder(folder, await withActions(tables));
  await fingerprint.remember();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The tables of the local platform are made from openapi/, in ${seconds} s`);
}
