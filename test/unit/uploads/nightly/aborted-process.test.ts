import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answer, type Intercept } from '../files-platform.ts';
import { platformForTest } from '../setup.ts';

const run = promisify(execFile);

/** Lets the first piece pass, and never responds to the second. */
function holdingSecondPiece(): Intercept {
  let pieces = 0;
  return ({ method }) => method === 'PATCH' && ++pieces === 2;
}

const failing: Intercept = (seen, _request, response) => {
  if (seen.method !== 'PATCH') return false;
  answer(response, 503, {});
  return true;
};

const POINTS: { point: string; when: string; intercept: Intercept }[] = [
  {
    point: 'address',
    when: 'while it requests its URL',
    intercept: ({ path }) => path.includes('generate'),
  },
  {
    point: 'creation',
    when: 'while it is created',
    intercept: ({ method, path }) => method === 'POST' && path === '/tus',
  },
  {
    point: 'finishing',
    when: 'while it is finished',
    intercept: ({ method }) => method === 'PUT',
  },
  { point: 'piece', when: 'while a piece is sent', intercept: holdingSecondPiece() },
  { point: 'signal', when: 'by its signal', intercept: holdingSecondPiece() },
  { point: 'back-off', when: 'while it waits to retry a piece', intercept: failing },
  { point: 'paused', when: 'while it is paused', intercept: () => false },
  {
    point: 'whole',
    when: 'during its only request',
    intercept: ({ method }) => method === 'PUT',
  },
];

describe('an aborted upload in a process of its own', () => {
  it.each(POINTS)('leaves nothing running if it is aborted $when', async ({ point, intercept }) => {
    const { platform } = await platformForTest();
    platform.intercept = intercept;
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'aborted-upload.ts'),
      platform.url,
      point,
    ]);
    expect(stdout).toBe('abort\n');
    expect(platform.files).toEqual([]);
  });

  it('leaves nothing running if it is aborted while it waits until the file is ready', async () => {
    const { platform } = await platformForTest();
    platform.looks = 1;
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'aborted-upload.ts'),
      platform.url,
      'waiting',
    ]);
    expect(stdout).toBe('abort\n');
    expect(platform.files).toHaveLength(1);
  });
});
