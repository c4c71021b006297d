import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from 'storewire-dev-kit/measure';
import type { Row } from './rows.ts';

/** Calls per second against a server on this machine, as a share of what fetch alone reaches. */
export async function measureThroughput(rounds = 7): Promise<Row[]> {
  const rows: Row[] = [];
  for (const atOnce of [1, 50]) {
    const contenders = [startDriver('floor', atOnce), startDriver('client', atOnce)];
    const rates: number[][] = [];
    // the first round warms up
    for (let round = 0; round <= rounds; round++) {
      const rate: number[] = [];
      for (const { drive } of contenders) rate.push(await drive());
      if (round > 0) rates.push(rate);
    }
    for (const { stop } of contenders) stop();
    const column = (index: number): number[] => rates.map((rate) => rate[index] ?? Number.NaN);
    const shares = rates.map(([base = Number.NaN, own = Number.NaN]) => own / base);
    rows.push([
      `loopback throughput, ${atOnce} at once`,
      `${median(column(0)).toFixed(0)}/s`,
      `${median(column(1)).toFixed(0)}/s`,
      median(shares).toFixed(2),
      '≥ 0.95',
    ]);
  }
  return rows;
}

interface Driver {
  /** Resolves to the calls per second of one round. */
  drive: () => Promise<number>;
  stop: () => void;
}

/** Each contender has a process of its own, since it would otherwise collect the garbage of the other one. */
function startDriver(contender: string, atOnce: number): Driver {
  const child = fork(new URL('./loopback-driver.ts', import.meta.url), [contender, `${atOnce}`]);
  return {
    drive: async () => {
      child.send('drive');
      const [rate] = (await once(child, 'message')) as [number];
      return rate;
    },
    stop: () => child.disconnect(),
  };
}
