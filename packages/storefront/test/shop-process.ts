/** The store front in a process of its own, as its container runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'storewire-dev-kit/free-port';
import { onTestFinished } from 'vitest';
import { PACKAGE } from '../server/start.ts';

export interface ShopProcess {
  port: number;
  /** Asks the process to end. Resolves to its exit code. */
  stop(): Promise<number>;
}

interface ProcessOptions {
  port?: number;
  /** Prints what the process logs as errors. Default true. */
  showsErrors?: boolean;
  onEnd?: (end: () => void) => void;
}

/** Starts a process with environment variables, until the test ends. Resolves when it listens. */
export async function startProcess(
  variables: Record<string, string>,
  { port, showsErrors = true, onEnd = onTestFinished }: ProcessOptions = {},
): Promise<ShopProcess> {
  const ownPort = port ?? (await freePort());
  const child = spawn(process.execPath, [join(PACKAGE, 'server/main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(ownPort), ...variables },
    stdio: ['ignore', 'pipe', showsErrors ? 'inherit' : 'ignore'],
  });
  const ended = once(child, 'exit');
  onEnd(() => void child.kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) if (line.startsWith('listening')) break;
  child.stdout.resume();
  const stop = async (): Promise<number> => {
    child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  };
  return { port: ownPort, stop };
}
