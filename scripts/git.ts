import { run } from './bootstrap/child.js';

/** What a git command prints. Throws if it fails. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { code, stdout, output } = await run('git', args, { cwd: root });
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return stdout;
}
