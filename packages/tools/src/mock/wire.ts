import { type Described, readLocated } from '../generate/description.ts';
import { toWire } from '../generate/wire.ts';

/**
 * Reads a description and turns it into the one that a mock serves: x- keys are expanded, prefixes are in
 * the paths.
 */
export async function readWire(
  input: string,
  check: (description: Described) => Promise<void> = async () => undefined,
): Promise<object> {
  const description = await readLocated(input);
  await check(description);
  return toWire(description.document);
}
