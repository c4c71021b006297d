/**
 * Runtime schemas of all types for zod, a validator of calls, and codecs. Enumerations are closed in requests
 * and open in responses.
 */
export * from '../../generated/zod/index.ts';
export type { OperationSchemas } from '../../generated/zod/operations.ts';
export * as operationSchemas from '../../generated/zod/operations.ts';
export {
  addressCodec,
  audioCodec,
  dateCodec,
  documentCodec,
  identityAddressCodec,
  imageCodec,
  numberCodec,
  pageUrlCodec,
  videoCodec,
} from './codecs.ts';
export { type ValidatorOptions, validator } from './validator.ts';
