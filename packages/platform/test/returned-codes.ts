/** Which application codes responses had in a run of the platform tests, in all its workers. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { routes } from '../generated/routes.ts';
import { NEVER_RETURNED } from '../src/calls/shared/never-returned.ts';
import { hasRunAll } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that workers append codes to. */
    returnedCodes: string;
  }
}

const recorded = new Set<string>();

/** Records the application code of a response, if it has one. */
export function recordCode(body: unknown, file: string): void {
  const { details } = body as { details?: { applicationError?: { code?: string } } };
  const code = details?.applicationError?.code;
  if (code === undefined || recorded.has(code)) return;
  recorded.add(code);
  appendFileSync(file, `${code}\n`);
}

/**
 * Fails a run of all platform tests if no response had one of the codes of the contract that the platform returns. It
 * belongs to the run, and is no test, because the codes are those of all test files.
 */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'returned-codes-'));
  const file = join(folder, 'codes.txt');
  writeFileSync(file, '');
  project.provide('returnedCodes', file);
  return async () => {
    const returned = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(folder, { recursive: true });
    if (!(await hasRunAll(project))) return;
    const codes = new Set(routes.flatMap((route) => route.codes.map(({ code }) => code)));
    const missing = [...codes].filter((code) => !returned.has(code) && !Object.hasOwn(NEVER_RETURNED, code));
    const listed = Object.keys(NEVER_RETURNED).filter((code) => returned.has(code));
    if (missing.length > 0)
      throw new Error(
        `No platform test got these codes, and never-returned.ts has no reason: ${missing.join(', ')}`,
      );
    if (listed.length > 0) throw new Error(`never-returned.ts lists what a test got: ${listed.join(', ')}`);
  };
}
