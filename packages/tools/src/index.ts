/** What other packages import that read a description of a store: each group is a step of generation. */

// the events in AsyncAPI
export { makeAsyncApi } from './asyncapi/asyncapi.ts';
export { type ApplicationError, applicationErrorsOf } from './description/application-errors.ts';
// reading a description from its files, its schemas in few forms, and its events
export { childrenOf } from './description/children.ts';
export { exclusiveGroups, requiredGroups } from './description/constraints.ts';
export { type DecimalLimits, decimalLimits } from './description/decimals.ts';
export { descriptionWithValues } from './description/enumerations.ts';
export { type EventObject, kindOf, readEvents } from './description/events.ts';
export { isFilter } from './description/filters.ts';
export { type MessageSchemas, messageSchemas } from './description/message-schemas.ts';
export { callNames, capitalise } from './description/names.ts';
// the OpenAPI document, and ways into it
export {
  type Document,
  type Example,
  isOpen,
  type Json,
  jsonOf,
  type MediaType,
  mapValues,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
  type Schema,
} from './description/openapi.ts';
export {
  byService,
  exposed,
  type Operation,
  readOperations,
  removalNotice,
} from './description/operations.ts';
export { DescriptionError } from './description/problem.ts';
export { readDescription } from './description/read.ts';
export { isReference, nameOf, resolve } from './description/references.ts';
export { schemaReader } from './description/schema-reader.ts';
export { withoutAllOf } from './description/without-all-of.ts';
export { type Role, withKeyTables } from './description/x-keys.ts';
// error codes of the contract and of the client
export { type ApplicationCode, applicationCodes } from './error-codes/application-codes.ts';
export { CLIENT_ERRORS, type ClientError, STATUS_ERRORS } from './error-codes/client-errors.ts';
// making the client, and writing a folder of generated files
export { bundle, generate } from './generate/generate.ts';
export { BANNER } from './generate/text.ts';
export { makeTypes } from './generate/types.ts';
export {
  describeChanges,
  type FolderChanges,
  findStale,
  listFiles,
  type Stale,
  writeFolder,
} from './generate/write.ts';
// how a call is made, in TypeScript and with curl
export { CLIENT_ID, callerOf, LOCAL_PLATFORM } from './samples/caller.ts';
export { type Exchange, exchangeOf } from './samples/exchange.ts';
export { handlerSample, type Sample, samplesOf } from './samples/samples.ts';
// what the search finds
export {
  callDocument,
  clientErrorDocument,
  codeDocument,
  eventDocument,
  guideDocuments,
  schemaDocument,
} from './search/documents.ts';
export type { Guide } from './search/guides.ts';
export { firstSentence, plainText } from './search/plain-text.ts';
