import { type Document, mapValues } from './openapi.ts';
import { stepsOf, valueAt } from './references.ts';
import { isObject } from './walk.ts';

/**
 * A bundled description refers to nothing outside of it. What looks like such a reference is data, in an
 * example for instance, which Prism and orval would read from the current folder or fetch.
 */
export function withoutDataReferences(document: Document): Document {
  const leadsNowhere = ($ref: string): boolean =>
    !$ref.startsWith('#/') || valueAt(document, stepsOf($ref)) === undefined;
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const object = mapValues(value, copy);
    const { $ref, ...others } = object;
    return typeof $ref === 'string' && leadsNowhere($ref) ? others : object;
  };
  return copy(document) as Document;
}
