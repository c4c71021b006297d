/** What generated code is made of: the factories of calls and the encoders that some of them need. */
export {
  type RequestParts,
  request,
  type SendBody,
  type SentBody,
  sendBlob,
  sendForm,
  sendJson,
  sendMultipart,
  sendOptional,
  sendText,
} from '../core/bodies.ts';
export { requireFilters, trimFilters } from '../core/filters.ts';
export type { Fail, PreparedRequest, Received, RequestBody } from '../core/exchange.ts';
export { readFloats } from '../core/floats.ts';
export { inTurn } from '../lib/fields.ts';
export { joinMasks } from '../core/masks.ts';
export {
  type Arguments,
  type Navigation,
  type NavigationArguments,
  navigation,
  type Operation,
  type OperationInfo,
  operation,
} from '../core/operation.ts';
export type { Traits } from '../core/operation-info.ts';
export { fillPath } from '../core/path.ts';
export type { Places } from '../core/places.ts';
export { toPackedQuery, toQuery } from '../core/query.ts';
export { asBlob, asJson, asNothing, asText, type Reader, receive } from '../core/receive.ts';
export { secretsOf } from '../core/secrets.ts';
export {
  deepObject,
  type Encode,
  exploded,
  inJson,
  joined,
  jsonText,
  keepReserved,
  label,
  labelExploded,
  matrix,
  matrixExploded,
  type QueryStyle,
  simple,
  simpleExploded,
  type StyledHeaders,
  styledHeaders,
  styledPath,
  styledQuery,
  type TextStyle,
} from '../core/styles.ts';
export { type Pager, pager } from '../paging/pager.ts';
export type { Paging } from '../paging/paging.ts';
export type { Held } from './held.ts';
export type { EventNames, EventTable } from '../webhooks/event-table.ts';
