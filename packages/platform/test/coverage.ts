/** What responses had in a run of the platform tests, in all its workers: application codes and properties. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { routes } from '../generated/routes.ts';
import { NEVER_RETURNED } from './never-returned.ts';
import { NEVER_SEEN } from './never-seen.ts';
import { readOnlyProperties } from './seen-properties.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that workers append names to. */
    seenInResponses: string;
  }
}

const recorded = new Set<string>();

/** Records names of codes or properties that a response has. */
export function record(names: readonly string[], file: string): void {
  const added = names.filter((name) => !recorded.has(name));
  for (const name of added) recorded.add(name);
  if (added.length > 0) appendFileSync(file, `${added.join('\n')}\n`);
}

/**
 * Fails a run of all test files, as `npm test` is one, if no response had a code that the platform returns or a
 * read-only property, or if a response had one of those that are listed with a reason why none has it. It belongs to
 * the run, and is no test, because the responses are those of all test files.
 */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seen-in-responses-'));
  const file = join(folder, 'names.txt');
  writeFileSync(file, '');
  project.provide('seenInResponses', file);
  return async () => {
    const seen = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(folder, { recursive: true });
    if (!(await hasRunAll(project))) return;
    const codes = new Set(routes.flatMap((route) => route.codes.map(({ code }) => code)));
    const problems = [
      ...differences('never-returned.ts', codes, NEVER_RETURNED, seen),
      ...differences('never-seen.ts', readOnlyProperties(), NEVER_SEEN, seen),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

function differences(
  list: string,
  described: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
  seen: ReadonlySet<string>,
): string[] {
  return [
    ...[...described]
      .filter((name) => !seen.has(name) && !Object.hasOwn(reasons, name))
      .map((name) => `No response of a platform test had ${name}, and ${list} has no reason`),
    ...Object.keys(reasons)
      .filter((name) => seen.has(name) || !described.has(name))
      .map((name) => `${list} lists ${name}, which a response of a platform test had or none can have`),
  ];
}

/** Whether a run was one of all test files of a project, whatever they are in its mode. A shard never is. */
async function hasRunAll(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name);
  return ran.length === testFiles.length && project.vitest.config.testNamePattern === undefined;
}
