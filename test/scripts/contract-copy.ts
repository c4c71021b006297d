/** A copy of the contract and of what is generated from it, in which tools run by their own commands. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finished, run } from 'storewire-dev-kit/process';
import { makeSandbox } from 'storewire-dev-kit/sandbox';

const ROOT = join(import.meta.dirname, '../..');

/** What the tools read, and what they write. */
const COPIED = [
  'openapi',
  'openapi-ts.config.ts',
  'orval.config.ts',
  'redocly.yaml',
  'tsconfig.json',
  'packages/tools/src',
  'generated/hooks',
  'generated/zod',
];

const PROGRAMS = {
  'openapi-typescript': fileURLToPath(new URL('../bin/cli.js', import.meta.resolve('openapi-typescript'))),
  'openapi-ts': join(ROOT, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
  orval: fileURLToPath(new URL('bin/orval.mjs', import.meta.resolve('orval'))),
  redocly: fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
};

export type Tool = keyof typeof PROGRAMS;

interface ContractCopy {
  folder: string;
  /** What `npx <tool>` does in the copy, without messages to its makers. */
  npx: (tool: Tool, ...args: string[]) => Promise<Finished>;
  remove: () => Promise<void>;
}

export async function copyContract(): Promise<ContractCopy> {
  const { folder: sandbox, remove } = await makeSandbox();
  const folder = join(sandbox, 'repository');
  for (const path of COPIED) await cp(join(ROOT, path), join(folder, path), { recursive: true });
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const npx: ContractCopy['npx'] = (tool, ...args) =>
    run(process.execPath, [PROGRAMS[tool], ...args], { cwd: folder, env });
  return { folder, npx, remove };
}
