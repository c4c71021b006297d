/** What other packages import that read a description of a store: each group is a step of generation. */

// the events in AsyncAPI
export { makeAsyncApi } from './asyncapi/asyncapi.ts';
// error codes of the contract and of the client
export { type ApplicationCode, applicationCodes } from './error-codes/application-codes.ts';
export { CLIENT_ERRORS, type ClientError, STATUS_ERRORS } from './error-codes/client-errors.ts';
export { type ApplicationError, applicationErrorsOf } from './generate/application-errors.ts';
// reading a description from its files, its schemas in few forms, and its events
export { childrenOf } from './generate/children.ts';
export { exclusiveGroups, requiredGroups } from './generate/constraints.ts';
export { type DecimalLimits, decimalLimits } from './generate/decimals.ts';
export { readDescription } from './generate/description.ts';
export { descriptionWithValues } from './generate/enumerations.ts';
export { type EventObject, kindOf, readEvents } from './generate/events.ts';
export { isFilter } from './generate/filters.ts';
// making the client, and writing a folder of generated files
export { bundle, generate } from './generate/generate.ts';
export { joinParts } from './generate/joined.ts';
export { SCALAR_KEYWORDS, withKeywords } from './generate/keywords.ts';
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
} from './generate/openapi.ts';
export {
  byService,
  exposed,
  type Operation,
  readOperations,
  removalNotice,
} from './generate/operations.ts';
export { DescriptionError } from './generate/problem.ts';
export { isReference, nameOf, resolve } from './generate/references.ts';
export { schemaReader } from './generate/schema-reader.ts';
export { type Sides, schemasOfSides } from './generate/sides.ts';
export { BANNER, capitalise } from './generate/text.ts';
export { makeTypes } from './generate/types.ts';
export {
  describeChanges,
  type FolderChanges,
  findStale,
  listFiles,
  type Stale,
  writeFolder,
} from './generate/write.ts';
export { type Role, withKeyTables } from './generate/x-keys.ts';
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
