import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../scripts/bootstrap/child.js';
import { runStages, type Step } from '../../scripts/steps.ts';
import { testTable } from '../../scripts/test-table.ts';

describe('the gate', () => {
  const done: string[] = [];
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const step = (name: string, code = 0): Step => ({
    name,
    run: async () => {
      done.push(name);
      return { code, output: `what ${name} says` };
    },
  });

  test('passes when every step does, and keeps their output to itself', async () => {
    done.length = lines.length = 0;
    expect(await runStages([[step('a'), step('b'), step('c')], [step('d')]], log)).toBe(true);
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(lines.join('\n')).not.toContain('what');
    expect(lines.at(-1)).toMatch(/verify passed in \d+\.\d s/);
  });

  test('begins nothing after a failure, shows what the step said and names it at the end', async () => {
    done.length = lines.length = 0;
    expect(await runStages([[step('a'), step('b', 1)], [step('c')]], log)).toBe(false);
    expect(done).toEqual(['a', 'b']);
    expect(lines).toContain('what b says');
    expect(lines).not.toContain('what a says');
    expect(lines.at(-1)).toMatch(/verify failed at b after/);
  });

  test('runs the steps of a stage two at a time', async () => {
    let running = 0;
    const seen: number[] = [];
    const slow = (name: string): Step => ({
      name,
      run: async () => {
        seen.push(++running);
        await new Promise(setImmediate);
        running--;
        return { code: 0, output: '' };
      },
    });
    await runStages([['a', 'b', 'c', 'd', 'e'].map(slow)], log);
    expect(Math.max(...seen)).toBe(2);
    expect(seen).toHaveLength(5);
  });
});

test('the gate prints its steps for --help', async () => {
  const script = resolve(import.meta.dirname, '../../scripts/verify.ts');
  const { code, stdout } = await run(process.execPath, [script, '--help']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^npm run verify -- --only .*\nSteps: types, .*, docs, docs-pages\n$/),
  ]);
});

test('the table of a run counts the tests and seconds of each package, the client included', () => {
  const root = resolve('/shop');
  const file = (name: string, seconds: number, tests: number) => ({
    name: resolve(root, name),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
    assertionResults: Array.from({ length: tests }, () => ({})),
  });
  const testResults = [
    file('test/unit/a.test.ts', 2, 3),
    file('test/e2e/b.test.ts', 5, 1),
    file('packages/platform/test/c.test.ts', 40, 20),
  ];
  expect(testTable({ numPassedTests: 23, numFailedTests: 1, testResults }, root).split('\n')).toEqual([
    '',
    'package       tests   seconds',
    'platform         20        40',
    'client            4         7',
    'all              24        47',
    '',
    '23 passed, 1 failed',
  ]);
});
