/** The growth of linear work is 4, of quadratic work 16. */
export const QUADRATIC = 8;

/** The first runs are slow, as the code is not optimized yet. */
const LEAST_RUNS = 4;
const MOST_RUNS = 50;

async function timeOf<Input>(inputs: readonly Input[], work: (input: Input) => unknown): Promise<number> {
  const start = performance.now();
  for (const input of inputs) await work(input);
  return performance.now() - start;
}

/**
 * How many times longer work takes with inputs of four times the size. Other work on the machine can only add time,
 * so the least time of several runs counts, and only growth that stays quadratic in all of them is returned as such.
 */
export async function growthOf<Input>(
  inputsOf: (size: number) => readonly Input[],
  work: (input: Input) => unknown,
  size: number,
): Promise<number> {
  const small = inputsOf(size);
  const large = inputsOf(4 * size);
  let [least, leastLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < MOST_RUNS; run++) {
    least = Math.min(least, await timeOf(small, work));
    leastLarge = Math.min(leastLarge, await timeOf(large, work));
    if (run >= LEAST_RUNS && leastLarge / least < QUADRATIC) break;
  }
  return leastLarge / least;
}
