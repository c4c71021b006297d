/** What every tool of `npm run test:generators` is, and how its commands run. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, run } from 'storewire-dev-kit/process';
import { type Document, operationsOf } from 'storewire-tools';

/**
 * The steps of a trial, which are columns of the table. Each throws, or returns what the table says about it.
 */
export const STEPS = ['generate', 'operations', 'compile', 'call', 'unknown'] as const;

type Step = (trial: Trial) => Promise<string>;

/** A third-party tool that reads a document of the package. */
export interface Tool {
  name: string;
  version: string;
  /** File in `documents/`. */
  document: string;
  /** What a user of the tool runs. */
  command: string;
  /** What has to be installed, if this command fails. */
  needs?: { install: string; test: readonly [string, ...string[]] };
  /** What the tool does not read, or reports. */
  note?: string;
  /** Generates a client, or reads the document. */
  generate?: Step;
  /** Counts the operations in the client, or of what was read. */
  operations?: Step;
  compile?: Step;
  /** Calls the local platform with the client, or from the document. */
  call?: Step;
  /** Reads a product whose type is in no document. */
  unknown?: Step;
}

/** Where one tool is tried, and the shop that its client calls. */
export interface Trial extends Shop {
  folder: string;
  document: string;
}

export interface Shop {
  url: string;
  /** The same shop, whose products have the type `UNKNOWN_TYPE`. */
  unknownUrl: string;
  clientId: string;
  /** A product without options, which clients read and add to the cart twice. */
  product: { id: string; name: string; type: string };
  /** The names of the first three products. */
  names: string[];
}

/** A product type that no document lists. */
export const UNKNOWN_TYPE = 'hologram';

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

/**
 * Makes the steps of a client: a program that gets the URL of the shop, the id of its OAuth client and the id of
 * a product. It requests a visitor token, lists three products, reads the product and adds two of it to the cart;
 * it prints the names of the three, name and type of the product, and the quantity in the cart.
 */
export function callsWith(
  command: (trial: Trial) => readonly [string, ...string[]],
  env: (trial: Trial) => Record<string, string> = () => ({}),
): Required<Pick<Tool, 'call' | 'unknown'>> {
  const runAt = async (trial: Trial, url: string, type: string): Promise<string> => {
    const { folder, clientId, product, names } = trial;
    const args = [url, clientId, product.id];
    const printed = await execute(folder, [...command(trial), ...args], env(trial));
    const expected = [...names, product.name, type, '2'];
    if (printed.trim() !== expected.join('\n'))
      throw new Error(`The client printed ${JSON.stringify(printed)}`);
    return 'yes';
  };
  return {
    call: (trial) => runAt(trial, trial.url, trial.product.type),
    unknown: (trial) => runAt(trial, trial.unknownUrl, UNKNOWN_TYPE),
  };
}

/** Counts the operations whose code is in the files of a client. `code` returns the text that each starts with. */
export const countOperations =
  (extension: string, code: (operationId: string) => string): Step =>
  async ({ folder, document }) => {
    const description = JSON.parse(await readFile(document, 'utf8')) as Document;
    const operations = [...operationsOf(description)].map(({ operation }) => operation);
    const text = await textOf(join(folder, 'client'), extension);
    const missing = operations.filter(({ operationId = '' }) => !text.includes(code(operationId)));
    if (missing.length === 0) return String(operations.length);
    const deprecated = operations.filter((operation) => operation.deprecated);
    if (missing.length !== deprecated.length || missing.some((operation) => !operation.deprecated))
      throw new Error(`Missing: ${missing.map(({ operationId }) => operationId).join(', ')}`);
    return `${operations.length - missing.length}, without the ${missing.length} that are deprecated`;
  };

async function textOf(folder: string, extension: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(extension));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}
