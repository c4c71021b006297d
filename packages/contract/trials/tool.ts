/** What every tool of `npm run test:generators` is, and how its commands run. */
import { mkdir, writeFile } from 'node:fs/promises';
import { npm, run } from 'storewire-dev-kit/process';

/**
 * The steps of a trial, which are columns of the table. Each throws, or returns what the table says about it.
 */
export const STEPS = ['generate', 'compile', 'call'] as const;

type Step = (trial: Trial) => Promise<string>;

/** A third-party tool that reads a document of the package. */
export interface Tool {
  name: string;
  version: string;
  /** File in `generated/`. */
  document: string;
  /** What a user of the tool runs. */
  command: string;
  /** What has to be installed, if this command fails. */
  needs?: { install: string; test: readonly [string, ...string[]] };
  /** What the tool does not read, or reports. */
  note?: string;
  /** Generates a client, or reads the document. */
  generate?: Step;
  compile?: Step;
  /** Calls the local platform with the client, or from the document. */
  call?: Step;
}

/** Where one tool is tried, and the shop that its client calls. */
export interface Trial {
  folder: string;
  document: string;
  url: string;
  clientId: string;
  /** What a client prints: the names of three products. */
  expected: string;
}

/** Runs a command in the folder of a trial. Returns what it printed, and throws it if the command fails. */
export async function execute(
  folder: string,
  [file, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<string> {
  const finished = await run(file, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    timeoutMs: 600_000,
  });
  if (finished.code !== 0) throw new Error(`${file} failed: ${finished.output.slice(-2000)}`);
  return finished.stdout;
}

/** Installs exact versions of packages in a folder. */
export async function install(folder: string, ...packages: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  const { code, output } = await npm(['install', ...options, ...packages], folder);
  if (code !== 0) throw new Error(`npm install failed: ${output.slice(-1000)}`);
}

/** Runs a program that makes the calls, and compares what it prints with the products of the shop. */
export async function call(
  { folder, url, clientId, expected }: Trial,
  command: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<string> {
  const printed = (await execute(folder, [...command, url, clientId], env)).trim();
  if (printed !== expected) throw new Error(`The client printed ${JSON.stringify(printed)}`);
  return 'yes';
}
