import { DatabaseSync } from 'node:sqlite';
import { median } from 'storewire-dev-kit/measure';
import { createPlatform } from '../src/index.ts';

const ROUNDS = 15;
const PER_ROUND = 20;

/**
 * CPU milliseconds of `createPlatform` with the rich shop and its first response, compared to opening an empty database in memory
 * with one table. The first shop of the process, which fills the image that the others are copied from, is not counted.
 */
export async function measureCreation(): Promise<{ floorMs: number; ms: number; ratio: number }> {
  const floors: number[] = [];
  const times: number[] = [];
  await openShop();
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await cpuMsOf(openDatabase));
    times.push(await cpuMsOf(openShop));
  }
  const [floorMs, ms] = [median(floors), median(times)];
  return { floorMs, ms, ratio: ms / floorMs };
}

function openDatabase(): void {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE item (id TEXT PRIMARY KEY)');
  database.prepare('SELECT count(*) FROM item').get();
  database.close();
}

async function openShop(): Promise<void> {
  const platform = createPlatform({ seed: 'rich', clock: '2026-03-01T09:00:00Z' });
  await platform.fetch('http://127.0.0.1:4010/__dev/health');
  await platform.close();
}

async function cpuMsOf(run: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < PER_ROUND; index++) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PER_ROUND;
}
