/** The values that generated code imports: factories of calls and clients, and encoders. */
export {
  request,
  sendBlob,
  sendForm,
  sendJson,
  sendMultipart,
  sendOptional,
  sendText,
} from '../core/bodies.ts';
export { byService } from '../core/client.ts';
export { checkFilters, requireFilters, trimFilters } from '../core/filters.ts';
export { readFloats, textsAt } from '../core/json.ts';
export {
  type Navigation,
  navigation,
  type Operation,
  operation,
} from '../core/operation.ts';
export type { FieldPaths } from '../core/operation-info.ts';
export { fillPath } from '../core/path.ts';
export { toPackedQuery, toQuery } from '../core/query.ts';
export { joinMasks, postIfLong, splitInput } from '../core/request.ts';
export { asBlob, asJson, asNothing, asString, receive } from '../core/response.ts';
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
export { chainEncoders, type Fields, withDefaults } from '../lib/fields.ts';
export { type Pager, pager } from '../paging/pager.ts';
export type { Paging } from '../paging/page-walk.ts';
export type { EventNames, EventTable } from '../webhooks/event-table.ts';
export type { MatchesType } from './matches-type.ts';
