/** Reading, generating and writing: what programs that read a description of a store import. */
export { canonicalise } from './generate/canonical.ts';
export { readDescription } from './generate/description.ts';
export { nameTypes } from './generate/enumerations.ts';
export { type EventObject, kindOf, readEvents } from './generate/events.ts';
export { generate } from './generate/generate.ts';
export { readHookCalls } from './generate/hook-files.ts';
export {
  type DecimalLimits,
  type Document,
  type Example,
  isOpen,
  isReference,
  type Json,
  jsonOf,
  type MediaType,
  nameOf,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from './generate/openapi.ts';
export { byService, dereference, exposed, type Operation, readOperations } from './generate/operations.ts';
export { schemaOf } from './generate/parameters.ts';
export { makeAsyncApi } from './generate/portable/asyncapi.ts';
export { toOpenApi30 } from './generate/portable/openapi-30.ts';
export { CALLERS, makePortable } from './generate/portable/portable.ts';
export { DescriptionError } from './generate/problem.ts';
export { BANNER, capitalise } from './generate/text.ts';
export { childrenOf, makeViews, type Views } from './generate/views.ts';
export { expandKeys } from './generate/wire.ts';
export { findStale, listFiles, type Stale, withExtension, writeFolder } from './generate/write.ts';
