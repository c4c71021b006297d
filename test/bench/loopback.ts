import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from 'storewire-dev-kit/measure';

export interface Throughput {
  name: string;
  goal: number;
  /** Calls per second of `fetch` alone. */
  floor: number;
  /** Calls per second of the client. */
  ours: number;
  /** Median of the ratios, round by round. */
  share: number;
}

/** Calls per second against a server on this machine, as a share of what fetch alone reaches. */
export async function measureThroughput(rounds = 7): Promise<Throughput[]> {
  const figures: Throughput[] = [];
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
    figures.push({
      name: `${atOnce} at once`,
      goal: 0.95,
      floor: median(column(0)),
      ours: median(column(1)),
      share: median(shares),
    });
  }
  return figures;
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
