/** One thing to measure against the floor of its kind. */
export interface Contender {
  name: string;
  run: () => Promise<unknown>;
}

export interface Measured {
  name: string;
  /** Median over all rounds, in microseconds per call. */
  micros: number;
  /** Median of the ratios to the first contender, round by round. */
  ratio: number;
}

/**
 * Runs the contenders in turn, round after round, so that a machine that slows down slows all of them. The
 * first is the floor.
 */
export async function compare(
  contenders: Contender[],
  { rounds = 45, calls = 2000 } = {},
): Promise<Measured[]> {
  for (const { run } of contenders) for (let call = 0; call < calls; call++) await run();
  const times: number[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { run }] of contenders.entries()) {
      const started = performance.now();
      for (let call = 0; call < calls; call++) await run();
      times[index]?.push(((performance.now() - started) / calls) * 1000);
    }
  }
  const floor = times[0] ?? [];
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? [];
    return {
      name,
      micros: median(own),
      ratio: median(own.map((time, round) => time / (floor[round] ?? time))),
    };
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A table for people. */
export function printTable(title: string, columns: string[], rows: string[][]): void {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]): string =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  console.log(
    `\n${title}\n${line(columns)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}\n${rows.map(line).join('\n')}`,
  );
}
