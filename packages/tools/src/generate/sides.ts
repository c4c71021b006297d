/** What an object is in requests and in responses: the only place that reads `readOnly` and `writeOnly`. */
import type { Schema } from './openapi.ts';

export type Side = 'request' | 'response';

/** Whether a side has a property: a request has none that only the server sets, a response none that is only sent. */
const isShown = ({ readOnly, writeOnly }: Schema, side: Side): boolean =>
  (side === 'request' ? readOnly : writeOnly) !== true;

/**
 * The properties that an object has on one side, and the names of those that it always has there. What it requires
 * without declaring it is in a schema that it is combined with.
 */
export function sideOf(
  { properties = {}, required = [] }: Schema,
  side: Side,
): Required<Pick<Schema, 'properties' | 'required'>> {
  const shown = Object.entries(properties).filter(([, property]) => isShown(property, side));
  return {
    properties: Object.fromEntries(shown),
    required: required.filter((name) => isShown(properties[name] ?? {}, side)),
  };
}
