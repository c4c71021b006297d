import { withoutDataReferences } from '../generate/data-references.ts';
import { type ReadOptions, readDescription } from '../generate/description.ts';
import { expandKeys, toWire } from '../generate/wire.ts';

/**
 * Reads a description and turns it into the one that a mock serves: x- keys are expanded, prefixes are in
 * the paths.
 */
export async function readWire(input: string, options?: ReadOptions): Promise<object> {
  return withoutDataReferences(toWire(expandKeys(await readDescription(input, options))));
}
