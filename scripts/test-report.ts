import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

interface Row {
  tests: number;
  seconds: number;
}

/** The end of a test run: a table of the packages, what was not run for want of a program, and the counts. */
export class TestReport implements Reporter {
  readonly #hasBrowser: boolean;
  #isFiltered = false;

  constructor(hasBrowser: boolean) {
    this.#hasBrowser = hasBrowser;
  }

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const countOf = (state: string): number => tests.filter((test) => test.result().state === state).length;
    console.log(tableOf(modules));
    const skipped = modules.filter(({ children }) =>
      Array.from(children.allTests()).some((test) => test.result().state === 'skipped'),
    );
    const missing = [
      ...(this.#hasBrowser ? [] : ['pages in Chromium, which CHROMIUM_PATH can name']),
      // `-t` skips tests too, for their names
      ...(this.#isFiltered ? [] : skipped.map(({ moduleId }) => relative('.', moduleId))),
    ];
    if (missing.length > 0) console.log(`\nNot run, as this machine lacks a program: ${missing.join(', ')}`);
    const counts = `${countOf('passed')} passed, ${countOf('failed')} failed`;
    console.log(`\n${counts}${skipped.length > 0 ? `, ${countOf('skipped')} skipped` : ''}`);
  }
}

/** A line for each package: its tests, and the seconds that its files took one by one. */
function tableOf(modules: readonly TestModule[]): string {
  const rows = new Map<string, Row>();
  for (const module of modules) {
    const { setupDuration, collectDuration, duration } = module.diagnostic();
    const seconds = (setupDuration + collectDuration + duration) / 1000;
    for (const name of [packageOf(module.moduleId), 'all']) {
      const row = rows.get(name) ?? { tests: 0, seconds: 0 };
      const tests = row.tests + Array.from(module.children.allTests()).length;
      rows.set(name, { tests, seconds: row.seconds + seconds });
    }
  }
  const lines = [...rows]
    .toSorted(([, one], [, other]) => other.seconds - one.seconds)
    .map(
      ([name, { tests, seconds }]) =>
        `${name.padEnd(12)} ${String(tests).padStart(6)} ${seconds.toFixed(0).padStart(9)}`,
    );
  return ['\npackage       tests   seconds', ...lines].join('\n');
}

/** The root of the repository is the client. */
const packageOf = (file: string): string =>
  /^packages\/([^/]+)/.exec(relative('.', file).replaceAll('\\', '/'))?.[1] ?? 'client';
