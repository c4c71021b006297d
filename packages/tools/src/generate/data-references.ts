import { stepsOf, valueAt } from './normalise/walk.ts';

/**
 * A bundled description refers to nothing outside of it. What looks like such a reference is data, in an
 * example for instance, which Prism and orval would read from the current folder or fetch.
 */
export function withoutDataReferences<D extends object>(document: D): D {
  const whole = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  const leadsNowhere = ($ref: string): boolean =>
    !$ref.startsWith('#/') || valueAt(whole, stepsOf($ref)) === undefined;
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && leadsNowhere(value) ? undefined : value,
  ) as D;
}
