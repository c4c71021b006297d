import { changeObjects, type Document } from './openapi.ts';
import { stepsOf, valueAt } from './references.ts';

/**
 * A bundled description refers to nothing outside of it. What looks like such a reference is data, in an
 * example for instance, which Prism and orval would read from the current folder or fetch.
 */
export function withoutDataReferences(document: Document): Document {
  const whole = { ...document };
  const leadsNowhere = ($ref: string): boolean =>
    !$ref.startsWith('#/') || valueAt(whole, stepsOf($ref)) === undefined;
  return changeObjects(document, (object) => {
    const { $ref, ...others } = object;
    return typeof $ref === 'string' && leadsNowhere($ref) ? others : object;
  }) as Document;
}
