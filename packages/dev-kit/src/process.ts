/** Runs programs in builds and tests. */
import { x } from 'tinyexec';

export interface Finished {
  /** The exit code. */
  code: number;
  stdout: string;
  /** Standard output, followed by standard error. */
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
}

/** Runs a program until it ends. Does not reject if the exit code is not 0. */
export async function run(
  file: string,
  args: readonly string[],
  { cwd, env, timeoutMs }: RunOptions = {},
): Promise<Finished> {
  const { exitCode, stdout, stderr } = await x(file, [...args], {
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    nodeOptions: { ...(cwd !== undefined && { cwd }), ...(env && { env }) },
  });
  return { code: exitCode ?? 1, stdout, output: stdout + stderr };
}

const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** Runs npm in a folder. */
export const npm = (args: readonly string[], cwd: string): Promise<Finished> =>
  run('npm', [...args, ...QUIET], { cwd, env: { ...process.env, SCARF_ANALYTICS: 'false' } });
