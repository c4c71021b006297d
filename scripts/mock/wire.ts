import { readDescription } from '../generate/description.ts';
import { expandKeys } from '../generate/expand.ts';
import { toWire } from '../generate/wire.ts';

/** Reads a description as people write it and turns it into the one that travels: x- keys are spelt out, prefixes are in the paths. */
export async function readWire(input: string): Promise<object> {
  return toWire(expandKeys(await readDescription(input)));
}
