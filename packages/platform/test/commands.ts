/** The commands of this package as processes, which start its bundle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';
import { newFolder } from './new-folder.ts';

/** A command that is ended after the test, and what it has printed. */
export interface Command {
  child: ChildProcess;
  printed: () => string;
}

/** Starts a command, such as `['platform', '--memory']`. */
export function start(args: readonly string[], { cwd = newFolder(), env = {} } = {}): Command {
  const child = spawn(process.execPath, [inject('bundled').command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      printed += String(text);
    });
  return { child, printed: () => printed };
}

/** Waits for the end of a command. */
export async function run(
  args: readonly string[],
  options?: Parameters<typeof start>[1],
): Promise<{ status: number | null; output: string }> {
  const { child, printed } = start(args, options);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output: printed() };
}

/** Waits for the end of the command `platform`. */
export const runPlatform = (args: readonly string[], cwd?: string) =>
  run(['platform', ...args], { ...(cwd && { cwd }) });

/** The number of products of a platform. */
export async function countProducts(url: string | undefined): Promise<number> {
  const response = await fetch(`${url}/__dev/api/listItems?entity=product`);
  return ((await response.json()) as { total: number }).total;
}

/** Starts a platform, and resolves with what it prints when it is ready. */
export async function ready(args: readonly string[], cwd?: string) {
  const { child } = start(['platform', ...args, '--port', '0', '--json'], { ...(cwd && { cwd }) });
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout }))
    return { child, facts: JSON.parse(line) as Record<string, string> };
  throw new Error('The command has ended');
}
