/** The values that generated code imports: factories of calls and clients, and encoders. */
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
export { type BoundCall, byService } from '../core/client.ts';
export { checkFilters, requireFilters, trimFilters } from '../core/filters.ts';
export { readFloats, textsAt } from '../core/json.ts';
export {
  type Arguments,
  type Navigation,
  type NavigationArguments,
  navigation,
  type Operation,
  operation,
} from '../core/operation.ts';
export type {
  Encoder,
  FailCall,
  FieldPaths,
  HttpResponse,
  OperationInfo,
  PreparedRequest,
  Received,
  RequestBody,
  RequestContent,
  Traits,
} from '../core/operation-info.ts';
export { fillPath } from '../core/path.ts';
export { toPackedQuery, toQuery } from '../core/query.ts';
export { joinMasks, postIfLong, splitInput } from '../core/request.ts';
export { asBlob, asJson, asNothing, asString, type Reader, receive } from '../core/response.ts';
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
  type StyledHeaders,
  simple,
  simpleExploded,
  styledHeaders,
  styledPath,
  styledQuery,
  type TextStyle,
} from '../core/styles.ts';
export { chainEncoders, type Fields, withDefaults } from '../lib/fields.ts';
export type { UnknownValue } from '../lib/unknown-value.ts';
export type { Paging } from '../paging/page-walk.ts';
export { type Pager, pager } from '../paging/pager.ts';
export type { EventNames, EventTable } from '../webhooks/event-table.ts';
export type { MatchesType } from './matches-type.ts';
