/** What generated code is made of: the factories of calls and the encoders that some of them need. */
export { request, sendBlob, sendForm, sendJson, sendMultipart, sendOptional, sendText } from '../core/bodies.ts';
export { requireFilters, trimFilters } from '../core/filters.ts';
export { readFloats } from '../core/floats.ts';
export { inTurn } from '../core/members.ts';
export { joinMasks } from '../core/masks.ts';
export { type Arguments, type Navigation, type NavigationArguments, navigation, type Operation, type OperationInfo, operation } from '../core/operation.ts';
export type { Traits } from '../core/operation-info.ts';
export { fillPath } from '../core/path.ts';
export type { Places } from '../core/places.ts';
export { toPackedQuery, toQuery } from '../core/query.ts';
export { asBlob, asJson, asNothing, asText, receive } from '../core/receive.ts';
export { secretsOf } from '../core/secrets.ts';
export {
  deepObject,
  exploded,
  inJson,
  joined,
  jsonText,
  keepReserved,
  label,
  labelExploded,
  matrix,
  matrixExploded,
  simple,
  simpleExploded,
  styledHeaders,
  styledPath,
  styledQuery,
} from '../core/styles.ts';
export { type Pager, pager } from '../paging/pager.ts';
export type { Paging } from '../paging/paging.ts';
export type { Held } from './held.ts';
export type { EventKind, EventKinds, EventMap } from './events.ts';
