/** Steps of the gate and of `npm run check`. */
import { resolve } from 'node:path';
import { run, runInherited } from './bootstrap/child.js';
import { npm } from './bootstrap/npm.js';
import { secondsSince } from './bootstrap/progress.js';

export const ROOT = resolve(import.meta.dirname, '..');

/** A check that prints its problems and exits with another code than 0 if it finds any. */
export interface Step {
  name: string;
  run: () => Promise<{ code: number; output: string }>;
}

/** A step that is a script of package.json. */
export const script = (name: string, command: string): Step => ({
  name,
  run: () => npm(['run', '--silent', command], ROOT),
});

/** What a git command prints. Throws if it fails. */
export async function git(...args: string[]): Promise<string> {
  const { code, stdout, output } = await run('git', args, { cwd: ROOT });
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return stdout;
}

/** Runs Vitest, which prints its progress, and resolves to its exit code. */
export const runVitest = (args: readonly string[]): Promise<number> =>
  runInherited(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { cwd: ROOT });

type Log = (line: string) => void;

const AT_ONCE = 2;

/** Runs stage after stage, the steps of a stage two at a time. After a failure, no further step starts. */
export async function runStages(
  stages: readonly (readonly Step[])[],
  log: Log,
  name = 'verify',
): Promise<boolean> {
  const startedAt = performance.now();
  const failed: string[] = [];
  for (const stage of stages) {
    const waiting = [...stage];
    const work = async (): Promise<void> => {
      for (let step = waiting.shift(); step && failed.length === 0; step = waiting.shift())
        if (!(await runStep(step, log))) failed.push(step.name);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (failed.length > 0) break;
  }
  const time = secondsSince(startedAt);
  log(
    failed.length === 0
      ? `\n${name} passed in ${time}`
      : `\n${name} failed at ${failed.join(' and ')} after ${time}`,
  );
  return failed.length === 0;
}

async function runStep({ name, run }: Step, log: Log): Promise<boolean> {
  const startedAt = performance.now();
  const { code, output } = await run();
  log(`${code === 0 ? '✓' : '✗'} ${name} ${secondsSince(startedAt)}`);
  if (code !== 0 && output.trim() !== '') log(output.trimEnd());
  return code === 0;
}
