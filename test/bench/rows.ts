import { compare } from 'storewire-dev-kit/measure';

/** A line of the table. */
export type Row = [what: string, floor: string, storewire: string, ratio: string, goal: string];

interface Timed {
  what: string;
  /** The largest ratio that is good. Absent for what is measured for comparison only. */
  goal?: number;
  floor: () => unknown;
  ours: () => unknown;
  /** Calls per round. */
  calls?: number;
}

/** The time of a call, next to that of its floor. */
export async function timeRow({ what, goal, floor, ours, calls = 500 }: Timed): Promise<Row> {
  const [base, own] = await compare(
    [
      { name: 'floor', run: async () => floor() },
      { name: 'storewire', run: async () => ours() },
    ],
    { calls },
  );
  return [
    what,
    `${base?.micros.toFixed(1)} µs`,
    `${own?.micros.toFixed(1)} µs`,
    `${own?.ratio.toFixed(2)} ×`,
    goal ? `≤ ${goal} ×` : '',
  ];
}
