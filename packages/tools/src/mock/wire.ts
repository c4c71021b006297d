import { type ReadOptions, readDescription } from '../generate/description.ts';
import { stepsOf, valueAt } from '../generate/normalise/walk.ts';
import { expandKeys, toWire } from '../generate/wire.ts';

/**
 * Reads a description and turns it into the one that a mock serves: x- keys are expanded, prefixes are in
 * the paths.
 */
export async function readWire(input: string, options?: ReadOptions): Promise<object> {
  return withoutDataReferences(toWire(expandKeys(await readDescription(input, options))));
}

/**
 * A bundled description refers to nothing outside of it. What looks like such a reference is data, in an
 * example for instance, which Prism would read from the current folder or fetch.
 */
function withoutDataReferences(document: object): object {
  const whole = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  const leadsNowhere = ($ref: string): boolean =>
    !$ref.startsWith('#/') || valueAt(whole, stepsOf($ref)) === undefined;
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && leadsNowhere(value) ? undefined : value,
  ) as object;
}
