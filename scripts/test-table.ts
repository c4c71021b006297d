import { relative } from 'node:path';

/** The part of Vitest's JSON report that the table is made of. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    /** The file. */
    name: string;
    /** In milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: readonly unknown[];
  }[];
}

interface Row {
  name: string;
  tests: number;
  seconds: number;
}

/** The package that a file belongs to. The root of the repository is the client. */
const packageOf = (file: string): string =>
  /^packages\/([^/]+)/.exec(file.replaceAll('\\', '/'))?.[1] ?? 'client';

/**
 * A table with a line for each package: its tests, and the seconds that its test files took one by one. The
 * last line has the counts of the whole run.
 */
export function testTable(report: Report, root: string): string {
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: packageOf(relative(root, name)),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
  const sum = (name: string, rows: readonly Row[]): Row => ({
    name,
    tests: rows.reduce((all, { tests }) => all + tests, 0),
    seconds: rows.reduce((all, { seconds }) => all + seconds, 0),
  });
  const rows = [...Map.groupBy(files, ({ name }) => name)].map(([name, own]) => sum(name, own));
  const line = ({ name, tests, seconds }: Row): string =>
    `${name.padEnd(12)} ${String(tests).padStart(6)} ${seconds.toFixed(0).padStart(9)}`;
  return [
    '\npackage       tests   seconds',
    ...rows.toSorted((a, b) => b.seconds - a.seconds).map(line),
    line(sum('all', rows)),
    `\n${report.numPassedTests} passed, ${report.numFailedTests} failed`,
  ].join('\n');
}
