/** The time of work with one input, in milliseconds: the least of several runs, as any disturbance adds some. */
async function leastTime<Input>(
  input: Input,
  work: (input: Input) => unknown,
  runs: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work(input);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** The growth of linear work is 4, of quadratic work 16. */
export const QUADRATIC = 8;

/** How many times longer work takes with inputs of four times the size. Many inputs need few runs of each. */
export async function growthOf<Input>(
  inputsOf: (size: number) => readonly Input[],
  work: (input: Input) => unknown,
  size: number,
  runs = 5,
): Promise<number> {
  const times = [0, 0] as [small: number, large: number];
  for (const input of inputsOf(size)) times[0] += await leastTime(input, work, runs);
  for (const input of inputsOf(4 * size)) times[1] += await leastTime(input, work, runs);
  return times[1] / times[0];
}
