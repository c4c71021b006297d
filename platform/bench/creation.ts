import { DatabaseSync } from 'node:sqlite';
import { median } from '../../test/bench/measure.ts';
import { createPlatform } from '../src/index.ts';

const ROUNDS = 15;

/** `createPlatform` with the rich shop and its first response, compared to opening an empty database in memory with one table. */
export async function measureCreation(): Promise<{ floorMs: number; ms: number; ratio: number }> {
  const floors: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const floorStart = performance.now();
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE item (id TEXT PRIMARY KEY)');
    database.prepare('SELECT count(*) FROM item').get();
    database.close();
    floors.push(performance.now() - floorStart);
    const start = performance.now();
    const platform = createPlatform({ seed: 'rich', clock: '2026-03-01T09:00:00Z' });
    await platform.fetch('http://127.0.0.1:4010/__dev/health');
    times.push(performance.now() - start);
    await platform.close();
  }
  const [floorMs, ms] = [median(floors), median(times)];
  return { floorMs, ms, ratio: ms / floorMs };
}
