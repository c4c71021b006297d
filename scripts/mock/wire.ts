import { readDescription } from '../generate/description.ts';
import { expandApplicationErrors, toWire } from '../generate/wire.ts';

/** Reads a description as people write it and turns it into the one that travels: own errors are examples, prefixes are in the paths. */
export async function readWire(input: string): Promise<object> {
  return toWire(expandApplicationErrors(await readDescription(input)));
}
