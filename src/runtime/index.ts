/** The values that generated code imports: factories of calls and clients, and encoders. */
export { type BoundCall, byService } from '../core/client.ts';
export { checkFilters, requireFilters, trimFilters } from '../core/filters.ts';
export { readFloats, textsAt, toJson } from '../core/json.ts';
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
export { checkSegment, fillPath } from '../core/path.ts';
export { isDate, isPlainValue, toIso, toPackedQuery, toQuery } from '../core/query.ts';
export { joinMasks, postIfLong, splitInput } from '../core/request.ts';
export { readJson, unexpectedBody } from '../core/response.ts';
export { refuseInput } from '../errors/store-error.ts';
export { chainEncoders, type Fields, omit, pick, withDefaults } from '../lib/fields.ts';
export type { UnknownValue } from '../lib/unknown-value.ts';
export { type Pager, pager } from '../paging/pager.ts';
export type { Paging } from '../paging/pagination.ts';
export type { EventNames, EventTable } from '../webhooks/event-description.ts';
